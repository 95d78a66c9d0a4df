import type { RepairedBlock } from "@serac/store"
import type { Verdict } from "../../core/reconciliation/index.ts"
import { archiverOf } from "../archive/archiver.ts"
import { Parties } from "../decode/parties.ts"
import { type RepairTools, repairStretch } from "./repair-stretch.ts"
import { NodeBlocks, type NodeBlocksOptions, NoTrueBlockFault } from "./true-block.ts"

/** Whether rows were false, and not only the archive. */
const isOfRows = ({ tables }: RepairedBlock) => tables.some((table) => table !== "evm_archive")

/** What single blocks are repaired with, beside an indexer that writes the chain. */
export interface BlockRepairOptions extends Omit<NodeBlocksOptions, "context">, Pick<RepairTools, "writer"> {
  readonly openReader: () => Promise<RepairTools["reader"]>
}

/** Corrects one stored block at a time, and tells whose word about it is true. */
export type BlockRepair = (block: number, signal: AbortSignal) => Promise<Verdict>

/**
 * Makes what corrects a stored block from a node whose answer its hashes confirm. Each node is asked by itself, and one that told what cannot
 * be true is logged. It rejects with a NotConsecutiveError where the nodes' block is of another chain than the stored ones.
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
