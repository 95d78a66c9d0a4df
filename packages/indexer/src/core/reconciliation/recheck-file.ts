import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { LogFunction } from "../log.ts"

/** The progress of a pass over all blocks of a chain. */
export interface RecheckLane {
  /** Unix milliseconds when the pass began. */
  readonly startedAt: number
  /** The next block of the pass. */
  readonly next: number
  /** The newest block that could be compared when this record was last written. */
  readonly highest: number
  /** Milliseconds within which every block is compared again. */
  readonly period: number
  /** The last extra pass, over all blocks that there were then. */
  readonly extra?: ExtraPass
}

/** A pass as fast as blocks can be compared. */
export interface ExtraPass {
  /** Unix milliseconds. */
  readonly startedAt: number
  /** The next block; above `end` when it is over. */
  readonly next: number
  /** The last block. */
  readonly end: number
}

/**
 * Keeps the progress of passes over all blocks, by name of chain, in memory and in a JSON file. An unwritable file is logged
 * once; the pass continues, and starts again with the next process. A file has one writer.
 */
export class RecheckFile {
  readonly #path: string | undefined
  readonly #log: LogFunction
  readonly #lanes: Map<string, RecheckLane>
  #failed = false

  /** @param path - undefined if the progress ends with the process. */
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

/** The progress of passes in a file, by name of chain; empty if there is no file, or none of this format. */
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
