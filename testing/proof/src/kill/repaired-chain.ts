import type { StoreLocation } from "@serac/store"
import { startChainNode } from "./chain-node.ts"
import { type ChainShape, shapeFor } from "./chain-shape.ts"
import { chainSubject } from "./chain-subject.ts"
import { correctedChain } from "./corrected-subject.ts"
import { damageRows } from "./damage-rows.ts"
import { type CorrectionKillReport, killCorrections } from "./kill-corrections.ts"
import { proveKills } from "./prove-kills.ts"

/** The options of killing the repair of a chain. */
export interface ChainRepairKillOptions {
  readonly location: StoreLocation
  readonly kills: number
  readonly seed: number
  readonly log?: (line: string) => void
}

/** Statements that corrupt rows of a chain. */
const chainDamages = ["UPDATE evm_transaction SET fragment = 'x'", "DELETE FROM evm_transfer", "DELETE FROM evm_list"]

/** Indexes a chain into an empty store, damages it, and repeatedly kills its repair from a node. */
export async function killChainRepair(options: ChainRepairKillOptions): Promise<CorrectionKillReport> {
  const shape = { ...shapeFor("big", options.kills, options.seed), growth: 0 }
  await proveKills([{ subject: chainSubject(shape, true), kills: 0, location: options.location }], options.log)
  return killStoredChainRepair(shape, shape.length, options)
}

/**
 * Damages a stored chain of a shape, and repeatedly kills its repair.
 *
 * @param blocks - the number of the node's blocks, at least that of the stored blocks.
 */
export async function killStoredChainRepair(
  shape: ChainShape,
  blocks: number,
  { location, kills, seed, log }: ChainRepairKillOptions,
): Promise<CorrectionKillReport> {
  const chainId = String(shape.chainId)
  const node = await startChainNode(chainSubject(shape).node)
  try {
    node.grow(blocks)
    await node.settle()
    return await killCorrections({
      command: ["repair", "--chain", chainId, "--rpc", node.url],
      ...{ location, subject: correctedChain(chainId), kills, seed },
      ruin: () => damageRows(location, `chains/${chainId}.sqlite`, chainDamages),
      ...(log && { log }),
    })
  } finally {
    await node.stop()
  }
}
