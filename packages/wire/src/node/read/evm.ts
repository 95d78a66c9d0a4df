import type { JsonValue } from "../json/json-value.ts"
import { ArgumentError, MissingArgument } from "../rpc/argument-error.ts"
import { type ArgumentReader, optionalReader, struct } from "../rpc/reader.ts"
import { decodeQuantity, digitsOf } from "./hex-text.ts"

/** A block by tag, by number, or by hash. */
export type BlockReference = BlockTag | bigint | { readonly hash: string; readonly requireCanonical: boolean }

/** A block by tag or by number. */
export type BlockNumber = BlockTag | bigint

/** All tags except `earliest` mean the last accepted block, unless unfinalized queries are allowed. */
export type BlockTag = "earliest" | "latest" | "pending" | "accepted" | "finalized" | "safe"

const tags: readonly string[] = ["earliest", "latest", "pending", "accepted", "finalized", "safe"]
const blockNumberLimit = 2n ** 63n

/** An integer below 2^64 as `0x` and digits without leading zeros. */
export const quantity: ArgumentReader<bigint> = hexNumber(64, "hexutil.Uint64")

/** An integer below 2^256 as `0x` and digits without leading zeros. */
export const bigQuantity: ArgumentReader<bigint> = hexNumber(256, "*hexutil.Big")

/** A bare integer below 2^64, such as a timestamp for rules. */
export const bareUint64: ArgumentReader<bigint> = (given) => {
  const value = required(given)
  if (value.kind === "null") return 0n
  if (value.kind !== "number") throw ArgumentError.ofKind(value, "uint64")
  const integer = /^\d{1,20}$/.test(value.text) ? BigInt(value.text) : maxUint64 + 1n
  if (integer > maxUint64) throw ArgumentError.mismatched(`number ${value.text}`, "uint64")
  return integer
}

/** A boolean; null is false. */
export const flag: ArgumentReader<boolean> = (given) => {
  const value = required(given)
  if (value.kind === "null") return false
  if (value.kind !== "bool") throw ArgumentError.ofKind(value, "bool")
  return value.value
}

/** Any string. */
export const string: ArgumentReader<string> = (given) => {
  const value = required(given)
  if (value.kind === "null") return ""
  if (value.kind !== "string") throw ArgumentError.ofKind(value, "string")
  return value.value
}

/** Bytes as `0x` and digits, as lower-case text. */
export const data: ArgumentReader<`0x${string}`> = (given) => `0x${hexDigits(given, "hexutil.Bytes")}`

/** 20 bytes as lower-case text. The checksum in the letter case is not verified. */
export const address: ArgumentReader<`0x${string}`> = fixedBytes(20, "common.Address")

/** 32 bytes as lower-case text. */
export const hash: ArgumentReader<`0x${string}`> = fixedBytes(32, "common.Hash")

/** A tag or the number of a block. */
export const blockNumber: ArgumentReader<BlockNumber> = (given) => {
  const value = required(given)
  const text = value.kind === "string" ? value.text.slice(1, -1) : value.text
  if (tags.includes(text)) return text as BlockTag
  return quantityNumber(text, "block number larger than int64")
}

/** A tag, the number or the hash of a block, or an object with one of the two. */
export const blockReference: ArgumentReader<BlockReference> = (given) => {
  const value = required(given)
  if (value.kind === "object") return referenceOf(value)
  const text = string(value)
  if (tags.includes(text)) return text as BlockTag
  if (text.length === 66) return { hash: hash(value), requireCanonical: false }
  return quantityNumber(text, "blocknumber too high")
}

const maxUint64 = 2n ** 64n - 1n

const referenceMembers = struct(
  {
    blockNumber: optionalReader(blockNumber),
    blockHash: optionalReader(hash),
    requireCanonical: optionalReader(flag),
  },
  "erased",
)

function referenceOf(value: JsonValue): BlockReference {
  const { blockNumber: number, blockHash, requireCanonical = false } = referenceMembers(value)
  if (number !== undefined && blockHash !== undefined) {
    throw new ArgumentError("cannot specify both BlockHash and BlockNumber, choose one or the other")
  }
  if (blockHash !== undefined) return { hash: blockHash, requireCanonical }
  if (number !== undefined) return number
  throw new ArgumentError("invalid arguments; neither block nor hash specified")
}

function quantityNumber(text: string, tooLarge: string): bigint {
  const number = decodeQuantity(text, 64)
  if (typeof number === "string") throw new ArgumentError(number)
  if (number >= blockNumberLimit) throw new ArgumentError(tooLarge)
  return number
}

function hexNumber(bits: number, type: string): ArgumentReader<bigint> {
  return (given) => {
    const number = decodeQuantity(hexText(given, type), bits)
    if (typeof number === "string") throw ArgumentError.mismatched(number, type)
    return number
  }
}

function fixedBytes(length: number, type: string): ArgumentReader<`0x${string}`> {
  return (given) => {
    const digits = hexDigits(given, type)
    if (digits.length === 2 * length) return `0x${digits}`
    throw new ArgumentError(`hex string has length ${digits.length}, want ${2 * length} for ${type}`)
  }
}

function hexDigits(given: JsonValue | undefined, type: string): string {
  const { digits, fault } = digitsOf(hexText(given, type))
  if (fault !== undefined) throw ArgumentError.mismatched(fault, type)
  return digits
}

function hexText(given: JsonValue | undefined, type: string): string {
  const value = required(given)
  if (value.kind !== "string") throw ArgumentError.mismatched("non-string", type)
  return value.text.slice(1, -1)
}

function required(given: JsonValue | undefined): JsonValue {
  if (given === undefined) throw new MissingArgument()
  return given
}
