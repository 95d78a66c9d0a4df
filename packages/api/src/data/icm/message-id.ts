import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js"
import type { Hex } from "@serac/store"

/** The inputs of a message ID. */
export interface MessageOrigin {
  /** The messenger contract. */
  readonly contract: Hex
  /** Blockchain IDs. */
  readonly source: Hex
  readonly destination: Hex
  /** The messenger's nonce in decimal digits. */
  readonly nonce: string
}

/**
 * The ID of a message: keccak-256 of the ABI encoding of contract, source, destination and nonce. An event of an honest messenger has the ID
 * that its chain and content give; any other event is of a manipulated messenger.
 */
export function messageIdOf({ contract, source, destination, nonce }: MessageOrigin): Hex {
  const words = [contract.slice(2), source.slice(2), destination.slice(2), BigInt(nonce).toString(16)]
  return `0x${bytesToHex(keccak_256(hexToBytes(words.map((word) => word.padStart(64, "0")).join(""))))}`
}
