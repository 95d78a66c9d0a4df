/** The activation times, in Unix seconds, of upgrades that change how stakers start and L1 validators pay. */
export interface UpgradeTimes {
  /** From here on stakers start at the time of their block; before, at the time in their transaction. */
  readonly durango: number
  /** From here on L1 validators pay. */
  readonly etna: number
  /** From here on stakes are rewarded at a falling rate, and validators may renew automatically; absent if it is not scheduled. */
  readonly helicon?: number
}

const unixSeconds = (time: string) => Date.parse(time) / 1000

/** The times built into nodes for the two public networks; all other networks have all upgrades from 2020-12-05 on. */
export const publicUpgradeTimes: Readonly<Record<number, UpgradeTimes>> = {
  1: { durango: unixSeconds("2024-03-06T16:00:00Z"), etna: unixSeconds("2024-12-16T17:00:00Z") },
  5: { durango: unixSeconds("2024-02-13T16:00:00Z"), etna: unixSeconds("2024-11-25T16:00:00Z") },
}

const initially = unixSeconds("2020-12-05T05:00:00Z")

/** The upgrade times of a network whose node does not report them. */
export const upgradeTimesOf = (networkId: number): UpgradeTimes =>
  publicUpgradeTimes[networkId] ?? { durango: initially, etna: initially }
