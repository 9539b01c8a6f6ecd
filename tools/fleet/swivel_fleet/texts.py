"""Texts of the page: numbers, commands, and names of apps that stay text."""
import shlex

from markupsafe import Markup

STEERING = frozenset(chr(code) for code in (
    *range(0x20), *range(0x7F, 0xA0), 0x061C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A), 0xFEFF,
    *range(0xD800, 0xE000)) if chr(code) not in "\t\n")


def shown(value):
    """What a template prints: characters that cannot be seen, or turn the direction of a text, as their escapes."""
    if value is None:
        return ""
    if isinstance(value, Markup) or not isinstance(value, str):
        return value
    return "".join(f"\\u{ord(letter):04x}" if letter in STEERING else letter for letter in value)


def percent(share):
    """A share in per cent, with two digits that count."""
    value = share * 100
    digits = 0 if value >= 10 or value == 0 else 1 if value >= 1 else 2
    return f"{value:.{digits}f}%"


def times(ratio):
    return "new" if ratio == float("inf") else f"{ratio:.1f}×"


def grouped(number):
    return f"{number:,}"


def plural(count, word):
    return f"{grouped(count)} {word}" if count == 1 else f"{grouped(count)} {word}s"


def seconds(microseconds):
    return f"{microseconds / 1e6:.3f} s"


def scope_words(scope):
    """A scope of a test, for people."""
    name, _, value = scope.partition("=")
    words = {"idiom": {"pad": "iPad", "phone": "iPhone"}.get(value, value), "model": value, "system": f"iOS {value}"}
    return words.get(name, "all devices and systems")


def quoted(path):
    """A path for a shell; one that begins with a hyphen is no option."""
    return shlex.quote(f"./{path}" if path.startswith("-") else path)


def commands(trace, event):
    """How to look further at a trace, which may be in a tar file (`FILE.tar!MEMBER`)."""
    path, _, member = trace.rpartition(".tar!") if ".tar!" in trace else ("", "", "")
    if path:
        first = [f"tar -xOf {quoted(path + '.tar')} -- {shlex.quote(member)} > example.swivel"]
        return first + looks("example.swivel", event)
    return looks(quoted(trace), event)


def looks(file, event):
    return [f"swivel why {file} --event {event}", f"swivel report {file} -o example.html --open"]
