import { describe, expect, test } from "vitest"
import { parseJson } from "../json/parse-json.ts"
import { type ArgumentReader, optionalReader, struct } from "../rpc/reader.ts"
import * as readEvm from "./evm.ts"

const given = <Value>(reader: ArgumentReader<Value>, json: string) => reader(parseJson(json))
const account = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
const blockHash = `0x${"Ab".repeat(32)}`

test.each([
  [readEvm.quantity, '"0x1f"', 31n],
  [readEvm.quantity, '"0x0"', 0n],
  [readEvm.bigQuantity, `"0x${"f".repeat(64)}"`, 2n ** 256n - 1n],
  [readEvm.bareUint64, "1607144400", 1607144400n],
  [readEvm.bareUint64, "null", 0n],
  [readEvm.flag, "null", false],
  [readEvm.flag, "true", true],
  [readEvm.string, '"newHeads"', "newHeads"],
  [readEvm.data, '"0xABcd"', "0xabcd"],
  [readEvm.data, '""', "0x"],
  [readEvm.address, `"${account}"`, account.toLowerCase()],
  [readEvm.blockNumber, '"latest"', "latest"],
  [readEvm.blockNumber, '"0x10"', 16n],
  [readEvm.blockReference, '"accepted"', "accepted"],
  [readEvm.blockReference, '"0x10"', 16n],
  [readEvm.blockReference, `"${blockHash}"`, { hash: blockHash.toLowerCase(), requireCanonical: false }],
  [readEvm.blockReference, '{"blockNumber":"0x1"}', 1n],
  [
    readEvm.blockReference,
    `{"blockHash":"${blockHash}","requireCanonical":true}`,
    { hash: blockHash.toLowerCase(), requireCanonical: true },
  ],
] as const)("%# %s", (reader, json, value) => {
  expect(given(reader as ArgumentReader<unknown>, json)).toEqual(value)
})

describe("what is wrong is said in a node's words", () => {
  const into = (type: string) => `json: cannot unmarshal ${type}`
  test.each([
    [readEvm.address, '"0x12"', "hex string has length 2, want 40 for common.Address"],
    [readEvm.address, '""', "hex string has length 0, want 40 for common.Address"],
    [readEvm.address, "null", into("non-string into Go value of type common.Address")],
    [readEvm.hash, '"0x11"', "hex string has length 2, want 64 for common.Hash"],
    [readEvm.hash, '"0x1"', into("hex string of odd length into Go value of type common.Hash")],
    [readEvm.data, '"zz"', into("hex string without 0x prefix into Go value of type hexutil.Bytes")],
    [readEvm.data, '"0xzz"', into("invalid hex string into Go value of type hexutil.Bytes")],
    [readEvm.quantity, "1", into("non-string into Go value of type hexutil.Uint64")],
    [readEvm.quantity, '"0x"', into('hex string "0x" into Go value of type hexutil.Uint64')],
    [readEvm.quantity, '"0x10000000000000000"', into("hex number > 64 bits into Go value of type hexutil.Uint64")],
    [readEvm.blockNumber, '"0x01"', "hex number with leading zero digits"],
    [readEvm.blockNumber, '"nope"', "hex string without 0x prefix"],
    [readEvm.blockNumber, '"0x8000000000000000"', "block number larger than int64"],
    [readEvm.blockReference, "1", into("number into Go value of type string")],
    [
      readEvm.blockReference,
      `{"blockNumber":"0x1","blockHash":"${blockHash}"}`,
      "cannot specify both BlockHash and BlockNumber, choose one or the other",
    ],
    [readEvm.bareUint64, '"0x5fcb13d0"', into("string into Go value of type uint64")],
    [readEvm.bareUint64, "-1", into("number -1 into Go value of type uint64")],
    [readEvm.bareUint64, "1.5", into("number 1.5 into Go value of type uint64")],
    [readEvm.flag, '"x"', into("string into Go value of type bool")],
  ] as const)("%# %s", (reader, json, message) => {
    expect(() => given(reader as ArgumentReader<unknown>, json)).toThrow(
      expect.objectContaining({ name: "ArgumentError", message }),
    )
  })

  test("a field of a struct is named with it", () => {
    const reader = struct(
      { to: optionalReader(readEvm.address), data: optionalReader(readEvm.data) },
      "TransactionArgs",
    )
    expect(() => given(reader, '{"to":null,"data":"zz"}')).toThrow(
      into("hex string without 0x prefix into Go struct field TransactionArgs.data of type hexutil.Bytes"),
    )
  })

  test("a required argument that is not there is missing", () => {
    expect(() => readEvm.blockReference(undefined)).toThrow(expect.objectContaining({ name: "MissingArgument" }))
  })
})
