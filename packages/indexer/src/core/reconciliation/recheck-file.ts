import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { LogFunction } from "../log.ts"

/** How far the comparison of all blocks of a chain is. */
export interface RecheckLane {
  /** When the pass began, in Unix milliseconds. */
  readonly startedAt: number
  /** The next block of the pass. */
  readonly next: number
  /** The newest block that could be compared when the pass was last looked at. */
  readonly highest: number
  /** Milliseconds within which every block is compared again. */
  readonly period: number
}

/**
 * Keeps how far the comparison of all blocks is, by names of chains, in memory and in a file of JSON. A file that cannot be written is said
 * once; the pass goes on, and begins anew with the next process.
 *
 * One file has one writer.
 */
export class RecheckFile {
  readonly #path: string | undefined
  readonly #log: LogFunction
  readonly #lanes: Map<string, RecheckLane>
  #failed = false

  /** @param path - undefined where nothing outlives the process. */
  constructor(path: string | undefined, log: LogFunction) {
    this.#path = path
    this.#log = log
    this.#lanes = new Map(path === undefined ? [] : Object.entries(readRecheck(path)))
  }

  get lanes(): ReadonlyMap<string, RecheckLane> {
    return this.#lanes
  }

  save(name: string, lane: RecheckLane): void {
    this.#lanes.set(name, lane)
    if (this.#path === undefined) return
    try {
      mkdirSync(dirname(this.#path), { recursive: true })
      writeFileSync(`${this.#path}.new`, JSON.stringify(Object.fromEntries(this.#lanes)))
      renameSync(`${this.#path}.new`, this.#path)
      this.#failed = false
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? String(error)
      if (!this.#failed)
        this.#log("warn", "How far blocks were compared again cannot be written to its file", { reason })
      this.#failed = true
    }
  }
}

/** How far the comparisons of a file are, by names of chains; none where there is no file, or another one. */
export function readRecheck(path: string): Readonly<Record<string, RecheckLane>> {
  try {
    const lanes: Readonly<Record<string, RecheckLane>> = JSON.parse(readFileSync(path, "utf8"))
    return Object.fromEntries(Object.entries(lanes).filter(([, lane]) => isLane(lane)))
  } catch {
    return {}
  }
}

const isLane = (lane: RecheckLane | null) =>
  [lane?.startedAt, lane?.next, lane?.highest, lane?.period].every(
    (value) => Number.isFinite(value) && Number(value) >= 0,
  )
