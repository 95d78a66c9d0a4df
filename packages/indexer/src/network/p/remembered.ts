import type { PlatformState } from "@serac/store"
import { bytesFromKey, hexKey, primarySubnetKey } from "./keys.ts"
import type { Memory } from "./memory.ts"
import type { ReportedTerms } from "./reported-terms.ts"
import type { Terms } from "./terms.ts"
import type { UpgradeTimes } from "./upgrades.ts"

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
  /** The terms that the last block was applied with; older versions did not keep them. */
  readonly terms?: {
    readonly upgrades: UpgradeTimes
    readonly fee?: readonly [capacity: string, target: string, minPrice: string, excessConversionConstant: string]
  }
}

/** The state to store in addition to the rows. */
export function toRemember(
  memory: Memory,
  { upgrades, validatorFee }: Pick<Terms, "upgrades" | "validatorFee">,
): PlatformState {
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
    terms: { upgrades, ...(validatorFee && { fee: feeTexts(validatorFee) }) },
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

/** The terms that the last stored block was applied with; undefined if an older version stored it. */
export function termsIn({ more }: PlatformState): ReportedTerms | undefined {
  const { terms } = JSON.parse(more ?? "{}") as Partial<More>
  if (terms === undefined) return undefined
  const { upgrades, fee } = terms
  if (fee === undefined) return { upgrades }
  const [capacity, target, minPrice, excessConversionConstant] = fee.map(BigInt) as [bigint, bigint, bigint, bigint]
  return { upgrades, validatorFee: { capacity, target, minPrice, excessConversionConstant } }
}

const feeTexts = ({ capacity, target, minPrice, excessConversionConstant }: NonNullable<Terms["validatorFee"]>) =>
  [String(capacity), String(target), String(minPrice), String(excessConversionConstant)] as const
