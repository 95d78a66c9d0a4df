import type { RepairedBlock } from "@serac/store"
import type { Verdict } from "../../core/reconciliation/index.ts"
import { archiverOf } from "../archive/archiver.ts"
import { Parties } from "../decode/parties.ts"
import { type RepairTools, repairStretch } from "./repair-stretch.ts"
import { NodeBlocks, type NodeBlocksOptions, NoTrueBlockFault } from "./true-block.ts"

/** Whether rows were false, rather than only the archive. */
const isOfRows = ({ tables }: RepairedBlock) => tables.some((table) => table !== "evm_archive")

/** What {@link blockRepair} needs, besides the indexer's writer of the chain. */
export interface BlockRepairOptions extends Omit<NodeBlocksOptions, "context">, Pick<RepairTools, "writer"> {
  readonly openReader: () => Promise<RepairTools["reader"]>
}

/** Corrects one stored block at a time, and returns which side was right. */
export type BlockRepair = (block: number, signal: AbortSignal) => Promise<Verdict>

/**
 * Makes a function that corrects a stored block from a node whose answer matches its hashes. Each node is called separately,
 * and one whose answer cannot be true is logged. The function rejects with a NotConsecutiveError if the nodes' block belongs
 * to a chain other than the stored one.
 */
export function blockRepair({ writer, openReader, ...options }: BlockRepairOptions): BlockRepair {
  const { chain, clock, log, tools } = options
  const context = { chainId: chain.chainId, parties: new Parties(1000) }
  const nodes = new NodeBlocks({ ...options, context })
  const archiver = archiverOf(chain.chainId)
  return async (block, signal) => {
    const using = { writer, reader: await openReader(), context, verify: tools, nodes, archiver }
    const now = Math.floor(clock.now() / 1000)
    const { verified, repaired, liars } = await repairStretch(using, block, block, {
      signal,
      asksAll: true,
      now,
    }).catch((error: unknown) => {
      if (!(error instanceof NoTrueBlockFault)) throw error
      return { verified: undefined, repaired: [], liars: error.liars }
    })
    for (const { node, reason } of liars)
      log("warn", "What a node answered cannot be true", { chainId: chain.chainId, block, node, reason })
    return { ...(verified === undefined ? {} : { verified }), isCorrected: repaired.some(isOfRows), liars }
  }
}
