"""Decodes numbers and names, as specified in LogFormat.md."""

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

def read_scale(part, has_classes):
    base, precision = take(part, 1)[0], check(take(part, 1)[0], 0, 6) if has_classes else 0
    last = (64 - precision << precision) - 1
    return base, precision, check(varint(part), 0, last) if precision else 1 << 16

def read_gap(told, base, precision, first, gaps, bit):
    told = told + base & 255
    number, precision = (told, 0) if told < 64 else (first + told - 64, precision)
    count = check(max((number >> precision) - 1, 0), 0, 62 - precision)
    low = int.from_bytes(gaps[bit // 8:(bit + count + 7) // 8], "little") >> bit % 8
    highest = number - (count << precision) << count
    return highest | low & (1 << count) - 1, bit + count
