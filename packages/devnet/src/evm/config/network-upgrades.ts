/** The activation times of a network's upgrades, in Unix seconds. */
export interface NetworkUpgrades {
  readonly durango: number
  readonly etna: number
  readonly fortuna: number
  readonly granite: number
  readonly helicon: number
  /** Times of the upgrades before Durango, which only the C-Chain has. Default: the time of Durango. */
  readonly early?: Readonly<Record<EarlyUpgrade, number>> | undefined
}

/** An upgrade before Durango. */
export type EarlyUpgrade = `apricotPhase${"1" | "2" | "3" | "4" | "5" | "Pre6" | "6" | "Post6"}` | "banff" | "cortina"

/** 2020-12-05 05:00 UTC: the time at which a local network has every upgrade. */
export const initiallyActive = 1_607_144_400

/** The year 9999: the node's value for an upgrade without a scheduled time. */
export const unscheduled = 253_399_622_400

/** The upgrades of a local network: all but Helicon. */
export const localUpgrades: NetworkUpgrades = {
  durango: initiallyActive,
  etna: initiallyActive,
  fortuna: initiallyActive,
  granite: initiallyActive,
  helicon: unscheduled,
}
