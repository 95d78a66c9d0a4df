import { getPrimaryNetworkBlock, listLatestPrimaryNetworkBlocks } from "@serac/data"
import { expectBlocks } from "../expect/blocks.ts"
import { chains } from "../oracle/utxo.ts"
import { comparedNetwork, type Proof, paged, resultOrStatus, sampledItems, sentResult } from "./ask.ts"
import { aliases } from "./compare-utxos.ts"

/** Compares every block of every chain: listed, by time, by height and by identifier. */
export async function compareBlocks(proof: Proof): Promise<void> {
  const { world, stack, comparison, index } = proof
  for (const chain of chains) {
    const blockchainId = aliases[chain]
    const all = expectBlocks(world, chain, index)
    const ask = (
      wanted: typeof all,
      query: { startTimestamp?: number; endTimestamp?: number },
      sizes: readonly number[],
    ) =>
      paged(
        proof,
        "blocks",
        `${chain} ${JSON.stringify(query)}`,
        wanted,
        (pageSize) =>
          listLatestPrimaryNetworkBlocks(stack.data, { network: comparedNetwork, blockchainId, pageSize, ...query }),
        sizes,
      )
    await ask(all, {}, [1, 7, 100])
    const times = all.map(({ blockTimestamp }) => Number(blockTimestamp))
    const [late = 0, early = 0] = [times[Math.floor(times.length / 4)], times[Math.floor((times.length * 3) / 4)]]
    await ask(
      all.filter((_, at) => (times[at] ?? 0) > early),
      { startTimestamp: early },
      [7],
    )
    await ask(
      all.filter((_, at) => (times[at] ?? 0) < late),
      { endTimestamp: late },
      [7],
    )
    const between = all.filter((_, at) => (times[at] ?? 0) > early && (times[at] ?? 0) < late)
    await ask(between, { startTimestamp: early, endTimestamp: late }, [7])
    for (const block of sampledItems(proof, all, 9)) {
      for (const blockId of [String(block.blockNumber), String(block.blockHash)]) {
        const served = await sentResult(
          getPrimaryNetworkBlock(stack.data, { network: comparedNetwork, blockchainId, blockId }),
        )
        comparison.value("block", `${chain} ${blockId}`, block, served)
      }
    }
    const above = getPrimaryNetworkBlock(stack.data, {
      network: comparedNetwork,
      blockchainId,
      blockId: `${world.heights[chain] + 1}`,
    })
    comparison.value("block", `${chain} above the last`, 404, await resultOrStatus(above))
  }
}
