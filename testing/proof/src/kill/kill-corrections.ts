import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { openStore, type Store, type StoreLocation } from "@serac/store"
import { firstDifference } from "../first-difference.ts"
import { Random } from "../simulation/random.ts"
import type { CorrectedSubject } from "./corrected-subject.ts"
import { type IndexerProcess, startIndexerProcess } from "./indexer-process.ts"
import { makeTemporaryFolder } from "./temporary-folder.ts"

/** How often a command that completed before it was killed at work is tried again. */
const maxAttempts = 6
const first: KillMoment = { steps: 1, wait: 0 }
const main = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url))

/** The options of killing a command that corrects stored data. */
export interface CorrectionKillOptions {
  /** `rebuild` or `repair`, with its arguments except the store. */
  readonly command: readonly [command: "rebuild" | "repair", ...string[]]
  /** The store of the subject, which no other process writes. */
  readonly location: StoreLocation
  readonly subject: CorrectedSubject
  /** The maximum number of kills: a command that completes is not killed. */
  readonly kills: number
  readonly seed: number
  /** Damages the data that the command corrects. */
  readonly ruin: (store: Store) => Promise<void>
  readonly log?: (line: string) => void
}

/** The result of the kills. */
export interface CorrectionKillReport {
  readonly kills: number
  /** The number of kills after which some work was done that was not done before. */
  readonly withProgress: number
  /** The first line of the dump that differs, with the original line. */
  readonly difference: string | undefined
}

/**
 * Repeatedly kills `serac rebuild` or `serac repair` at moments that the seed chooses, then lets it complete, and compares the stored data
 * with the original data. For a subject that is corrected in one transaction, the data after each kill must equal the damaged or the original data.
 */
export async function killCorrections(options: CorrectionKillOptions): Promise<CorrectionKillReport> {
  const { command, location, subject, seed, ruin, log = () => {} } = options
  const folder = await makeTemporaryFolder("serac-corrected")
  const store = await openStore(location)
  const place =
    location.kind === "sqlite"
      ? ["--data-directory", location.directory]
      : ["--data-directory", folder.path, "--store", location.url]
  const directory = location.kind === "sqlite" ? location.directory : folder.path
  const program = [main, ...command, ...place]
  try {
    const before = await subject.lines(store)
    await ruin(store)
    const ruined = await subject.lines(store)
    const random = new Random(`corrections ${seed}`)
    let kills = 0
    let withProgress = 0
    for (let attempts = 0; kills < options.kills; ) {
      const from = await subject.state(store, directory)
      const moment = attempts === 0 ? { steps: random.between(1, subject.steps), wait: random.between(0, 40) } : first
      const to = await killOnce(program, folder.path, store, subject, directory, moment)
      if (to === "done") {
        attempts += 1
        if (withProgress > 0 || attempts === maxAttempts) break
        // A process that was quicker than this one could look proves nothing: the same again, killed at the first change.
        const difference = firstDifference(await subject.lines(store), before)
        if (difference !== undefined) return { kills, withProgress, difference }
        await ruin(store)
        continue
      }
      kills += 1
      if (to !== from) withProgress += 1
      log(`kill ${kills}: ${to}`)
      if (!subject.isAtOnce) continue
      const now = await subject.lines(store)
      const isWhole = [ruined, before].some((lines) => firstDifference(now, lines) === undefined)
      if (!isWhole) return { kills, withProgress, difference: `half a repair: ${firstDifference(now, before)}` }
    }
    // A rebuild that resumes with the lists leaves rows that were made before it unchanged.
    await endCorrection(startIndexerProcess(program, folder.path))
    const after = await subject.lines(store)
    return { kills, withProgress, difference: firstDifference(after, before) }
  } finally {
    await store.close()
    await folder.remove()
  }
}

/** The moment of a kill: after how many changes of the state, and how many milliseconds later. */
interface KillMoment {
  readonly steps: number
  readonly wait: number
}

/** Starts the command and kills it soon after it made progress. Resolves to its state, and to `done` where it completed first. */
async function killOnce(
  program: readonly string[],
  folder: string,
  store: Store,
  subject: CorrectedSubject,
  directory: string,
  moment: KillMoment,
): Promise<string> {
  let last = await subject.state(store, directory)
  const correcting = startIndexerProcess(program, folder)
  for (let { steps } = moment; steps > 0; ) {
    const ended = await Promise.race([correcting.ended, delay(2)])
    if (ended !== undefined) return finished(correcting, ended)
    const now = await subject.state(store, directory)
    if (now !== last) steps -= 1
    last = now
  }
  await delay(moment.wait)
  const ended = await correcting.kill().catch(() => correcting.ended)
  return ended === undefined ? subject.state(store, directory) : finished(correcting, ended)
}

async function endCorrection(correcting: IndexerProcess): Promise<void> {
  finished(correcting, await correcting.ended)
}

function finished(correcting: IndexerProcess, ended: string): "done" {
  if (ended !== "0") throw new Error(`the command ended by ${ended}:\n${correcting.printed()}`)
  return "done"
}
