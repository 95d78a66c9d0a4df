import fc from "fast-check"
import { expect, test } from "vitest"
import { formatIp, parseIp, wideIp } from "./ip-bytes.ts"
import { formatSocketAddress, parseSocketAddress } from "./socket-address.ts"

test("IP addresses are read and written, of both versions", () => {
  const mapped = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 10, 0, 0, 255)
  expect(parseIp("10.0.0.255")).toEqual(Uint8Array.of(10, 0, 0, 255))
  expect(wideIp(parseIp("10.0.0.255"))).toEqual(mapped)
  expect(parseIp("::ffff:10.0.0.255")).toEqual(mapped)
  expect(formatIp(mapped)).toBe("10.0.0.255")
  expect(parseIp("::1")).toEqual(Uint8Array.of(...new Uint8Array(15), 1))
  expect(formatIp(parseIp("2001:db8::8:800:200c:417a"))).toBe("2001:db8::8:800:200c:417a")
  expect(formatIp(new Uint8Array(16))).toBe("::")
  for (const wrong of ["", "localhost", "1.2.3", "1.2.3.256", "::1%lo", "::g"])
    expect(() => parseIp(wrong)).toThrow(TypeError)
  expect(() => formatIp(new Uint8Array(5))).toThrow(TypeError)
})

test("any address is read as it was written", () => {
  const ip = fc.oneof(fc.uint8Array({ minLength: 4, maxLength: 4 }), fc.uint8Array({ minLength: 16, maxLength: 16 }))
  fc.assert(
    fc.property(ip, fc.integer({ min: 1, max: 65_535 }), (bytes, port) => {
      expect(wideIp(parseIp(formatIp(bytes)))).toEqual(wideIp(bytes))
      const address = { ip: formatIp(bytes), port }
      expect(parseSocketAddress(formatSocketAddress(address))).toEqual(address)
    }),
  )
})

test("an address without a port, or with a name, is none", () => {
  for (const wrong of [
    "127.0.0.1",
    "127.0.0.1:0",
    "127.0.0.1:65536",
    "localhost:1",
    "::1:1",
    "[127.0.0.1]:1",
    "[::1]",
    ":1",
    "[]:1",
  ])
    expect(() => parseSocketAddress(wrong)).toThrow(TypeError)
})
