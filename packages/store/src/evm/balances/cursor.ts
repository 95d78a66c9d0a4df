import type { BalanceCursor } from "./balance.ts"
import { balanceKey, positionOfKey, type TokenReference } from "./key.ts"

/** A holder stands in each key, and in no place. */
const anybody = `0x${"0".repeat(40)}` as const

/** Where the balances of any holder go on after a token. */
export const balanceCursor = (token: TokenReference): BalanceCursor => [
  positionOfKey(balanceKey({ holder: anybody, ...token })),
]
