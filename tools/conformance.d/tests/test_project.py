"""The project that only Xcode opens: that it can be read, and that whatever it names exists."""

import pathlib
import plistlib
import re
import unittest
import xml.etree.ElementTree as ElementTree

from simulators import OLDEST

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / "Tests/Conformance"
PROJECT = FOLDER / "SwivelConformance.xcodeproj"
TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|\s+|("(?:[^"\\]|\\.)*")|([A-Za-z0-9_./$<>-]+)|([{}()=;,])', re.DOTALL)


def tokens(text):
    place = 0
    while place < len(text):
        match = TOKEN.match(text, place)
        assert match, f"no property list at {text[place:place + 40]!r}"
        place = match.end()
        if match.lastindex:
            yield match.group(match.lastindex)


def value(words, word):
    """A value of an old-style property list, which is what Xcode writes; WORD is its first token."""
    entries = {}
    if word == "{":
        for key in iter(lambda: next(words), "}"):
            assert next(words) == "=", key
            entries[key] = value(words, next(words))
            assert next(words) == ";", key
        return entries
    if word == "(":
        return [item(words, first) for first in iter(lambda: next(words), ")")]
    assert word not in "{}()=;,", word
    return word.strip('"')


def item(words, first):
    found = value(words, first)
    assert next(words) == ",", found
    return found


class ProjectTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        words = tokens((PROJECT / "project.pbxproj").read_text(encoding="utf-8"))
        cls.project = value(words, next(words))
        cls.objects = cls.project["objects"]
        assert next(words, None) is None

    def of_kind(self, isa):
        return [entry for entry in self.objects.values() if entry["isa"] == isa]

    def test_every_object_that_is_referred_to_exists_and_is_used(self):
        uses = re.findall(r"\bC0F0[0-9]{20}\b", (PROJECT / "project.pbxproj").read_text(encoding="utf-8"))
        self.assertEqual(set(uses), set(self.objects))
        self.assertTrue(all(uses.count(name) >= 2 for name in self.objects))
        self.assertIn(self.project["rootObject"], self.objects)

    def test_folders_and_files_exist_and_the_look_alikes_are_not_among_them(self):
        folders = [group["path"] for group in self.of_kind("PBXFileSystemSynchronizedRootGroup")]
        self.assertEqual(folders, ["App", "UITests"])
        for folder in folders:
            self.assertTrue(list((FOLDER / folder).glob("*.swift")))
        settings = [entry["buildSettings"] for entry in self.of_kind("XCBuildConfiguration")]
        for path in [found["INFOPLIST_FILE"] for found in settings if "INFOPLIST_FILE" in found]:
            self.assertTrue((FOLDER / path).is_file())

    def test_the_package_is_this_one_with_its_product_and_its_floor(self):
        manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
        package = self.of_kind("XCLocalSwiftPackageReference")[0]
        self.assertEqual((FOLDER / package["relativePath"]).resolve(), ROOT)
        for product in self.of_kind("XCSwiftPackageProductDependency"):
            self.assertIn(f'.library(name: "{product["productName"]}"', manifest)
        settings = [entry["buildSettings"] for entry in self.of_kind("XCBuildConfiguration")]
        floors = {entry.get("IPHONEOS_DEPLOYMENT_TARGET") for entry in settings}
        self.assertEqual(floors - {None}, {re.search(r"\.iOS\(\.v(\d+)\)", manifest).group(1) + ".0"})
        self.assertEqual(OLDEST, int(re.search(r"\.iOS\(\.v(\d+)\)", manifest).group(1)))

    def test_the_scheme_tests_the_ui_tests_of_the_app(self):
        scheme = ElementTree.parse(PROJECT / "xcshareddata/xcschemes/SwivelConformance.xcscheme")
        for reference in scheme.iter("BuildableReference"):
            target = self.objects[reference.get("BlueprintIdentifier")]
            self.assertEqual(target["name"], reference.get("BlueprintName"))
            product = self.objects[target["productReference"]]
            self.assertEqual(product["path"], reference.get("BuildableName"))
        self.assertEqual(len(list(scheme.iter("TestableReference"))), 1)

    def test_the_scene_delegate_is_a_class_of_the_app(self):
        plist = plistlib.loads((FOLDER / "Info.plist").read_bytes())
        roles = plist["UIApplicationSceneManifest"]["UISceneConfigurations"]
        name = roles["UIWindowSceneSessionRoleApplication"][0]["UISceneDelegateClassName"].split(".")[-1]
        sources = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / "App").glob("*.swift"))
        self.assertIn(f"class {name}: UIResponder, UIWindowSceneDelegate", sources)
        self.assertEqual(len(plist["UISupportedInterfaceOrientations"]), 4)
