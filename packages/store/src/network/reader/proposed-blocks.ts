import type { Connection } from "../../engine.ts"
import { beyond } from "../../queries/query.ts"
import type { Range } from "../../range.ts"
import { readBatch } from "../../read-batch.ts"
import type { ProposedBlockFilter } from "../filters.ts"
import { chainCode, positionAt, startOfBlock } from "../keys.ts"
import { proposedList } from "../list-keys.ts"
import { networkBlocksByHeights } from "../queries/blocks.ts"
import { readProposed } from "../queries/state.ts"
import type { PrimaryChain } from "../rows.ts"
import type { StoredNetworkBlock } from "../stored.ts"
import { readLists } from "./list.ts"
import { rightAfter, stretchOf } from "./transactions.ts"

/** The height up to which a chain's proposers are known; -1 if none is. */
export async function proposedUpTo(connection: Connection, network: number, chain: PrimaryChain): Promise<number> {
  return (await connection.get<{ height: number }>(readProposed, { network, chain: chainCode(chain) }))?.height ?? -1
}

/** A page of the blocks that a node proposed, newest first. */
export async function readProposedBlocks(
  connection: Connection,
  network: number,
  filter: ProposedBlockFilter,
  { after, limit }: Range<readonly [number]>,
): Promise<readonly StoredNetworkBlock[]> {
  const stretch = await stretchOf(connection, network, filter)
  if (stretch === undefined) return []
  const cursor = after && Math.min(beyond - 1, startOfBlock(after[0]))
  const listed = await readLists(
    connection,
    network,
    [proposedList(filter.chain, filter.nodeId)],
    { order: "desc", after: rightAfter("desc", cursor), ...stretch },
    limit,
  )
  const heights = listed.map(({ position }) => positionAt(position).height)
  const parameters = { network, chain: chainCode(filter.chain) }
  const rows = await readBatch<StoredNetworkBlock>(connection, networkBlocksByHeights, parameters, heights)
  const byHeight = new Map(rows.map((row) => [row.height, row]))
  return heights.flatMap((height) => byHeight.get(height) ?? [])
}
