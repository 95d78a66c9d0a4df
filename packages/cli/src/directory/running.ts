import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { IndexerProgress } from "@serac/indexer/evm"
import type { NetworkProgress } from "../networks/network-progress.ts"
import { writeWhole } from "./write-whole.ts"

/** The state of the process that holds the data directory, for `serac status` and for the error of a second process. */
export interface RunningFile {
  readonly pid: number
  readonly command: string
  /** Unix seconds. */
  readonly startedAt: number
  readonly dataService?: string
  readonly metricsService?: string
  readonly chains: readonly IndexerProgress[]
  readonly networks: readonly NetworkProgress[]
}

/** Writes the file atomically. */
export function writeRunning(directory: string, running: RunningFile): void {
  writeWhole(runningFile(directory), JSON.stringify(running))
}

/** Reads the state of the last process, which may have ended; undefined if there is none. */
export function readRunning(directory: string): RunningFile | undefined {
  try {
    return JSON.parse(readFileSync(runningFile(directory), "utf8")) as RunningFile
  } catch {
    return undefined
  }
}

/** Removes the file. */
export function removeRunning(directory: string): void {
  rmSync(runningFile(directory), { force: true })
}

const runningFile = (directory: string) => join(directory, "running.json")
