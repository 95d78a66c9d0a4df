import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

/** The selector of a function in calls: `0x` and the first four bytes of the signature's hash in 8 digits. */
export function selectorOf(signature: string): string {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(signature)).subarray(0, 4))}`
}

/** The topic of an event in its logs: the hash of its signature, `0x` and 64 digits. */
export function eventTopic(signature: string): string {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(signature)))}`
}
