"""Whom the limits count as one."""

from serai.server.limits import place_of


def test_households_and_single_addresses() -> None:
    assert place_of("::ffff:10.0.0.1") == "10.0.0.1"
    assert place_of("::ffff:10.0.0.1") != place_of("::ffff:10.0.0.2")
    assert place_of("2001:db8:1:2::1") == place_of("2001:db8:1:2:ffff::9")
    assert place_of("2001:db8:1:2::1") != place_of("2001:db8:1:3::1")
    assert place_of("10.0.0.1") == "10.0.0.1"
    assert place_of("testclient") == "testclient"
