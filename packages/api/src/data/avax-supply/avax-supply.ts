import type { components } from "@serac/data/types"
import type { StoredSupply } from "@serac/store"
import { avaxAmount, weiOfNanoAvax } from "./avax-amount.ts"

/**
 * The supply of AVAX, from the stored data of a primary network and the fees of its C-Chain.
 *
 * - `genesisUnlock`: outputs of the genesis of P and X, which the node's supply begins with too.
 * - `totalRewards`: outputs that paid rewards, and the amounts that auto-renewed validators added to their stakes. The node counts a reward
 *   when its staking begins, and subtracts it if it is not paid.
 * - `totalPBurned`: inputs minus outputs of transactions, without deposits to balances of L1 validators, plus the fees paid from these.
 * - `totalXBurned`: inputs minus outputs.
 * - `totalCBurned`: inputs minus outputs of atomic transactions, and gas used times gas price of all others: the C-Chain sends base fee and
 *   tip to an address without a known key.
 * - `totalStaked`: weights of active stakers; `totalLocked`: unspent outputs that are locked at the newest block's time.
 * - `l1ValidatorFees`: deposits to balances of L1 validators, minus refunds and the remaining balances.
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
