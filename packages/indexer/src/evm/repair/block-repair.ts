import { archiverOf } from "../archive/archiver.ts"
import { Parties } from "../decode/parties.ts"
import { type RepairTools, repairStretch } from "./repair-stretch.ts"
import { NodeBlocks, type NodeBlocksOptions } from "./true-block.ts"

/** What single blocks are repaired with, beside an indexer that writes the chain. */
export interface BlockRepairOptions extends Omit<NodeBlocksOptions, "context">, Pick<RepairTools, "writer"> {
  readonly openReader: () => Promise<RepairTools["reader"]>
}

/** Corrects one stored block at a time. */
export type BlockRepair = (block: number, signal: AbortSignal) => Promise<void>

/**
 * Makes what corrects a stored block from a node whose answer its hashes confirm. It rejects as {@link repairStretch} does, and a node that
 * told what cannot be true is logged.
 */
export function blockRepair({ writer, openReader, ...options }: BlockRepairOptions): BlockRepair {
  const { chain, clock, log, tools } = options
  const context = { chainId: chain.chainId, parties: new Parties(1000) }
  const nodes = new NodeBlocks({ ...options, context })
  const archiver = archiverOf(chain.chainId)
  return async (block, signal) => {
    const using = { writer, reader: await openReader(), context, verify: tools, nodes, archiver }
    const { liars } = await repairStretch(using, block, block, { signal, now: Math.floor(clock.now() / 1000) })
    for (const liar of liars) log("warn", "What a node answered cannot be true", { chainId: chain.chainId, ...liar })
  }
}
