import { expect, test } from "vitest"
import { decodeCall, type TypedValue } from "./decode.ts"

const word = (value: number | bigint | string) =>
  typeof value === "string" ? value.padEnd(64, "0") : value.toString(16).padStart(64, "0")
const data = (...words: readonly (number | bigint | string)[]) => `0x${words.map(word).join("")}`
const bare = ({ value }: TypedValue): unknown => (typeof value === "object" ? value.map(bare) : value)
const values = (signature: string, bytes: string) => decodeCall(signature, bytes)?.map(bare)

test("what stands in its place is read: addresses, numbers of either sign, bytes, truth", () => {
  const most = 2n ** 256n - 1n
  expect(values("f(address,uint256,int8,bytes4,bool)", data(0xabn, most, most, "deadbeef", 1))).toEqual([
    "0x00000000000000000000000000000000000000AB",
    String(most),
    "-1",
    "0xdeadbeef",
    true,
  ])
})

test("what stands elsewhere is found: texts, bytes, lists and tuples within each other", () => {
  const bytes = data(64, 160, 2, 5, 6, 64, 128, 3, "414243", 1, 32, 1, "ff")
  expect(values("f(uint256[],(string,bytes[]))", bytes)).toEqual([
    ["5", "6"],
    ["ABC", ["0xff"]],
  ])
})

test("the message of a recorded call is read whole", () => {
  const input =
    "0x0000000000000000000000000000000000000000000000000000000000000020a25f6a999af0236d89b2fabcddc338a066f9a265e034fa15169a4b8bd1e559c0000000000000000000000000969aa62b2da306f89c89739416b86bb85ba216db00000000000000000000000095657cce51ea25e8b518dc9622cb51a645b1b984000000000000000000000000000000000000000000000000000000000000865700000000000000000000000000000000000000000000000000000000000030d4000000000000000000000000000000000000000000000000000000000000000e00000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d7475726e206261636b2038353000000000000000000000000000000000000000"
  expect(values("f((bytes32,address,(address,uint256),uint256,address[],bytes))", input)).toBeUndefined()
})

test("an empty signature has no parameters", () => expect(decodeCall("f()", "0x")).toEqual([]))

test.each([
  ["beyond the end", "f(uint256)", "0x00"],
  ["an offset beyond the end", "f(bytes)", data(2n ** 255n, 0)],
  ["a length beyond the end", "f(bytes)", data(32, 2n ** 200n)],
  ["a list without an end", "f(uint256[])", data(32, 10_000_000)],
  ["no bytes", "f(uint256)", "0xzz"],
  ["a type that is not known", "f(fixed128x18)", data(1)],
  ["no signature", "Native Transfer", data(1)],
])("%s is not read", (_, signature, bytes) => expect(decodeCall(signature, bytes)).toBeUndefined())

test("a few bytes that would be a million values, by lists whose items all are the same one, are not read", () => {
  const hundred = (value: number) => [100, ...new Array<number>(100).fill(value)]
  const bytes = data(32, ...hundred(3_200), ...hundred(3_200), ...hundred(7))
  expect(values("f(uint256[])", data(32, ...hundred(7)))?.[0]).toHaveLength(100)
  expect(decodeCall("f(uint256[][][])", bytes)).toBeUndefined()
})

test("bytes that a thousand items of a list share are not read a thousand times", () => {
  const items = 900
  const shared = [31_000, ...new Array<number>(969).fill(0)]
  const places = new Array<number>(items).fill(items * 32)
  expect(decodeCall("f(bytes[])", data(32, items, ...places, ...shared))).toBeUndefined()
  expect(values("f(bytes)", data(32, ...shared))?.[0]).toHaveLength(62_002)
})

test.each([
  ["tuples within tuples", `f(${"(".repeat(900)}uint256${")".repeat(900)})`],
  ["lists of lists", `f(uint256${"[]".repeat(900)})`],
  ["a list of lists without items", "f(uint256[0][9999][9999])"],
  ["a list of a million items", "f(uint256[1000000])"],
])("%s are not read", (_, signature) => expect(decodeCall(signature, data(32, 32, 32, 1))).toBeUndefined())
