"""Links lead to a moment, and each key does what the list of keys says."""

import pytest
from playwright.sync_api import expect
from pages import PAGES, reports, seconds, short

REPORT = PAGES["report"]
SELECTED = ".now .time"


def shown_time(tab):
    return tab.locator(SELECTED).inner_text().removesuffix(" s")


def shows(tab, time):
    """Waits for a moment: a followed link is heard of only after the click has returned."""
    expect(tab.locator(SELECTED)).to_have_text(f"{time} s")


def time_of(page, moment):
    return seconds(page.column("t")[moment])


def first_moment(page):
    marked = [index for index, mark in enumerate(page.texts("mark")) if mark]
    return (page.flagged or marked or [0])[0]


@pytest.mark.parametrize("page", reports(), ids=str)
def test_begins_with_the_first_finding_or_ruling(tab, page):
    shows(tab(page), time_of(page, first_moment(page)))


def test_a_link_to_an_event_or_a_time_shows_that_moment(tab):
    events, times = REPORT.column("seq"), REPORT.column("t")
    for moment in (0, 7, len(events) - 1):
        shows(tab(REPORT, f"#event={events[moment]}"), time_of(REPORT, moment))
    last = len(times) - 2
    one = tab(REPORT, f"#t={seconds(times[last])}")
    assert f"event {events[last]}," in one.locator(".now small").inner_text()


@pytest.mark.parametrize(
    "hash", ["#nonsense", "#event=", "#event=-1", "#event=abc", "#t=x", "#q=%E0%A4%A", "#zoom=2,1", "#rule-x", "#event=%00"]
)
def test_a_link_without_sense_shows_the_first_finding(opened, hash):
    one = opened(REPORT, hash)
    shows(one.tab, time_of(REPORT, first_moment(REPORT)))
    assert one.noise == []


def test_a_link_beyond_the_end_shows_the_last_moment(tab):
    last = len(REPORT.column("t")) - 1
    for hash in ("#event=99999999999", "#t=99999999"):
        shows(tab(REPORT, hash), time_of(REPORT, last))


def test_following_a_link_in_the_page_moves_the_focus_and_the_address(tab):
    one = tab(REPORT, "#event=0")
    event = REPORT.document["findings"][0]["seq"]
    one.locator(f'.finding a[href="#event={event}"]').first.click()
    shows(one, time_of(REPORT, REPORT.index_of(event)))
    assert one.url.endswith(f"#event={event}")


def test_the_address_keeps_moment_filter_and_zoom(tab):
    one = tab(REPORT, "#event=25")
    one.keyboard.press("+")
    one.keyboard.press("/")
    one.keyboard.type("video")
    one.wait_for_timeout(300)
    hash = one.evaluate("location.hash")
    assert hash.startswith("#event=25&q=video&zoom=")
    again = tab(REPORT, hash)
    shows(again, time_of(REPORT, REPORT.index_of(25)))
    assert again.locator("#filter").input_value() == "video"
    rows = again.locator("#rows tbody tr")
    assert 0 < rows.count() < len(REPORT.column("t"))
    assert again.locator(".axis text").first.text_content() != "0 s"
    again.wait_for_timeout(300)
    assert again.evaluate("location.hash") == hash
    assert again.evaluate("history.length") <= 2


def test_following_a_link_keeps_filter_zoom_and_scale(tab):
    one = tab(REPORT, "#event=25&q=video")
    one.keyboard.press("+")
    axis = one.locator(".axis .track").text_content()
    rule = one.locator('#rules article[id^="rule-"]').first.get_attribute("id")
    one.locator(f'#live a[href="#rule-forwarding"]').first.click()
    assert rule
    one.wait_for_url("**#rule-forwarding")
    one.wait_for_timeout(300)
    assert one.evaluate("location.hash") == "#rule-forwarding"
    assert one.locator("#filter").input_value() == "video"
    assert one.locator(".axis .track").text_content() == axis
    shows(one, time_of(REPORT, REPORT.index_of(25)))


def test_arrows_step_and_stop_at_the_ends(tab):
    one = tab(REPORT, "#event=0")
    last = len(REPORT.column("t")) - 1
    one.keyboard.press("ArrowLeft")
    shows(one, time_of(REPORT, 0))
    for moment in range(1, 4):
        one.keyboard.press("ArrowRight")
        shows(one, time_of(REPORT, moment))
    assert one.locator("#rows tr[aria-current]").get_attribute("data-at") == "3"
    one.locator("#knob").focus()
    one.keyboard.press("End")
    shows(one, time_of(REPORT, last))
    assert one.get_by_role("button", name="Next event").is_disabled()
    one.keyboard.press("Home")
    shows(one, time_of(REPORT, 0))


def test_shift_and_arrow_step_through_rulings(tab):
    one = tab(REPORT, "#event=0")
    marked = [index for index, mark in enumerate(REPORT.texts("mark")) if mark]
    for moment in marked[:3]:
        one.keyboard.press("Shift+ArrowRight")
        shows(one, time_of(REPORT, moment))
    one.keyboard.press("Shift+ArrowLeft")
    shows(one, time_of(REPORT, marked[1]))


