import { expect, test } from "vitest"
import { isPublicAddress } from "./public-address.ts"

test.each([
  "1.1.1.1",
  "8.8.8.8",
  "172.15.255.255",
  "172.32.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "223.255.255.255",
  "169.253.0.1",
  "2606:4700:4700::1111",
  "2a00:1450:4001:80b::200e",
  "2001:4860:4860::8888",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ["this network", "0.0.0.0", "0.1.2.3"],
  ["loopback", "127.0.0.1", "127.255.255.254", "::1"],
  ["private", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1"],
  ["link-local, where clouds keep credentials", "169.254.169.254", "169.254.170.2", "fe80::1", "febf::1"],
  ["shared by carriers", "100.64.0.1", "100.100.100.200", "100.127.255.255"],
  ["unique local", "fc00::1", "fd00:ec2::254", "fdff::1"],
  ["site-local", "fec0::1"],
  ["multicast", "224.0.0.1", "239.255.255.255", "ff02::1"],
  ["broadcast and reserved", "255.255.255.255", "240.0.0.1", "192.0.0.192", "192.88.99.1"],
  ["documentation", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
  ["benchmarking", "198.18.0.1", "198.19.255.255", "2001:2::1"],
  ["unspecified", "::"],
  ["IPv4-mapped, even when that is public", "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8", "::ffff:0:8.8.8.8"],
  ["IPv4-compatible", "::127.0.0.1", "::8.8.8.8"],
  ["NAT64", "64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "64:ff9b:1::a00:1"],
  ["6to4", "2002:7f00:1::", "2002:a00:1::1"],
  ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001::1"],
  ["discard, ORCHID, segment routing", "100::1", "2001:10::1", "2001:20::1", "5f00::1"],
  ["nobody's yet", "4000::1", "8000::1", "e000::1", "200::1"],
  ["a cloud's own", "168.63.129.16"],
  ["with a zone", "fe80::1%eth0", "2606:4700:4700::1111%eth0", "::1%lo"],
  [
    "in another spelling",
    "127.1",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "2130706433",
    "010.8.8.8",
    "8.8.8",
    "8.8.8.8/8",
    " 8.8.8.8",
  ],
  ["no address", "", "localhost", "example.com", "[::1]", "1.2.3.4.5", "256.1.1.1"],
])("%s is not public", (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})
