import type { Transaction } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import { outdated, projectionsOf } from "../projections.ts"
import { balancesAfter } from "./catch-up-holders.ts"
import { holdersProjection } from "./holder.ts"
import { moveHolders } from "./move-holders.ts"

/**
 * Moves holders back to their positions after a block, as far as they include later blocks. Call it before the balances of later
 * blocks are deleted.
 *
 * @param keys - of the balances that later blocks changed.
 */
export async function rollBackHolders(
  transaction: Transaction,
  chain: bigint,
  keys: readonly Hex[],
  { number, head }: { readonly number: number; readonly head: number },
): Promise<void> {
  const projection = (await projectionsOf(transaction, chain)).get(holdersProjection.name)
  if (projection === undefined) return
  const { version, nextBlock } = projection
  // Holders of another version are deleted before any is rebuilt.
  if (version !== holdersProjection.version && version !== outdated) return
  const last = nextBlock === null ? head : nextBlock - 1
  if (last <= number) return
  const before = await balancesAfter(transaction, chain, keys, last)
  const then = await balancesAfter(transaction, chain, keys, number)
  await moveHolders(transaction, chain, before, new Map(keys.map((key) => [key, then.get(key)])))
}
