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
    expect(() => parseIp(wrong)).toThrow(new TypeError(`"${wrong}" is no IP address`))
  expect(() => formatIp(new Uint8Array(5))).toThrow(TypeError)
})

test("only an address of ten zeros and two bytes of ones before it is IPv4 in IPv6", () => {
  const near = (...changes: readonly (readonly [at: number, byte: number])[]) => {
    const bytes = wideIp(Uint8Array.of(10, 0, 0, 255))
    for (const [at, byte] of changes) bytes[at] = byte
    return formatIp(bytes)
  }
  expect([near(), near([10, 0]), near([11, 0]), near([0, 1]), near([9, 1]), near([10, 0], [11, 0])]).toEqual([
    "10.0.0.255",
    "::ff:a00:ff",
    "::ff00:a00:ff",
    "100::ffff:a00:ff",
    "::1:ffff:a00:ff",
    "::a00:ff",
  ])
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

test("a port is a number from 1 to 65,535", () => {
  expect(["10.0.0.1:1", "10.0.0.1:65535", "[::1]:9651"].map(parseSocketAddress)).toEqual([
    { ip: "10.0.0.1", port: 1 },
    { ip: "10.0.0.1", port: 65_535 },
    { ip: "::1", port: 9651 },
  ])
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
    " 127.0.0.1:1",
    "127.0.0.1:1 ",
    "127.0.0.1:x",
    "127.0.0.1:000001",
    "[[::1]:1",
    "a[::1]:1",
    "127.0.0.1:1x",
    "::1",
  ])
    expect(() => parseSocketAddress(wrong)).toThrow(TypeError)
})
