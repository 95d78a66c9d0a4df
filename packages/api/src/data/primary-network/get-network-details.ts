import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { StakingTotals } from "@serac/store"
import { readCurrentSupply } from "../networks/current-supply.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"

/** Digits after the point of a ratio. */
const ratioDigits = 20

/** `GET /v1/networks/{network}`. */
export const getNetworkDetails: Handler<operations["getNetworkDetails"], Services> = cached(
  networkVersion,
  async ({ path, signal }, { networks }) => {
    const { reader } = await networks.indexed(path.network)
    const [totals, supply] = await Promise.all([reader.stakingTotals({ signal }), readCurrentSupply(reader)])
    const { validatorCount, validatorStake, delegatorCount, delegatorStake, annualReward } = totals
    return {
      validatorDetails: {
        validatorCount,
        totalAmountStaked: String(validatorStake),
        ...(annualReward !== undefined && { estimatedAnnualStakingReward: String(annualReward) }),
        stakingDistributionByVersion: distributionOf(totals),
        ...(supply !== undefined && { stakingRatio: ratioOf(validatorStake + delegatorStake, supply) }),
      },
      delegatorDetails: { delegatorCount, totalAmountStaked: String(delegatorStake) },
    }
  },
)

function distributionOf(totals: StakingTotals) {
  const { validatorCount, validatorStake, delegatorStake, offlineCount, offlineStake } = totals
  const rows = [
    { version: "offline", amount: offlineStake, validatorCount: offlineCount },
    {
      version: "unknown",
      amount: validatorStake + delegatorStake - offlineStake,
      validatorCount: validatorCount - offlineCount,
    },
  ]
  return rows
    .filter((row) => row.validatorCount > 0)
    .map(({ version, amount, validatorCount: count }) => ({
      version,
      amountStaked: String(amount),
      validatorCount: count,
    }))
}

/** A fraction in decimal digits, truncated. */
function ratioOf(part: bigint, whole: bigint): string {
  const scale = 10n ** BigInt(ratioDigits)
  const scaled = whole === 0n ? 0n : (part * scale) / whole
  return `${scaled / scale}.${String(scaled % scale).padStart(ratioDigits, "0")}`
}
