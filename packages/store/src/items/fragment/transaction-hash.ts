import { expandFragment } from "./fill-holes.ts"

/**
 * The hash of the transaction that a stored fragment belongs to. Throws an Error if the fragment contains none.
 *
 * @example
 * ```ts
 * import { transactionHashOf } from "@serac/store/items"
 *
 * transactionHashOf(`{"txHash":"0x${"ab".repeat(32)}","logIndex":7}`) // 0xabab...
 * ```
 */
export function transactionHashOf(fragment: string): `0x${string}` {
  const hash = /"txHash":"(0x[0-9a-f]{64})"/.exec(expandFragment(fragment))?.[1]
  if (hash === undefined) throw new Error("a stored fragment tells no transaction hash")
  return hash as `0x${string}`
}