@pytest.mark.parametrize("page", [page for page in reports() if page.flagged], ids=str)
def test_f_goes_round_the_findings(tab, page):
    one = tab(page, f"#event={page.column('seq')[0]}")
    flagged = page.flagged
    start = flagged[0] if flagged[0] > 0 else flagged[1 % len(flagged)]
    one.keyboard.press("f")
    shows(one, time_of(page, start))
    one.keyboard.press("Shift+F")
    shows(one, time_of(page, flagged[flagged.index(start) - 1]))


def test_zoom_and_scale_keys(tab):
    one = tab(REPORT)
    whole = one.locator(".axis .track").text_content()
    one.keyboard.press("+")
    zoomed = one.locator(".axis .track").text_content()
    assert zoomed != whole
    assert one.locator("#head").is_visible()
    one.keyboard.press("-")
    assert one.locator(".axis .track").text_content() == whole
    one.keyboard.press("+")
    one.keyboard.press("0")
    assert one.locator(".axis .track").text_content() == whole
    one.keyboard.press("s")
    assert "event" in one.locator(".axis .track").text_content()
    assert one.get_by_role("button", name="Steps").get_attribute("aria-pressed") == "true"
    one.keyboard.press("s")
    assert one.locator(".axis .track").text_content() == whole


def test_the_wheel_zooms_only_with_control(tab):
    one = tab(REPORT)
    whole = one.locator(".axis .track").text_content()
    box = one.locator(".stave .track").bounding_box()
    one.mouse.move(box["x"] + box["width"] / 2, box["y"] + 5)
    one.mouse.wheel(0, -100)
    one.wait_for_timeout(100)
    assert one.locator(".axis .track").text_content() == whole
    one.keyboard.down("Control")
    one.mouse.wheel(0, -100)
    one.keyboard.up("Control")
    one.wait_for_function("(whole) => document.querySelector('.axis .track').textContent !== whole", arg=whole)


def test_filter_by_text_and_by_group(tab):
    one = tab(REPORT)
    one.keyboard.press("/")
    assert one.evaluate("document.activeElement.id") == "filter"
    one.keyboard.type("VideoController")
    listed = [text for text in REPORT.texts("text") if "videocontroller" in text.lower()]
    assert one.locator("#rows tbody tr").count() == len(listed)
    one.keyboard.press("Escape")
    assert one.locator("#rows tbody tr").count() == len(REPORT.column("t"))
    assert one.evaluate("document.activeElement.id") != "filter"
    one.locator("#group").select_option("findings")
    assert one.locator("#rows tbody tr").count() == len(REPORT.flagged)
    one.locator("#group").select_option("rulings")
    assert one.locator("#rows tbody tr").count() == sum(1 for mark in REPORT.texts("mark") if mark)


def test_the_list_of_keys_opens_and_closes(tab):
    one = tab(REPORT)
    one.keyboard.press("?")
    assert one.get_by_role("dialog").is_visible()
    before = shown_time(one)
    one.keyboard.press("ArrowLeft")
    assert shown_time(one) == before
    one.keyboard.press("Escape")
    assert one.get_by_role("dialog").count() == 0


def test_the_pointer_picks_the_nearest_moment(tab):
    one = tab(REPORT)
    box = one.locator(".stave .track").bounding_box()
    times, span = REPORT.column("t"), REPORT.document["trace"]["span"]
    for moment in (23, 28):
        x = box["x"] + box["width"] * times[moment] / span
        one.mouse.click(x, box["y"] + 5)
        picked = float(shown_time(one)) * 1e6
        assert abs(picked - times[moment]) <= span / box["width"] + 1000
    one.mouse.move(box["x"] + 1, box["y"] + 5)
    one.mouse.down()
    one.mouse.move(box["x"] + box["width"] - 1, box["y"] + 5)
    one.mouse.up()
    shows(one, time_of(REPORT, len(times) - 1))


def test_a_click_on_a_row_shows_its_moment(tab):
    one = tab(REPORT)
    one.locator('#rows tr[data-at="12"] td.text').click()
    shows(one, time_of(REPORT, 12))


@pytest.mark.parametrize("page", short(reports()), ids=str)
def test_the_copied_command_is_the_one_that_is_shown(opened, page):
    one = opened(page, permissions=["clipboard-read", "clipboard-write"])
    one.tab.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    event = page.column("seq")[first_moment(page)]
    one.tab.keyboard.press("c")
    command = f"swivel why {page.document['trace']['argument']} --event {event}"
    assert one.tab.evaluate("window.copied") == command
    assert one.tab.locator("#copy").get_attribute("title") == command
    for shown in one.tab.locator(".finding .command").all():
        shown.get_by_role("button").click()
        assert one.tab.evaluate("window.copied") == shown.locator("code").inner_text()
    assert "Copied" in one.tab.locator("#announcements").inner_text() or not page.flagged
    assert one.noise == []


def test_copying_works_where_the_clipboard_is_refused(tab):
    one = tab(REPORT)
    one.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error('refused'); }; }")
    one.evaluate("() => { document.execCommand = (name) => { window.copied = `${name} ${getSelection()}`; return true; }; }")
    one.keyboard.press("c")
    one.wait_for_timeout(50)
    assert one.evaluate("window.copied").startswith("copy swivel why ")
    assert one.locator("#copy").inner_text() == "Copied"
