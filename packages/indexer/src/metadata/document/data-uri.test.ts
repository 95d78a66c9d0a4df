import * as fc from "fast-check"
import { expect, test } from "vitest"
import { dataUriBytes } from "./data-uri.ts"

const text = (uri: string, maxBytes = 1000) => {
  const data = dataUriBytes(uri, maxBytes)
  return data instanceof Uint8Array ? Buffer.from(data).toString() : data
}

test.each([
  ["base64", `data:application/json;base64,${btoa('{"a":1}')}`, '{"a":1}'],
  ["base64 of another media type and a charset", `data:text/plain;charset=utf-8;base64,${btoa("{}")}`, "{}"],
  ["base64 in capitals without padding", "data:;BASE64,e30", "{}"],
  ["base64 for URLs", "data:;base64,Pz8_", "???"],
  ["base64 with escapes", "data:;base64,e30%3D", "{}"],
  ["percent escapes", "data:application/json,%7B%22a%22%3A%22%E9%9B%AA%22%7D", '{"a":"雪"}'],
  ["bare text", 'data:application/json;utf8,{"a":"雪 #1"}', '{"a":"雪 #1"}'],
  ["escapes that are none", "data:,100% of %zz and %4", "100% of %zz and %4"],
  ["no media type", "data:,x", "x"],
  ["nothing", "data:application/json,", ""],
  ["a comma in the text", "data:,a,b", "a,b"],
  ["base64 that is only mentioned", "data:text/base64x,e30=", "e30="],
])("%s", (_, uri, carried) => {
  expect(text(uri)).toBe(carried)
})

test("one without a comma carries nothing", () => {
  expect(dataUriBytes("data:application/json;base64", 1000)).toBeUndefined()
})

test("more than the limit is too large, in every encoding, and the limit itself is not", () => {
  for (const encode of [
    (value: string) => `data:,${value}`,
    (value: string) => `data:;base64,${btoa(value)}`,
    (value: string) => `data:,${value.replaceAll("a", "%61")}`,
  ]) {
    expect(text(encode("a".repeat(100)), 100)).toBe("a".repeat(100))
    expect(text(encode("a".repeat(101)), 100)).toBe("too-large")
    expect(text(encode("a".repeat(100_000)), 100)).toBe("too-large")
  }
})

test("any octets come back from either encoding", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const base64 = Buffer.from(bytes).toString("base64")
      const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")
      expect([...(dataUriBytes(`data:;base64,${base64}`, 200) ?? [])]).toEqual([...bytes])
      expect([...(dataUriBytes(`data:,${escaped}`, 200) ?? [])]).toEqual([...bytes])
    }),
  )
})
