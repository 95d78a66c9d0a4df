import { expect, test } from "vitest"
import { allowedHosts } from "./allowed-hosts.ts"
import { isPublicAddress } from "./public-address.ts"
import { refusalOfUrl } from "./refusal.ts"

const none = allowedHosts([])
const of = (text: string, isAllowed = none) => refusalOfUrl(new URL(text), isAllowed, isPublicAddress)

test.each([
  "https://a.io/1",
  "http://a.io:8080/",
  "https://a.io:8443/1?x#y",
  "https://xn--bcher-kva.ch/",
  "http://8.8.8.8/",
  "http://[2606:4700:4700::1111]/",
  "https://a.io./",
  "https://localhost.io/",
])("%s may be asked", (text) => {
  expect(of(text)).toBeUndefined()
})

test.each([
  ["ftp://a.io/", "neither http nor https"],
  ["file:///etc/passwd", "neither http nor https"],
  ["https://user@a.io/", "credentials"],
  ["https://:secret@a.io/", "credentials"],
  [`https://a.io/${"x".repeat(9000)}`, "too long"],
  ["http://a.io:22/", "the port of another protocol"],
  ["http://a.io:25/", "the port of another protocol"],
  ["http://a.io:0/", "the port of another protocol"],
  ["http://a.io:6667/", "the port of another protocol"],
  ["http://10.0.0.1/", "no public address"],
  ["http://intranet/", "no public name"],
  ["http://a..io/", "no public name"],
  [`http://${"a.".repeat(150)}io/`, "no public name"],
])("%s may not: %s", (text, reason) => {
  expect(of(text)).toBe(reason)
})

test("an allowed host may be private and on any port, but not with credentials", () => {
  const isAllowed = allowedHosts(["localhost", "10.0.0.1:22"])
  expect([of("http://localhost:1/", isAllowed), of("http://10.0.0.1:22/", isAllowed)]).toEqual([undefined, undefined])
  expect(of("http://a@localhost/", isAllowed)).toBe("credentials")
})
