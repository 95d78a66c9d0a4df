import { getAvaxSupply } from "@serac/data"
import { supplyOf } from "../oracle/avax-supply.ts"
import { type Proof, sentResult } from "./ask.ts"

/**
 * Compares the served supply with the sum of outputs, stakes, balances and accounts, and with the supply of the
 * recorded node, which counts rewards in advance and subtracts no burned fees.
 */
export async function compareAvaxSupply({ world, stack, comparison }: Proof): Promise<void> {
  const { allocated } = world.genesis
  if (allocated === undefined) return
  const { there, burned, evmFees, l1Fees, staked, locked, rewards, pending, time } = supplyOf(world)
  const total = weiOf(there) - evmFees
  const told = await sentResult(getAvaxSupply(stack.data))
  comparison.value(
    "AVAX supply",
    "what there is",
    {
      circulatingSupply: total - weiOf(locked),
      totalSupply: total,
      totalPBurned: weiOf(burned.P + l1Fees),
      totalCBurned: weiOf(burned.C) + evmFees,
      totalXBurned: weiOf(burned.X),
      totalStaked: weiOf(staked),
      totalLocked: weiOf(locked),
      totalRewards: weiOf(rewards),
      lastUpdated: new Date(time * 1000).toISOString(),
      genesisUnlock: weiOf(allocated),
      l1ValidatorFees: weiOf(l1Fees),
    },
    Object.fromEntries(
      Object.entries(told).map(([name, value]) => [name, name === "lastUpdated" ? value : weiIn(String(value))]),
    ),
  )
  const counted = weiIn(told.genesisUnlock) + weiIn(told.totalRewards) + weiOf(pending)
  comparison.value("AVAX supply", "as the node counts", weiOf(world.platform.at(-1)?.supply ?? 0n), counted)
}

const weiOf = (nanoAvax: bigint) => nanoAvax * 10n ** 9n

/** wei of an amount in AVAX. */
function weiIn(text: string): bigint {
  const [whole = "", fraction = ""] = text.split(".")
  return BigInt(whole + fraction.padEnd(18, "0"))
}
