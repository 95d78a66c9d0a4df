import type { Connection } from "../engine.ts"
import { chainCode } from "../network/keys.ts"
import type { PrimaryChain } from "../network/rows.ts"
import { networkCheckpointOf } from "../network/state.ts"
import { checkBalances } from "./check-balances.ts"
import { checkNetworkBlocks } from "./check-network-blocks.ts"
import { checkStakers } from "./check-stakers.ts"
import { type CheckOptions, type Consistency, Findings } from "./inconsistency.ts"

/** What of a network is looked through. */
export interface NetworkCheck extends CheckOptions {
  readonly connection: Connection & {
    snapshot<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
  }
  readonly network: number
  readonly findings: Findings
}

const chains: readonly PrimaryChain[] = ["P", "X", "C"]

/** Looks through all rows of a primary network for what contradicts itself. Blocks may be added meanwhile. */
export async function checkNetwork(check: Omit<NetworkCheck, "findings">): Promise<Consistency> {
  const findings = new Findings()
  const own = { ...check, findings }
  for (const chain of chains) {
    const checkpoint = await networkCheckpointOf(check.connection, check.network, chain)
    if (checkpoint) await checkNetworkBlocks({ ...own, chain, checkpoint })
  }
  for (const chain of chains) await checkBalances({ ...own, chain: chainCode(chain) })
  await checkStakers(own)
  return findings.result()
}
