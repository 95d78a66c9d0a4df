import { writeChange } from "../../changes/write-change.ts"
import type { Connection, Transaction } from "../../engine.ts"
import { chainCode, startOfBlock } from "../keys.ts"
import { proposedList } from "../list-keys.ts"
import { listNetworkBlocksUpwards, showNetworkBlock } from "../queries/blocks.ts"
import { networkChanges } from "../queries/changes.ts"
import { proposedUpTo } from "../reader/proposed-blocks.ts"
import type { NetworkAppendProgress, NetworkBatch, PrimaryChain, ProposedBlock } from "../rows.ts"
import { listTable, proposedTable } from "../tables.ts"
import type { HeightRange, UnproposedBlocks } from "../writer-port.ts"
import { listRows } from "./list-entries.ts"

const noId = new Uint8Array()

/** Lists the blocks of a batch by proposer, as far as the proposers of these and of all earlier blocks are known: a list has no gap. */
export async function writeProposers(
  transaction: Transaction,
  network: number,
  { chain, blocks }: NetworkBatch,
  { from, head }: NetworkAppendProgress,
): Promise<void> {
  const after = await proposedUpTo(transaction, network, chain)
  if (after !== from - 1) return
  const end = blocks.findIndex(({ proposer }) => proposer === undefined)
  const known = end === -1 ? blocks : blocks.slice(0, end)
  const to = end === -1 ? head.height : (blocks[end]?.height ?? from) - 1
  await listProposers(
    transaction,
    network,
    chain,
    known.map(({ height, proposer = null }) => ({ height, proposer })),
    { after, to },
  )
}

/** The blocks whose proposers are unknown. */
export async function readUnproposed(
  connection: Connection,
  network: number,
  chain: PrimaryChain,
  limit: number,
): Promise<UnproposedBlocks> {
  const after = await proposedUpTo(connection, network, chain)
  const parameters = { network, chain: chainCode(chain), height: after, limit }
  return { after, blocks: await connection.all(listNetworkBlocksUpwards, parameters) }
}

/** Lists stored blocks by proposer, and adds the proposers to the blocks' JSON. */
export async function addProposers(
  transaction: Transaction,
  network: number,
  chain: PrimaryChain,
  blocks: readonly ProposedBlock[],
  range: HeightRange,
): Promise<void> {
  if ((await proposedUpTo(transaction, network, chain)) !== range.after) return
  for (const { height, json } of blocks) {
    if (json !== undefined) await transaction.run(showNetworkBlock, { network, chain: chainCode(chain), height, json })
  }
  await listProposers(transaction, network, chain, blocks, range)
  await writeChange(transaction, networkChanges, { network }, { kind: "metadata" })
}

async function listProposers(
  transaction: Transaction,
  network: number,
  chain: PrimaryChain,
  blocks: readonly ProposedBlock[],
  { after, to }: HeightRange,
): Promise<void> {
  if (to <= after) return
  const entries = blocks.flatMap(({ height, proposer }) =>
    proposer === null ? [] : [{ lists: [proposedList(chain, proposer)], position: startOfBlock(height), id: noId }],
  )
  await transaction.insert(listTable, listRows(network, entries))
  await transaction.replace(proposedTable, [[network, chainCode(chain), to]])
}
