import { expect, test } from "vitest"
import { allowedHosts, hostOf, portOf } from "./allowed-hosts.ts"

test("a host is allowed with every port, with a port only with that one", () => {
  const isAllowed = allowedHosts(["Gateway.internal", "127.0.0.1:8080", "::1", "[fd00::1]:80", "10.0.0.1:80"])
  expect([
    isAllowed("gateway.internal", 1),
    isAllowed("127.0.0.1", 8080),
    isAllowed("::1", 443),
    isAllowed("fd00::1", 80),
    isAllowed("10.0.0.1", 80),
  ]).toEqual([true, true, true, true, true])
  expect([
    isAllowed("other.internal", 1),
    isAllowed("a.gateway.internal", 1),
    isAllowed("127.0.0.1", 8081),
    isAllowed("127.0.0.1", 80),
    isAllowed("fd00::1", 443),
    isAllowed("10.0.0.1", 443),
  ]).toEqual([false, false, false, false, false, false])
})

test.each(["", "http://a.b", "a.b/path", "user@a.b", "a b", "a.b:99999", "a.b?x", "a.b#x"])("%j is no host", (host) => {
  expect(() => allowedHosts([host])).toThrow(TypeError)
})

test("a URL's host is without brackets and final dot, its port is never left out", () => {
  const parts = (text: string) => [hostOf(new URL(text)), portOf(new URL(text))]
  expect([parts("http://[::1]/"), parts("https://a.b./"), parts("http://a.b:8080/")]).toEqual([
    ["::1", 80],
    ["a.b", 443],
    ["a.b", 8080],
  ])
})
