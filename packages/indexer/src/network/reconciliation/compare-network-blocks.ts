import { formatHex, formatId } from "@serac/chain"
import type { PrimaryChain, StoredNetworkBlock } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { absentValue, type Compared, type Finding, finding, firstFindings } from "../../core/reconciliation/index.ts"
import type { BlockOf } from "../node/chain-blocks.ts"
import type { NetworkSides } from "./network-sides.ts"

const maxComparedBlockBytes = 64 * 1024 * 1024

/** Blocks of a chain of the network. */
export interface NetworkBlocksRequest {
  readonly chain: PrimaryChain
  /** The height of the first one. */
  readonly from: number
  readonly count: number
}

/**
 * Compares the IDs, parents and numbers of transactions of blocks. For the C-Chain only blocks that move funds between
 * chains are stored.
 *
 * @throws NodeFault if the node does not answer.
 */
export async function compareNetworkBlocks(
  { lists, node }: Pick<NetworkSides, "lists" | "node">,
  { chain, from, count }: NetworkBlocksRequest,
  signal: AbortSignal,
): Promise<Compared> {
  const value: BlockOf[PrimaryChain][] = []
  // A node may return fewer blocks, at least one.
  while (value.length < count) {
    const told = await node.blocks(chain, from + value.length, count - value.length, signal, maxComparedBlockBytes)
    if (told.value.length === 0) throw nonsense(`no block at height ${from + value.length} of the ${chain}-Chain`)
    value.push(...told.value)
  }
  const rows = await lists.blocks(chain, { after: [from + value.length], limit: value.length })
  const stored = new Map(rows.map((row) => [row.height, row]))
  const findings: Finding[] = []
  for (const block of value) {
    const row = stored.get(block.height)
    const told = reportedBlock(chain, block)
    if (row === undefined && chain === "C" && told.transactions === 0) continue
    findings.push(...differing(chain, block.height, row, told))
  }
  return { compared: { "block-hash": value.length }, findings: firstFindings(findings) }
}

interface NodeBlock {
  readonly id: string
  readonly parentId: string
  readonly transactions: number
}

function reportedBlock(chain: PrimaryChain, block: BlockOf[PrimaryChain]): NodeBlock {
  const textOf = (id: Uint8Array) => (chain === "C" ? formatHex(id, "hexnc") : formatId(id))
  const transactions = "block" in block ? block.block.transactions.length : countOf(block.transactions)
  return { id: textOf(block.id), parentId: textOf(block.parentId), transactions }
}

const countOf = (transactions: number | readonly unknown[]) =>
  typeof transactions === "number" ? transactions : transactions.length

function differing(
  chain: PrimaryChain,
  height: number,
  row: StoredNetworkBlock | undefined,
  told: NodeBlock,
): readonly Finding[] {
  const key = `${chain} ${height}`
  if (row === undefined) return [finding("block-hash", key, absentValue, told.id)]
  const { blockHash, parentHash, txCount } = parseBlockJson(row.json)
  if (blockHash !== told.id) return [finding("block-hash", key, String(blockHash), told.id)]
  return [
    ...(parentHash === told.parentId ? [] : [finding("block", `${key} parent`, String(parentHash), told.parentId)]),
    ...(txCount === told.transactions
      ? []
      : [finding("block", `${key} transactions`, String(txCount), String(told.transactions))]),
  ]
}

function parseBlockJson(json: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}
