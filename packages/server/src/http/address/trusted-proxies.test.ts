import { describe, expect, test } from "vitest"
import { TrustedProxies } from "./trusted-proxies.ts"

const clientOf = (ranges: readonly string[], remoteAddress: string | undefined, forwarded?: string) =>
  new TrustedProxies(ranges).clientOf({
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    socket: { remoteAddress },
  })

describe("the client of a request", () => {
  test("is whoever is connected, whatever he says, where no proxy is trusted", () => {
    expect(clientOf([], "192.0.2.1", "198.51.100.9")).toBe("192.0.2.1")
    expect(clientOf([], "::ffff:192.0.2.1", "198.51.100.9")).toBe("192.0.2.1")
    expect(clientOf([], undefined)).toBe("")
  })

  test("is whoever is connected where another proxy is trusted", () => {
    expect(clientOf(["10.0.0.0/8"], "192.0.2.1", "198.51.100.9")).toBe("192.0.2.1")
  })

  test("is the last one whom a trusted proxy names, and nobody before him", () => {
    const trusted = ["10.0.0.0/8", "192.0.2.10", "2001:db8::/32"]
    expect(clientOf(trusted, "10.1.2.3", "198.51.100.9")).toBe("198.51.100.9")
    expect(clientOf(trusted, "10.1.2.3", "203.0.113.66, 198.51.100.9")).toBe("198.51.100.9")
    expect(clientOf(trusted, "10.1.2.3", "203.0.113.66,198.51.100.9 , 192.0.2.10, 2001:db8::7")).toBe("198.51.100.9")
    expect(clientOf(trusted, "::ffff:10.1.2.3", "[2001:dead::1]:443")).toBe("2001:dead::1")
  })

  test("is the proxy that is trusted where it names nobody, or nonsense", () => {
    for (const forwarded of [undefined, "", "unknown", "203.0.113.66, ", "203.0.113.66, <script>"])
      expect(clientOf(["10.0.0.0/8"], "10.1.2.3", forwarded)).toBe("10.1.2.3")
  })

  test("is the first of all where all are trusted", () => {
    expect(clientOf(["10.0.0.0/8"], "10.0.0.1", "10.0.0.3, 10.0.0.2")).toBe("10.0.0.3")
  })

  test("is looked for among so many hops and no more", () => {
    const hops = Array.from({ length: 5_000 }, () => "10.0.0.2").join(",")
    expect(clientOf(["10.0.0.0/8"], "10.0.0.1", `198.51.100.9,${hops}`)).toBe("10.0.0.2")
  })
})

test("whom a trusted proxy names by no address is nobody's address, and the proxy asks for itself where it names nobody", () => {
  const forwardedFor = (forwarded?: string) =>
    new TrustedProxies(["10.0.0.0/8"]).forwardedFor({
      headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
      socket: { remoteAddress: "10.1.2.3" },
    })
  const names = ["unknown", "_hidden", "", "198.51.100.9:http", "198.51.100.9, ", "unknown, 10.0.0.2"]
  expect(names.map(forwardedFor)).toEqual(names.map(() => undefined))
  expect([undefined, "unknown, 198.51.100.9:4711", "[2001:db8::1]:443"].map(forwardedFor)).toEqual([
    "10.1.2.3",
    "198.51.100.9",
    "2001:db8::1",
  ])
})

test.each(["localhost", "10.0.0.0/33", "10.0.0/8", "", "*"])("%j is no proxy that can be trusted", (text) => {
  expect(() => new TrustedProxies([text])).toThrow(
    new RangeError(`"${text}" is no IP address, and no range of them such as 10.0.0.0/8`),
  )
})
