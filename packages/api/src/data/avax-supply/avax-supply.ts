import type { components } from "@serac/data/types"
import type { StoredSupply } from "@serac/store"
import { avaxAmount, weiOfNanoAvax } from "./avax-amount.ts"

/**
 * What there is of AVAX, of what is stored of a primary network and the fees of its C-Chain.
 *
 * - `genesisUnlock`: outputs of the genesis of P and X, which the node's supply begins with too.
 * - `totalRewards`: outputs that paid rewards, and what validators that renew themselves added to their stakes. The node counts a
 *   reward when its staking begins, and takes it back if it is not paid.
 * - `totalPBurned`: inputs less outputs of transactions, without what they put into balances of L1 validators, and what these paid.
 * - `totalXBurned`: inputs less outputs.
 * - `totalCBurned`: inputs less outputs of atomic transactions, and gas used times its price of all others: the C-Chain gives base fee
 *   and tip to an address that nobody has the key of.
 * - `totalStaked`: weights of active stakers; `totalLocked`: unspent outputs that are locked at the newest block's time.
 * - `l1ValidatorFees`: what was put into balances of L1 validators, less what was refunded and what is left.
 *
 * @param fees - of the C-Chain's EVM transactions, in wei.
 */
export function avaxSupply(
  { timestamp, genesis, rewards, burned, l1ValidatorFees, staked, locked }: StoredSupply,
  fees: bigint,
): components["schemas"]["AvaxSupply"] {
  const wei = (nanoAvax: bigint) => nanoAvax * weiOfNanoAvax
  const burnedOnC = wei(burned.C) + fees
  const burnedOnP = burned.P + l1ValidatorFees
  const total = wei(genesis + rewards - burnedOnP - burned.X) - burnedOnC
  return {
    circulatingSupply: avaxAmount(total - wei(locked)),
    totalSupply: avaxAmount(total),
    totalPBurned: avaxAmount(wei(burnedOnP)),
    totalCBurned: avaxAmount(burnedOnC),
    totalXBurned: avaxAmount(wei(burned.X)),
    totalStaked: avaxAmount(wei(staked)),
    totalLocked: avaxAmount(wei(locked)),
    totalRewards: avaxAmount(wei(rewards)),
    lastUpdated: new Date(timestamp * 1000).toISOString(),
    genesisUnlock: avaxAmount(wei(genesis)),
    l1ValidatorFees: avaxAmount(wei(l1ValidatorFees)),
  }
}
