import { type Consistency, Findings } from "../../verification/inconsistency.ts"
import { chainCode, primaryChains } from "../keys.ts"
import { networkCheckpointOf } from "../state.ts"
import { checkBalances } from "./check-balances.ts"
import { checkNetworkBlocks } from "./check-network-blocks.ts"
import { checkStakers } from "./check-stakers.ts"
import type { NetworkCheck } from "./network-check.ts"
import { SumCheck } from "./sum-check.ts"

/** Checks all rows of a primary network for contradictions. Blocks may be added meanwhile. */
export async function checkNetwork(check: Omit<NetworkCheck, "findings">): Promise<Consistency> {
  const findings = new Findings()
  const own = { ...check, findings }
  const sums = await SumCheck.of(own)
  for (const chain of primaryChains) {
    const checkpoint = await networkCheckpointOf(check.connection, check.network, chain)
    if (checkpoint) await checkNetworkBlocks({ ...own, chain, checkpoint, sums })
  }
  for (const chain of primaryChains) await checkBalances({ ...own, chain: chainCode(chain) })
  await checkStakers(own)
  await sums.end()
  return findings.result()
}
