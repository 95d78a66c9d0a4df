import type { Connection } from "../../engine.ts"
import { stakerKind, statusByCode } from "../list-keys.ts"
import { listCurrentStakes } from "../queries/stakers.ts"
import type { StakerData } from "../rows.ts"
import type { StakingTotals } from "../stored.ts"

const stakesPerQuery = 5000
const secondsOfYear = 365n * 24n * 60n * 60n

interface StakeColumns {
  readonly txId: Uint8Array
  readonly kind: number
  readonly subnetId: Uint8Array
  readonly weight: string
  readonly start: number
  readonly end: number
  readonly status: number
  readonly delegatorWeight: string
  readonly data: string
  readonly connected: number | null
  readonly potentialReward: string | null
}

/** Sums over the active stakers of the primary network. */
export async function readStakingTotals(connection: Connection, network: number): Promise<StakingTotals> {
  let [validatorCount, delegatorCount, offlineCount] = [0, 0, 0]
  let [validatorStake, delegatorStake, offlineStake] = [0n, 0n, 0n]
  let annualReward: bigint | undefined = 0n
  let txId = new Uint8Array()
  for (;;) {
    const rows = await connection.all<StakeColumns>(listCurrentStakes, { network, txId, limit: stakesPerQuery })
    for (const row of rows.filter(isOfPrimaryNetwork)) {
      const weight = BigInt(row.weight)
      if (stakerKind(row.kind) === "delegator") {
        delegatorCount += 1
        delegatorStake += weight
      } else {
        validatorCount += 1
        validatorStake += weight
        if (row.connected === 0) {
          offlineCount += 1
          offlineStake += weight + BigInt(row.delegatorWeight)
        }
      }
      const reward = annualRewardOf(row)
      annualReward = reward === undefined || annualReward === undefined ? undefined : annualReward + reward
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < stakesPerQuery) break
    txId = new Uint8Array(last.txId)
  }
  return {
    validatorCount,
    validatorStake,
    delegatorCount,
    delegatorStake,
    offlineCount,
    offlineStake,
    ...(annualReward !== undefined && { annualReward }),
  }
}

function isOfPrimaryNetwork({ status, subnetId }: StakeColumns): boolean {
  return statusByCode(status) === "active" && subnetId.every((byte) => byte === 0)
}

function annualRewardOf({ start, end, data, potentialReward }: StakeColumns): bigint | undefined {
  const reward = (JSON.parse(data) as StakerData).potentialReward ?? potentialReward
  if (reward === null || end <= start) return undefined
  return (BigInt(reward) * secondsOfYear) / BigInt(end - start)
}
