import { CodecError, decodePChainBlock, decodePChainTransaction, decodeXChainTransaction } from "@serac/chain"
import { expect, test } from "vitest"
import { LedgerError } from "../ledger-error.ts"
import { parseBytes } from "./refuse-bytes.ts"

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(" ", ""), "hex"))
const zeros = (count: number) => "00".repeat(count)

function refusal<T>(bytes: Uint8Array, decode: (bytes: Uint8Array) => T): string | undefined {
  try {
    parseBytes(bytes, decode)
    return undefined
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message
  }
}

test("bytes that are nothing are refused in the words of a node", () => {
  const reward = `0000 00000014 ${"03".repeat(32)} 00000000`
  const transaction = (text: string) => refusal(hex(text), (bytes) => decodePChainTransaction(bytes))
  expect([
    transaction(reward),
    transaction(""),
    transaction("00"),
    transaction("0000"),
    transaction(reward.slice(0, -2)),
    transaction(`${reward}ffff`),
    transaction("0001"),
    transaction("0000 000000ff"),
    transaction("0000 00000005"),
    transaction(`0000 00000022 00000001 ${zeros(32)} ffffffff`),
  ]).toEqual([
    undefined,
    "couldn't unpack codec version",
    "couldn't unpack codec version",
    "packer has insufficient length for input",
    "packer has insufficient length for input",
    "trailing buffer space: read 42 provided 44",
    "unknown codec version",
    "couldn't unmarshal interface: unknown type ID 255",
    "couldn't unmarshal interface: *secp256k1fx.TransferInput does not implement interface txs.UnsignedTx",
    "max slice length exceeded; array length, 4294967295, exceeds maximum length, 2147483647",
  ])
  const large = new Uint8Array(256 * 1024 + 1)
  expect(refusal(large, (bytes) => decodePChainTransaction(bytes))).toBe(
    "byte array exceeds maximum length: 262145 > 262144",
  )
})

test("what is of another type is named as Go names it, and the place by the interface that belongs there", () => {
  const wrong = (rule: string) =>
    refusal(hex("0000"), () => {
      throw new CodecError("wrong-type", rule)
    })?.replace("couldn't unmarshal interface: ", "")
  const places = ["a transaction", "a block", "an output", "an input", "an operation", "a credential", "an owner"]
  expect(places.map((place) => wrong(`Type 5 is nftfx.MintOutput, ${place} belongs here`))).toEqual(
    [
      "txs.UnsignedTx",
      "block.Block",
      "avax.TransferableOut",
      "avax.TransferableIn",
      "fxs.FxOperation",
      "verify.Verifiable",
      "verify.State",
    ].map((name) => `*nftfx.MintOutput does not implement interface ${name}`),
  )
  expect([
    wrong("Type 1 is BanffStandardBlock, a transaction belongs here"),
    wrong("Type 1 is BaseTx, a block belongs here"),
  ]).toEqual([
    "*block.BanffStandardBlock does not implement interface txs.UnsignedTx",
    "*txs.BaseTx does not implement interface block.Block",
  ])
  const real = (text: string, decode: (bytes: Uint8Array) => unknown) => refusal(hex(text), decode)
  expect([
    real("0000 00000000", (bytes) => decodePChainTransaction(bytes)),
    real("0000 00000022", (bytes) => decodePChainBlock(bytes)),
    real("0000 00000007", (bytes) => decodeXChainTransaction(bytes)),
  ]).toEqual([
    "couldn't unmarshal interface: *block.ApricotProposalBlock does not implement interface txs.UnsignedTx",
    "couldn't unmarshal interface: *txs.BaseTx does not implement interface block.Block",
    "couldn't unmarshal interface: *secp256k1fx.TransferOutput does not implement interface txs.UnsignedTx",
  ])
})

test("other faults of the bytes are told as they are, and faults of ours are no refusals", () => {
  const of = (error: Error) =>
    refusal(hex("0000"), () => {
      throw error
    })
  expect([
    of(new CodecError("nested-lock", "No lock is in a lock")),
    of(new CodecError("unknown-type", "no number")),
  ]).toEqual([...["couldn't unmarshal: No lock is in a lock", "couldn't unmarshal interface: unknown type ID "]])
  expect(of(new CodecError("wrong-type", "another rule"))).toBe(
    "couldn't unmarshal interface: *txs. does not implement interface verify.State",
  )
  expect(() => of(new RangeError("no memory"))).toThrow(new RangeError("no memory"))
})
