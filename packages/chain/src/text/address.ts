import { decodeBech32, encodeBech32 } from "./bech32.ts"
import { assertLength, shortIdLength } from "./id.ts"

/** A parsed address of the X-, P- or C-Chain: see {@link parseAddress}. */
export interface Address {
  /** The part before the hyphen: `X`, `P`, `C`, or a chain's id. Absent if the text has no hyphen. */
  readonly chain?: string
  /** The network's prefix, in lower case: see `hrpOf`. */
  readonly hrp: string
  /** 20 bytes: ripemd160 of the sha256 of the compressed public key. */
  readonly bytes: Uint8Array
}

/**
 * Formats an address: Bech32 of its 20 bytes with the network's prefix, after the chain and a hyphen if a
 * chain is given.
 *
 * @throws {TextError} `length` when it does not have 20 bytes
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
 * Parses an address, with or without the chain before it. Like a node it accepts upper case after the
 * hyphen and a Bech32m checksum; the caller must check the chain and the prefix.
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
