import type { Disk } from "./disk.ts"
import type { Finding } from "./watch/health-watch.ts"

/** The setup of a run. */
export interface Setup {
  /** Whether a primary network is also indexed. */
  readonly hasNetwork?: boolean
  /** Blocks of the foreign network that may replace the primary network: default 20, fewer than the first blocks of the primary network. */
  readonly foreignLength?: number | undefined
  /** The first number of blocks of the chain. Default 150. */
  readonly length?: number
  /** A small disk for the database. */
  readonly disk?: Disk
  /** Modules that are loaded in each thread of `serac`. */
  readonly preloads?: readonly string[]
  /** Further flags of `serac`. */
  readonly flags?: readonly string[]
  /** Milliseconds between two samples of health and pages, and between two moments at which chains may grow. Default 200. */
  readonly pace?: number
  /** Milliseconds by which health may lag behind events. Default 8,000, and more while the machine is busy. */
  readonly grace?: number | undefined
}

/** The result of a run. */
export interface ScenarioOutcome {
  /** The number of samples of health, and of pages, that were judged. */
  readonly samples: number
  readonly pages: number
  readonly blocks: number
  /** The rules that were broken. */
  readonly findings: readonly Finding[]
  /** The first difference from the store of an undisturbed run. */
  readonly difference: string | undefined
}

/** The ID of the indexed chain. */
export const chaosChainId = 43_118
/** The ID of the primary network that is also indexed, and its C-Chain. */
export const networkId = 43_119
export const cChainId = 43_112

/** See {@link Setup.pace}. */
export const usualPace = 200
/** Milliseconds by which health may lag behind events on an idle machine. */
export const usualGrace = 8_000
/** Milliseconds within which health must recover after a fault. */
export const recovery = 90_000
/** The timeout in milliseconds of every other wait, for a busy machine. */
export const setupTimeoutMs = 180_000
