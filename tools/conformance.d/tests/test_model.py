import pathlib
import tempfile
import unittest

from model import WARNING
from stand_ins import kit

RUNS = ("--run", "over-full-screen", "--run", "lock")


class ModelTests(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.output = pathlib.Path(self.temporary.name) / "out"

    def play(self, *words):
        return kit("--model", "--output", self.output, *words)

    def test_the_look_alike_agrees_with_itself_on_all_releases_and_says_that_this_proves_nothing(self):
        done = self.play("--run", "over-full-screen")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertTrue(done.stdout.startswith(WARNING + "\n"))
        self.assertIn("13 15 16 17 18 26 27 iPad, iPad full-screen, iPhone", done.stdout)
        self.assertNotIn("DISAGREES", done.stdout)
        log = self.output / "logs/26.0-iPad-full-screen/over-full-screen.swivel"
        self.assertIn("step 2: turn the device to landscapeLeft", log.with_suffix(".txt").read_text())
        self.assertTrue((self.output / "reports/index.html").exists())
        self.assertEqual((self.output / "table.txt").read_text(), done.stdout)
        self.assertTrue((self.output / "table.md").read_text().startswith(f"- {WARNING}\n"))

    def test_a_rule_that_the_look_alike_lacks_is_one_row(self):
        done = self.play(*RUNS, "--without", "presenter-limits", "--runtime", "15", "--runtime", "26")
        rows = [line for line in done.stdout.splitlines() if line.startswith("DISAGREES")]
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertEqual(len(rows), 1, done.stdout)
        self.assertRegex(rows[0], "^DISAGREES +intersection +15 26 iPad full-screen, iPhone +over-full-screen +"
                                  "step 2: .* portrait +landscapeRight$")
        self.assertRegex(done.stdout, "rules with a part in over-full-screen, step 2: .*presenter-limits")
        self.assertIn("the look-alike lacks the rule presenter-limits", done.stdout)
        self.assertIn("\niOS 26.0 iPhone, over-full-screen:\n", done.stdout)

    def test_names_that_do_not_exist_are_errors_that_say_where_to_look(self):
        for words, hint in ((("--run", "nothing"), "there is no run named nothing; there are every-side"),
                            (("--without", "nothing"), "swivel explain --rules lists them"),
                            (("--run", "lock", "--runtime", "3"), "the look-alike has no iOS 3")):
            done = self.play(*words)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(hint, done.stderr)

    def test_arguments_that_make_no_sense_are_exit_code_64(self):
        for words in (("--nothing",), ("--settle", "0"), ("--settle", "soon")):
            done = self.play(*words)
            self.assertEqual(done.returncode, 64)
            self.assertIn("See tools/conformance --help.", done.stderr)

    def test_a_folder_with_other_files_is_left_alone(self):
        self.output.mkdir()
        (self.output / "thesis.txt").write_text("mine")
        done = self.play(*RUNS)
        self.assertEqual(done.returncode, 2)
        self.assertIn("name a new folder with --output", done.stderr)
        self.assertEqual((self.output / "thesis.txt").read_text(), "mine")
