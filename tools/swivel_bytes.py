"""Numbers and names, as the page LogFormat.md has them."""

class Damage(Exception): pass

def check(number, least, most):
    if not least <= number <= most: raise Damage(f"{number} is not from {least} to {most}")
    return number

def take(part, count):
    found = part.read(check(count, 0, 1 << 20))
    if len(found) < count: raise Damage("it ends early")
    return found

def varint(part, shift=0):
    byte = take(part, 1)[0]
    rest = varint(part, check(shift + 7, 0, 63)) if byte > 127 else 0
    return check(byte & 127 | rest << 7, 0, 2**(64 - shift) - 1)

def read_name(part, length): return take(part, check(length, 0, 4096)).decode(errors="replace")
