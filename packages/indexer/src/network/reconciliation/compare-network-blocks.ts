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
  /** Bytes. */
  readonly size: number | undefined
  /** The ID of its container; absent if the node does not tell it. */
  readonly container?: string | undefined
}

function reportedBlock(chain: PrimaryChain, block: BlockOf[PrimaryChain]): NodeBlock {
  const textOf = (id: Uint8Array) => (chain === "C" ? formatHex(id, "hexnc") : formatId(id))
  const transactions = "block" in block ? block.block.transactions.length : countOf(block.transactions)
  return { id: textOf(block.id), parentId: textOf(block.parentId), transactions, ...reportedBytes(block) }
}

function reportedBytes(block: BlockOf[PrimaryChain]): Pick<NodeBlock, "size" | "container"> {
  if ("size" in block) return { size: block.size }
  const { bytes, proposer } = "arrived" in block ? block.arrived : block
  return { size: bytes?.length, container: proposer?.containerId }
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
  const { blockHash, parentHash, txCount, blockSizeBytes, proposerDetails } = parseBlockJson(row.json)
  if (blockHash !== told.id) return [finding("block-hash", key, String(blockHash), told.id)]
  const { proposerId } = Object(proposerDetails) as { readonly proposerId?: unknown }
  const members = [
    ["parent", parentHash, told.parentId],
    ["transactions", txCount, told.transactions],
    ["size", blockSizeBytes, blockSizeBytes === undefined ? undefined : told.size],
    // Who proposed a block may be asked for later.
    ["container", proposerId, proposerId === undefined ? undefined : (told.container ?? proposerId)],
  ] as const
  return members.flatMap(([name, stored, given]) =>
    stored === given ? [] : [finding("block", `${key} ${name}`, String(stored), String(given))],
  )
}

function parseBlockJson(json: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}
