import { listPrimaryNetworkBlocksByNodeId } from "@serac/data"
import { expectBlocks } from "../expect/blocks.ts"
import type { ExpectedItem } from "../expect/names.ts"
import { hasIndex } from "../expect/proposers.ts"
import { chains } from "../oracle/utxo.ts"
import { comparedNetwork, type Proof, paged, resultOrStatus } from "./ask.ts"
import { aliases } from "./compare-utxos.ts"

/** A node that proposed no block. */
const unknownNodeId = "NodeID-111111111111111111116DBWJs"

/** Compares the blocks of every proposer, all and by time. Without an Index API no proposer is known. */
export async function compareProposed(proof: Proof): Promise<void> {
  const { world, stack, comparison, index } = proof
  for (const chain of chains) {
    const blockchainId = aliases[chain]
    const list = (nodeId: string, query: object, pageSize: number) =>
      listPrimaryNetworkBlocksByNodeId(stack.data, {
        network: comparedNetwork,
        blockchainId,
        nodeId,
        pageSize,
        ...query,
      })
    if (!index || !hasIndex(world, chain)) {
      comparison.value(
        "proposed blocks",
        `${chain} without an index`,
        503,
        await resultOrStatus(list(unknownNodeId, {}, 10)),
      )
      continue
    }
    const all = expectBlocks(world, chain, index)
    const nodeOf = ({ proposerDetails }: ExpectedItem) => (proposerDetails as ExpectedItem | undefined)?.proposerNodeId
    for (const nodeId of new Set([unknownNodeId, ...all.map(nodeOf).filter((one) => one !== undefined)])) {
      const proposed = all.filter((block) => nodeOf(block) === nodeId)
      const times = proposed.map(({ blockTimestamp }) => Number(blockTimestamp))
      const [late = 9, early = 8] = [times[Math.floor(times.length / 4)], times[Math.floor((times.length * 3) / 4)]]
      const ask = (wanted: readonly ExpectedItem[], query: object, sizes: readonly number[]) =>
        paged(
          proof,
          "blocks of nodes",
          `${chain} ${nodeId} ${JSON.stringify(query)}`,
          wanted,
          (size) => list(String(nodeId), query, size),
          sizes,
        )
      await ask(proposed, {}, [1, 7, 100])
      const between = proposed.filter((_, at) => (times[at] ?? 0) > early && (times[at] ?? 0) < late)
      await ask(between, { startTimestamp: early, endTimestamp: late }, [7])
    }
  }
}
