import { decodeBech32, encodeBech32 } from "./bech32.ts"
import { assertLength, shortIdLength } from "./id.ts"

/** An address of the X-, P- or C-Chain, taken apart: see {@link parseAddress}. */
export interface Address {
  /** What stands before the hyphen: `X`, `P`, `C`, or a chain's id. Absent when the text had no hyphen. */
  readonly chain?: string
  /** The network's prefix, in lower case: see `hrpOf`. */
  readonly hrp: string
  /** 20 bytes: ripemd160 of the sha256 of the compressed public key. */
  readonly bytes: Uint8Array
}

/**
 * The text of an address: Bech32 of its 20 bytes under the network's prefix, with the chain and a hyphen before it when a
 * chain is given.
 *
 * @throws {TextError} `length` when it has not 20 bytes
 * @example
 * import { formatAddress, hrpOf } from "@serac/chain"
 *
 * formatAddress(new Uint8Array(20), hrpOf(1), "X") // "X-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqxpdk7q"
 */
export function formatAddress(bytes: Uint8Array, hrp: string, chain?: string): string {
  const text = encodeBech32(hrp, assertLength(bytes, shortIdLength, "An address"))
  return chain === undefined ? text : `${chain}-${text}`
}

/**
 * Takes an address apart, with or without the chain before it. Like the node it takes a text in all upper case behind the
 * hyphen and a Bech32m checksum; whether chain and prefix are the expected ones is the caller's question.
 *
 * @throws {TextError} `length`, `alphabet`, `case`, `separator`, `checksum`
 * @example
 * import { parseAddress } from "@serac/chain"
 *
 * const { chain, hrp, bytes } = parseAddress("X-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u")
 */
export function parseAddress(text: string): Address {
  const hyphen = text.indexOf("-")
  const { hrp, bytes } = decodeBech32(text.slice(hyphen + 1))
  assertLength(bytes, shortIdLength, "An address")
  return hyphen < 0 ? { hrp, bytes } : { chain: text.slice(0, hyphen), hrp, bytes }
}
