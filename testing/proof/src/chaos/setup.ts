import type { Disk } from "./disk.ts"
import type { Finding } from "./watch/health-watch.ts"

/** How a run is set up. */
export interface Setup {
  /** Whether a primary network is indexed beside the chain. */
  readonly hasNetwork?: boolean
  /** Blocks of the network that may come in the place of the primary network: default 20, fewer than of that one at first. */
  readonly foreignLength?: number | undefined
  /** Blocks of the chain at first. Default 150. */
  readonly length?: number
  /** A small disk, where the database is. */
  readonly disk?: Disk
  /** Modules that are loaded in each thread of `serac`. */
  readonly preloads?: readonly string[]
  /** Further flags of `serac`. */
  readonly flags?: readonly string[]
  /** Milliseconds between two looks at health and pages, and between two moments at which chains may grow. Default 200. */
  readonly pace?: number
  /** Milliseconds that health may be behind what happens. Default 8,000, and more while the machine has much to do. */
  readonly grace?: number | undefined
}

/** What came of a run. */
export interface ScenarioOutcome {
  /** Samples of health, and pages, that were judged. */
  readonly samples: number
  readonly pages: number
  readonly blocks: number
  /** Rules that were broken. */
  readonly findings: readonly Finding[]
  /** The first difference to what an undisturbed run stores. */
  readonly difference: string | undefined
}

/** The chain that is indexed. */
export const chaosChainId = 43_118
/** The primary network that is indexed beside it, and its C-Chain. */
export const networkId = 43_119
export const cChainId = 43_112

/** See {@link Setup.pace}. */
export const usualPace = 200
/** Milliseconds that health may be behind what happens, on a machine that does nothing else. */
export const usualGrace = 8_000
/** Milliseconds within which all is well again after a fault. */
export const recovery = 90_000
/** Milliseconds within which anything else comes that is waited for, on a machine that has much to do. */
export const setupTimeoutMs = 180_000
