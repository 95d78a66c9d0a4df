import { startDataService } from "@serac/api/data"
import { createDataCore } from "@serac/data"
import { openStore, type StoreLocation } from "@serac/store"
import { fetchInProcess } from "../stack/fetch-in-process.ts"
import type { ProvenChain } from "./compare-all.ts"
import { compareMessages } from "./compare-messages.ts"
import { Comparison } from "./comparison.ts"

/**
 * Rolls back the last blocks of indexed chains, one chain after the other and further in each step, and compares the messages with those of
 * the remaining ledgers. No other process may have the chains open for writing; the rollbacks are permanent.
 *
 * @param cuts - the number of remaining blocks by chain ID, for each step in turn.
 * @param sample - as in {@link Comparison}. Default all.
 */
export async function compareUndone(
  location: StoreLocation,
  chains: readonly ProvenChain[],
  cuts: readonly ReadonlyMap<string, number>[],
  sample?: number,
): Promise<Comparison> {
  const store = await openStore(location)
  const definitions = chains.map(({ definition }) => definition)
  const service = await startDataService({ store, chains: definitions, port: 0, checkResponses: true })
  const comparison = new Comparison([0, 0], { sample })
  try {
    const data = createDataCore({ baseUrl: service.url, retry: false, fetch: fetchInProcess([service]) })
    for (const cut of cuts) {
      for (const [chainId, left] of cut) {
        const writer = await store.openWriter(chainId)
        await writer.rollback(left - 1)
        await writer.close()
      }
      const left = chains.map((chain) => {
        const { chainId, blocks } = chain.ledger
        return { ...chain, ledger: { ...chain.ledger, blocks: blocks.slice(0, cut.get(chainId) ?? blocks.length) } }
      })
      await compareMessages(data, left, comparison)
    }
    return comparison
  } finally {
    await service.close()
    await store.close()
  }
}

/** Cuts that remove the last messages of one of two chains, and then of the other. */
export function cutsOf(chains: readonly ProvenChain[]): readonly ReadonlyMap<string, number>[] {
  const lengths = chains.map(({ ledger }) => [ledger.chainId, ledger.blocks.length] as const)
  const shares = [
    [1, 0.9],
    [0.9, 0.9],
    [0.6, 0.9],
    [0.6, 0.5],
  ] as const
  return shares.map(
    ([first, second]) =>
      new Map(lengths.map(([chainId, length], at) => [chainId, Math.ceil(length * (at === 0 ? first : second))])),
  )
}
