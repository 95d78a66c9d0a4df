import { ServiceError } from "@serac/http"
import type { Hex } from "@serac/store"

const largest = 2n ** 256n - 1n

/** A token's number in its contract, from decimal digits. Throws a 400 for what is none. */
export function tokenIdOf(text: string): Hex {
  const number = /^[0-9]{1,78}$/.test(text) ? BigInt(text) : undefined
  if (number === undefined || number > largest) throw new ServiceError(400, "tokenId must be a token ID")
  return `0x${number.toString(16).padStart(64, "0")}`
}
