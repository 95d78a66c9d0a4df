import { type HexEncoding, parseHex, parseId, parseNodeId } from "@serac/chain"
import type { JsonValue } from "../json/json-value.ts"
import { ArgumentError } from "../rpc/argument-error.ts"
import type { ArgumentReader } from "../rpc/reader.ts"

/** The encoding of a transaction, block or UTXO. */
export type Encoding = HexEncoding | "json"

/** A string; empty if absent. */
export const text: ArgumentReader<string> = (given) => {
  if (given === undefined) return ""
  if (given.kind !== "string") throw ArgumentError.ofKind(given, "string")
  return given.value
}

/** A boolean; false if absent. */
export const bool: ArgumentReader<boolean> = (given) => {
  if (given === undefined) return false
  if (given.kind !== "bool") throw ArgumentError.ofKind(given, "bool")
  return given.value
}

/** An integer below 2^64, quoted or bare; 0 if absent. */
export const uint64: ArgumentReader<bigint> = unsigned(64)

/** An integer below 2^32, quoted or bare; 0 if absent. */
export const uint32: ArgumentReader<number> = (given) => Number(unsigned(32)(given))

/** The 32 bytes of a cb58 id, such as of a transaction, block or subnet; zeros if absent. */
export const id: ArgumentReader<Uint8Array> = (given) =>
  given === undefined ? new Uint8Array(32) : parseBytesText(given, parseId, "ids.ID")

/** The 20 bytes of a node id; zeros if absent. */
export const nodeId: ArgumentReader<Uint8Array> = (given) =>
  given === undefined ? new Uint8Array(20) : parseBytesText(given, parseNodeId, "ids.NodeID")

/**
 * An address as unparsed text, since only the interface can report its errors; absent is the
 * empty string.
 */
export const addressText: ArgumentReader<string> = text

/** An encoding in any letter case; `hex` if absent. */
export const encoding: ArgumentReader<Encoding> = (given) => {
  if (given === undefined) return "hex"
  const name = text(given).toLowerCase()
  if (name === "hex" || name === "hexc" || name === "hexnc" || name === "json") return name
  throw new ArgumentError("invalid encoding")
}

/** Bytes in base64, as Go encodes byte slices; empty if absent. */
export const base64Bytes: ArgumentReader<Uint8Array> = (given) => {
  const encoded = text(given).replace(/[\r\n]/g, "")
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(encoded)) {
    throw new ArgumentError("illegal base64 data")
  }
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
}

/** Bytes as `0x` and digits without a checksum, as the node encodes managers and payloads; empty if absent. */
export const hexBytes: ArgumentReader<Uint8Array> = (given) => {
  const digits = text(given)
  if (digits === "") return new Uint8Array()
  if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(digits)) throw new ArgumentError("invalid hex")
  return parseHex(digits, "hexnc")
}

function unsigned(bits: number): ArgumentReader<bigint> {
  const limit = 2n ** BigInt(bits)
  return (given) => {
    if (given === undefined) return 0n
    const digits = given.kind === "string" ? given.text.slice(1, -1) : given.text
    // Longer texts are always out of range; the limit keeps parsing cheap.
    if (!/^\d{1,64}$/.test(digits)) throw new ArgumentError(`parsing ${JSON.stringify(digits)}: invalid syntax`)
    const value = BigInt(digits)
    if (value >= limit) throw new ArgumentError(`parsing "${digits}": value out of range`)
    return value
  }
}

function parseBytesText(given: JsonValue, parse: (text: string) => Uint8Array, type: string): Uint8Array {
  if (given.kind !== "string") throw new ArgumentError("first and last characters should be quotes")
  try {
    return parse(given.value)
  } catch (error) {
    throw new ArgumentError(`${type}: ${(error as Error).message}`)
  }
}
