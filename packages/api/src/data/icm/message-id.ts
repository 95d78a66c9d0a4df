import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js"
import type { Hex } from "@serac/store"

/** What the messenger makes the ID of a message of. */
export interface MessageOrigin {
  /** The messenger contract. */
  readonly contract: Hex
  /** IDs of blockchains. */
  readonly source: Hex
  readonly destination: Hex
  /** Decimal digits. */
  readonly nonce: string
}

/**
 * The ID of a message: keccak-256 of the ABI's encoding of contract, source, destination and nonce. Whatever a chain says of a message is
 * about one that was sent from it or to it, as its ID tells; anything else is of a messenger that was tampered with.
 */
export function messageIdOf({ contract, source, destination, nonce }: MessageOrigin): Hex {
  const words = [contract.slice(2), source.slice(2), destination.slice(2), BigInt(nonce).toString(16)]
  return `0x${bytesToHex(keccak_256(hexToBytes(words.map((word) => word.padStart(64, "0")).join(""))))}`
}
