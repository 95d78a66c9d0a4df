import { type NetworkReader, type NetworkStatus, primaryChains } from "@serac/store"
import type { Random } from "../../simulation/random.ts"
import { compareBlocks } from "../model/compare-blocks.ts"
import { compareTransactions } from "../model/compare-transactions.ts"
import { compareStoredUtxos } from "../model/compare-utxos.ts"
import type { ChainAlias } from "../world/coins.ts"
import { people } from "../world/people.ts"
import type { ChainHeights, World } from "../world/world.ts"

/** The stored heights of the chains; -1 for a chain without blocks. */
export const heightsOf = (status: NetworkStatus | undefined): ChainHeights => {
  const height = (name: string) => status?.chains.find(({ chain }) => chain === name)?.head.height ?? -1
  return { P: height("P"), X: height("X"), C: height("C") }
}

/**
 * Reads a sample of a stored network by its lists, and checks that it equals the world at the stored
 * heights: nothing missing, nothing of a later block, whichever chain is ahead of the others.
 *
 * @param judged - the chains that are checked.
 * @returns false when a chain grew meanwhile, so that the lists are from different times.
 */
export async function checkStore(
  reader: NetworkReader,
  world: World,
  random: Random,
  judged: readonly ChainAlias[] = primaryChains,
): Promise<boolean> {
  const heights = heightsOf(await reader.status())
  const chain = random.pick(judged)
  const { address } = random.pick(people)
  const other = random.pick(judged)
  const checks = [
    () => compareBlocks(reader, world, chain, heights[chain], random),
    () => compareTransactions(reader, world, chain, heights[chain], random),
    () => compareStoredUtxos(reader, world, heights, other, address, random),
  ]
  for (const check of random.shuffle(checks)) {
    const error = await check().then(
      () => undefined,
      (failure: unknown) => failure,
    )
    const now = heightsOf(await reader.status())
    if (primaryChains.some((name) => now[name] !== heights[name])) return false
    if (error) throw error
  }
  return true
}
