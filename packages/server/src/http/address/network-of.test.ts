import { describe, expect, test } from "vitest"
import { networkOf, plainAddress } from "./network-of.ts"

describe("an address in one spelling", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["192.0.2.1:51000", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:DB8:0:0::1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:51000", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
  ])("%s is %s", (text, address) => expect(plainAddress(text)).toBe(address))

  test.each([
    "",
    "unknown",
    "_hidden",
    "localhost",
    "1.2.3",
    "256.1.1.1",
    "0x7f.1.1.1",
    "010.1.1.1",
    "1.2.3.4.5",
    "2001:db8::1::1",
    "[::1",
    "::1, ::2",
  ])("%j is none", (text) => expect(plainAddress(text)).toBeUndefined())
})

describe("whom an address stands for", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::", "2001:db8:1:3::/64"],
    ["::1", "::/64"],
    ["", ""],
  ])("%s: %s", (address, network) => expect(networkOf(address)).toBe(network))
})
