"""Prints events as lines of JSON: the text form, written from EventText.md alone."""
import os, re, sys

GUIDE = os.path.join(os.path.dirname(__file__), "../Sources/swivel/Swivel.docc/EventText.md")
LIMITS = {"bool": 1, "controller": 0xFFFF, "window": 255, "scene": 255, "mask": 15, "device": 255}
MARKS = "\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"
SHORT = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}

with open(GUIDE, encoding="utf-8") as file:
    guide = file.read()
KINDS = {int(code): (name, re.findall(r"`(\w+)`: (\w+\??)", fields))
         for name, code, fields in re.findall(r"^\| `(\w+)` \| (\d+) \| `\w+` \| ([^|]*) \| [^|]* \|$", guide, re.M)}
WORDS = {name: {int(number): word for word, number in re.findall(r"`(\w+)` (\d+)", row)}
         for name, row in re.findall(r"^\| `([^`]+)` \| (`\w+` \d.*) \|$", guide, re.M)}


def quoted(text):
    return '"' + re.sub(f'["\\\\{MARKS}]', lambda m: SHORT.get(m[0]) or f"\\u{ord(m[0]):04x}", text) + '"'


def value(type, number, sequence, names):
    if type.endswith("?"):
        return value(type[:-1], number - 1, sequence, names) if number else "null"
    if type == "bool" and number < 2:
        return ("false", "true")[number]
    if type == "integer":
        return str(number >> 1 ^ -(number & 1))
    if type == "name":
        name = names[number] if number < len(names) else None
        return f'{{"lost":{number}}}' if name is None else quoted(name)
    if type == "cause":
        return str(sequence - number) if number <= sequence else f'{{"ago":{number}}}'
    if type == "version":
        patch = f".{number & 255}" if number & 255 else ""
        return f'"{number >> 16}.{number >> 8 & 255}{patch}"'
    words = WORDS.get(type, {})
    if type not in ("mask", "device"):
        return quoted(words[number]) if number in words else str(number)
    if number & ~sum(words):
        return str(number << 1 if type == "mask" else number)
    return "[" + ",".join(quoted(word) for bit, word in words.items() if number & bit) + "]"


def means_something(type, number):
    if type.endswith("?"):
        return number == 0 or means_something(type[:-1], number - 1)
    return number <= LIMITS[type] if type in LIMITS else number in WORDS.get(type, [number])


class Printer:
    def __init__(self):
        self.kinds, self.descriptions, self.told, self.has_loss = dict(KINDS), {}, {}, False

    def header(self, facts):
        members = ",".join(f"{quoted(key)}:{quoted(text)}" for key, text in facts.items())
        print(f'{{"swivel":"1.0","unit":"1us","header":{{{members}}}}}')

    def note(self, text):
        """Reports that something is missing that may have been recorded."""
        self.has_loss = True
        print(f"note: {text}", file=sys.stderr)

    def loss(self, count, reason):
        self.has_loss |= count > 0
        print(f'{{"loss":{count},"reason":{quoted(WORDS["reason (of a loss)"][min(reason, 3)])}}}')

    def learn(self, code, text):
        """Adds a log's own description of a kind, if it is valid."""
        name, *fields = text.decode(errors="replace").split("\t")
        fields = [tuple(field.split(":", 1)) for field in fields]
        words = [name] + [word for field in fields for word in field]
        is_sound = all(re.fullmatch("[^ \0-\x1f\x7f]+", word) for word in words) and 0 < code < 128
        is_longer = code not in KINDS or len(fields) > len(KINDS[code][1])
        if is_sound and is_longer and len(words) == 1 + 2 * len(fields) <= 13 and len(text) <= 4096:
            self.descriptions[code] = (name, fields)

    def fields(self, code):
        return self.descriptions.get(code, KINDS.get(code, ("", [])))[1]

    def event(self, sequence, time, code, numbers, names):
        self.describe(code, self.descriptions.get(code))
        name, fields = self.kinds.get(code, (f"kind#{code}", []))
        line = f'{{"seq":{sequence},"t":{time},"kind":{quoted(name)}'
        for (field, type), number in zip(fields, numbers):
            line += f",{quoted(field)}:{value(type, number, sequence, names)}"
        if len(numbers) < len(fields):
            line += f',"count":{len(numbers)}'
        if len(numbers) > len(fields):
            line += f',"more":[{",".join(map(str, numbers[len(fields):]))}]'
        print(line + "}")
        known = zip(KINDS.get(code, ("", []))[1], numbers + [0] * 6)
        self.has_loss |= not all(means_something(type, number) for (_, type), number in known)

    def describe(self, code, description):
        """Prints the definition of a kind unknown to the guide, or with additional fields, before its first event."""
        if not description or self.told.get(code) == description:
            return
        self.told[code] = description
        name, fields = description
        words = [name] + [field for field, _ in fields] + [type.removesuffix("?") for _, type in fields]
        keys = {field for field, _ in fields} - {"seq", "t", "kind", "count", "more"}
        self.kinds.pop(code, None)
        if all(re.fullmatch("[A-Za-z0-9_-]{1,64}", word) for word in words) and len(keys) == len(fields) \
                and name not in [other for other, _ in self.kinds.values()] \
                and KINDS.get(code, description)[0] == name:
            self.kinds[code] = description
            listed = ",".join(quoted(f"{field}:{type}") for field, type in fields)
            print(f'{{"define":{quoted(name)},"code":{code},"fields":[{listed}]}}')
        elif code in KINDS:
            self.kinds[code] = KINDS[code]
