import { formatId, formatNodeId } from "@serac/chain"
import { describe, expect, test } from "vitest"
import { parseJson } from "../json/parse-json.ts"
import type { ArgumentReader } from "../rpc/reader.ts"
import { base64Bytes, bool, encoding, hexBytes, id, nodeId, text, uint32, uint64 } from "./scalars.ts"

const given = <Value>(reader: ArgumentReader<Value>, json: string) => reader(parseJson(json))

describe("what is missing is Go's zero value", () => {
  test.each([
    [text, ""],
    [bool, false],
    [uint64, 0n],
    [uint32, 0],
    [id, new Uint8Array(32)],
    [nodeId, new Uint8Array(20)],
    [encoding, "hex"],
    [base64Bytes, new Uint8Array()],
    [hexBytes, new Uint8Array()],
  ] as const)("%#", (reader, zero) => {
    expect((reader as ArgumentReader<unknown>)(undefined)).toEqual(zero)
  })
})

describe("integers are quoted or bare, and exact to their last digit", () => {
  test.each([
    ['"7"', 7n],
    ["7", 7n],
    ['"007"', 7n],
    ["18446744073709551615", 18446744073709551615n],
    ['"9007199254740993"', 9007199254740993n],
  ])("%s", (json, value) => {
    expect(given(uint64, json)).toBe(value)
  })

  test.each([
    "18446744073709551616",
    "-1",
    '"+1"',
    "1.0",
    "1e3",
    '""',
    '" 1"',
    "true",
    "{}",
    "[1]",
    `"${"9".repeat(99)}"`,
  ])("%s is refused", (json) => {
    expect(() => given(uint64, json)).toThrow(expect.objectContaining({ name: "ArgumentError" }))
  })

  test("those of 32 bits end before 2^32", () => {
    expect(given(uint32, "4294967295")).toBe(4294967295)
    expect(() => given(uint32, "4294967296")).toThrow('parsing "4294967296": value out of range')
  })
})

test("ids are cb58, node ids have their prefix", () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index)
  expect(given(id, `"${formatId(bytes)}"`)).toEqual(bytes)
  expect(given(nodeId, `"${formatNodeId(bytes.subarray(0, 20))}"`)).toEqual(bytes.subarray(0, 20))
  for (const json of ['"x"', '""', "7", `"${formatNodeId(bytes.subarray(0, 20))}"`]) {
    expect(() => given(id, json)).toThrow(expect.objectContaining({ name: "ArgumentError" }))
  }
})

test.each([
  ['"HEX"', "hex"],
  ['"hexNC"', "hexnc"],
  ['"hexc"', "hexc"],
  ['"Json"', "json"],
])("the encoding %s is %s", (json, name) => {
  expect(given(encoding, json)).toBe(name)
})

test.each(['"cb58"', '""', "1"])("the encoding %s is refused", (json) => {
  expect(() => given(encoding, json)).toThrow(expect.objectContaining({ name: "ArgumentError" }))
})

test("bytes are base64 or hexadecimal", () => {
  expect(given(base64Bytes, '"AAEC/w=="')).toEqual(Uint8Array.of(0, 1, 2, 255))
  expect(() => given(base64Bytes, '"AAEC/w="')).toThrow("illegal base64 data")
  expect(given(hexBytes, '"0x00fF"')).toEqual(Uint8Array.of(0, 255))
  expect(() => given(hexBytes, '"00ff"')).toThrow("invalid hex")
})
