import { nonsense } from "../../core/index.ts"
import type { PlatformTerms } from "./platform-port.ts"
import { publicUpgradeTimes } from "./upgrades.ts"

/** The terms of the P-Chain that nodes tell. */
export type ReportedTerms = Pick<PlatformTerms, "validatorFee" | "upgrades">

type TermMembers = Readonly<Record<string, bigint | number | undefined>>

/** All members of terms, by name. */
function membersOf({ validatorFee, upgrades }: ReportedTerms): TermMembers {
  return { ...validatorFee, ...upgrades }
}

/** The members that terms have both, and differently, in words; empty if they agree. */
export function differingTerms(one: ReportedTerms, other: ReportedTerms): readonly string[] {
  const [own, others] = [membersOf(one), membersOf(other)]
  return Object.entries(own).flatMap(([name, value]) => {
    const told = others[name]
    return value === undefined || told === undefined || value === told ? [] : [`${name} ${value} and ${told}`]
  })
}

/** The time of an upgrade that a node knows and that has none yet, in Unix seconds. */
const unscheduled = Date.parse("9999-12-01T00:00:00Z") / 1000

/** Without an upgrade that has no time yet, where the other node knows a time that is still to come: it was announced later. */
function withoutUnscheduled(terms: ReportedTerms, other: ReportedTerms, now: number): ReportedTerms {
  const announced = other.upgrades?.helicon ?? unscheduled
  if (terms.upgrades?.helicon !== unscheduled || announced === unscheduled || announced <= now) return terms
  const { helicon: _, ...upgrades } = terms.upgrades
  return { ...terms, upgrades }
}

/**
 * What either of two nodes tells, since an older one knows less; undefined if they contradict each other.
 *
 * @param now - Unix seconds
 */
export function mergedTerms(first: ReportedTerms, second: ReportedTerms, now: number): ReportedTerms | undefined {
  const [one, other] = [withoutUnscheduled(first, second, now), withoutUnscheduled(second, first, now)]
  if (differingTerms(one, other).length > 0) return undefined
  const validatorFee = one.validatorFee ?? other.validatorFee
  const upgrades = one.upgrades && { ...other.upgrades, ...one.upgrades }
  const times = upgrades ?? other.upgrades
  return { ...(validatorFee && { validatorFee }), ...(times && { upgrades: times }) }
}

/** @throws NodeFault if no network can have these terms, or this public network has others. */
export function requirePossibleTerms({ validatorFee, upgrades }: ReportedTerms, networkId: number): void {
  if (validatorFee) {
    const { capacity, target, minPrice, excessConversionConstant } = validatorFee
    if (capacity < target || minPrice === 0n || excessConversionConstant === 0n)
      throw nonsense("platform.getValidatorFeeConfig: the capacity is below the target, or a price is 0")
  }
  if (upgrades) {
    const { durango, etna, helicon = etna } = upgrades
    if (durango > etna || etna > helicon) throw nonsense("info.upgrades: the upgrades are in another order")
    const known = publicUpgradeTimes[networkId]
    if (known && (known.durango !== durango || known.etna !== etna))
      throw nonsense(`info.upgrades: network ${networkId} had its upgrades at other times`)
  }
}
