import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { dump, openStore, type Store, type StoreLocation } from "@serac/store"
import { firstDifference } from "../first-difference.ts"
import { Random } from "../simulation/random.ts"
import { type IndexerProcess, startIndexerProcess } from "./indexer-process.ts"
import { makeTemporaryFolder } from "./temporary-folder.ts"

const main = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url))

/** A command that corrects what is stored, which is killed. */
export interface CorrectionKillOptions {
  /** `rebuild`, or `repair` with where true blocks come from. */
  readonly command: readonly ["rebuild"] | readonly ["repair", ...string[]]
  /** The store of the chain, which no process is writing. */
  readonly location: StoreLocation
  readonly chainId: string
  /** Most of them: a command that comes to its end is not killed. */
  readonly kills: number
  readonly seed: number
  /** Damages what is to be corrected. */
  readonly ruin: (store: Store) => Promise<void>
  readonly log?: (line: string) => void
}

/** What was seen while killing. */
export interface CorrectionKillReport {
  readonly kills: number
  /** Kills after which something was made that was not before. */
  readonly withProgress: number
  /** The first line of the dump that is not as it was, with what it was. */
  readonly difference: string | undefined
}

/**
 * Kills `serac rebuild` or `serac repair` at moments that the seed chooses, over and over, lets it come to its end then, and compares what is stored
 * with what was stored before.
 */
export async function killCorrections(options: CorrectionKillOptions): Promise<CorrectionKillReport> {
  const { command, location, chainId, seed, ruin, log = () => {} } = options
  const folder = await makeTemporaryFolder("serac-corrected")
  const store = await openStore(location)
  const place = location.kind === "sqlite" ? ["--data-directory", location.directory] : ["--store", location.url]
  const program = [main, ...command, "--chain", chainId, ...place]
  try {
    const before = await storeLines(store, chainId)
    await ruin(store)
    const random = new Random(`corrections ${seed}`)
    let kills = 0
    let withProgress = 0
    for (let isDone = false; kills < options.kills && !isDone; ) {
      const [from, to] = [
        await correctionState(store, chainId),
        await killOnce(program, folder.path, store, options, random),
      ]
      isDone = to === "done"
      if (isDone) break
      kills += 1
      if (to !== from) withProgress += 1
      log(`kill ${kills}: ${to}`)
    }
    // A rebuild that continues with only the lists leaves existing rows unchanged.
    await endCorrection(startIndexerProcess(program, folder.path))
    const after = await storeLines(store, chainId)
    return { kills, withProgress, difference: firstDifference(after, before) }
  } finally {
    await store.close()
    await folder.remove()
  }
}

/** Starts it and kills it soon after something was made. Resolves to how far it was, and to `done` where it came to its end before. */
async function killOnce(
  program: readonly string[],
  folder: string,
  store: Store,
  { chainId }: CorrectionKillOptions,
  random: Random,
): Promise<string> {
  const from = await correctionState(store, chainId)
  const correcting = startIndexerProcess(program, folder)
  for (let steps = random.between(1, 4), last = from; steps > 0; ) {
    const ended = await Promise.race([correcting.ended, delay(2)])
    if (ended !== undefined) return finished(correcting, ended)
    const now = await correctionState(store, chainId)
    if (now !== last) steps -= 1
    last = now
  }
  await delay(random.between(0, 40))
  const ended = await Promise.race([correcting.ended, delay(0)])
  if (ended !== undefined) return finished(correcting, ended)
  await correcting.kill()
  return correctionState(store, chainId)
}

async function endCorrection(correcting: IndexerProcess): Promise<void> {
  finished(correcting, await correcting.ended)
}

function finished(correcting: IndexerProcess, ended: string): "done" {
  if (ended !== "0") throw new Error(`the command ended by ${ended}:\n${correcting.printed()}`)
  return "done"
}

/** How far rows and lists are, and how much was repaired. */
async function correctionState(store: Store, chainId: string): Promise<string> {
  const reader = store.chain(chainId)
  const states = [...(await reader.rebuilds()), ...(await reader.projections())]
  const { sequence } = await reader.changePosition()
  return [`change ${sequence}`, ...states.map(({ name, state, next }) => `${name} ${state} ${next}`)].join(", ")
}

async function storeLines(store: Store, chainId: string): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of dump(store, chainId)) lines.push(line)
  return lines
}
