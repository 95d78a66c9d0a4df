import type { Hex } from "@serac/store"

/** A token ID as 32 bytes, from the decimal digits of an integer below 2^256. */
export function tokenIdOf(text: string): Hex {
  return `0x${BigInt(text).toString(16).padStart(64, "0")}`
}
