import type { BalanceCursor } from "./balance.ts"
import { balanceKey, positionOfKey, type TokenReference } from "./key.ts"

/** A placeholder address: a key contains its holder, a cursor does not. */
const anybody = `0x${"0".repeat(40)}` as const

/** The cursor after a token, for the balances of any holder. */
export const balanceCursor = (token: TokenReference): BalanceCursor => [
  positionOfKey(balanceKey({ holder: anybody, ...token })),
]
