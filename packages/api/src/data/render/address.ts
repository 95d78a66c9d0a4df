import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import QuickLRU from "quick-lru"

const checksummedAddresses = new QuickLRU<string, string>({ maxSize: 50_000 })

/** An address with its checksum (EIP-55). */
export function checksumAddress(address: string): string {
  const cached = checksummedAddresses.get(address)
  if (cached !== undefined) return cached
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const text = `0x${[...digits].map((digit, at) => ((hash[at] as string) >= "8" ? digit.toUpperCase() : digit)).join("")}`
  checksummedAddresses.set(address, text)
  return text
}
