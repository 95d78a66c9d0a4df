import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

/** The first four bytes of the hash of a function's signature, by which a call names the function: `0x` and 8 digits. */
export function selectorOf(signature: string): string {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(signature)).subarray(0, 4))}`
}
