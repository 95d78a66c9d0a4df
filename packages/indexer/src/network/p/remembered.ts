import type { PlatformState } from "@serac/store"
import { bytesFromKey, hexKey, primarySubnetKey } from "./keys.ts"
import type { Memory } from "./memory.ts"

/** State that no row contains, as JSON: amounts in decimal digits, bytes in hexadecimal. */
interface More {
  /** Whether the chain's time is known. */
  readonly timed: boolean
  readonly proposal?: {
    readonly bytes: string
    readonly height: number
    readonly timestamp: number
    readonly index: number
  }
  /** By subnet. */
  readonly supplies: Readonly<Record<string, string>>
  readonly elastic: Readonly<Record<string, readonly [maximumSupply: string, minRate: string, maxRate: string]>>
}

/** The state to store in addition to the rows. */
export function toRemember(memory: Memory): PlatformState {
  const { time, accruedFees, excess, proposal } = memory
  const more: More = {
    timed: time !== undefined,
    ...(proposal ? { proposal: { ...proposal, bytes: hexKey(proposal.bytes) } } : {}),
    supplies: Object.fromEntries([...memory.supplies()].map(([subnet, supply]) => [subnet, String(supply)])),
    elastic: Object.fromEntries(
      [...memory.elastic()].map(([subnet, { maximumSupply, minConsumptionRate, maxConsumptionRate }]) => [
        subnet,
        [String(maximumSupply), String(minConsumptionRate), String(maxConsumptionRate)],
      ]),
    ),
  }
  return { time: time ?? 0, accruedFees, validatorExcess: excess, more: JSON.stringify(more) }
}

/** Restores the stored state. */
export function remember(memory: Memory, state: PlatformState): void {
  const { timed, proposal, supplies, elastic } = JSON.parse(state.more ?? "{}") as Partial<More>
  memory.time = timed === false ? undefined : state.time
  memory.accruedFees = state.accruedFees
  memory.excess = state.validatorExcess
  memory.proposal = proposal && { ...proposal, bytes: bytesFromKey(proposal.bytes) }
  for (const [subnet, supply] of Object.entries(supplies ?? {})) memory.setSupply(subnet, BigInt(supply))
  for (const [subnet, [maximumSupply, minConsumptionRate, maxConsumptionRate]] of Object.entries(elastic ?? {})) {
    memory.setElastic(subnet, {
      maximumSupply: BigInt(maximumSupply),
      minConsumptionRate: BigInt(minConsumptionRate),
      maxConsumptionRate: BigInt(maxConsumptionRate),
    })
  }
}

/** Whether the chain's genesis was applied: without it the supply is unknown. */
export function knowsBeginning({ more }: PlatformState): boolean {
  const { supplies } = JSON.parse(more ?? "{}") as Partial<More>
  return supplies?.[primarySubnetKey] !== undefined
}
