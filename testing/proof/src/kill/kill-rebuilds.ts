import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { dump, openStore, type Store, type StoreLocation } from "@serac/store"
import { firstDifference } from "../first-difference.ts"
import { Random } from "../simulation/random.ts"
import { type IndexerProcess, startIndexerProcess } from "./indexer-process.ts"
import { makeTemporaryFolder } from "./temporary-folder.ts"

const main = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url))

export interface RebuildKillOptions {
  /** Where the chain is stored, which nobody writes. */
  readonly location: StoreLocation
  readonly chainId: string
  /** Most of them: a rebuild that comes to its end is not killed. */
  readonly kills: number
  readonly seed: number
  /** Damages what is to be made anew. */
  readonly ruin: (store: Store) => Promise<void>
  readonly log?: (line: string) => void
}

/** What was seen while killing. */
export interface RebuildKillReport {
  readonly kills: number
  /** Kills after which something was made that was not before. */
  readonly withProgress: number
  /** The first line of the dump that is not as it was, with what it was. */
  readonly difference: string | undefined
}

/**
 * Kills `serac rebuild` at moments that the seed chooses, over and over, lets it come to its end then, and compares what is stored
 * with what was stored before.
 */
export async function killRebuilds(options: RebuildKillOptions): Promise<RebuildKillReport> {
  const { location, chainId, seed, ruin, log = () => {} } = options
  const folder = await makeTemporaryFolder("serac-rebuilt")
  const store = await openStore(location)
  const place = location.kind === "sqlite" ? ["--data-directory", location.directory] : ["--store", location.url]
  const program = [main, "rebuild", "--chain", chainId, ...place]
  try {
    const before = await storeLines(store, chainId)
    await ruin(store)
    const random = new Random(`rebuilds ${seed}`)
    let kills = 0
    let withProgress = 0
    for (let isDone = false; kills < options.kills && !isDone; ) {
      const [from, to] = [
        await rebuildState(store, chainId),
        await killOnce(program, folder.path, store, options, random),
      ]
      isDone = to === "done"
      if (isDone) break
      kills += 1
      if (to !== from) withProgress += 1
      log(`kill ${kills}: ${to}`)
    }
    // A rebuild that goes on with lists alone leaves rows as they are, which were made before.
    await endRebuild(startIndexerProcess(program, folder.path))
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
  { chainId }: RebuildKillOptions,
  random: Random,
): Promise<string> {
  const from = await rebuildState(store, chainId)
  const rebuild = startIndexerProcess(program, folder)
  for (let steps = random.between(1, 4), last = from; steps > 0; ) {
    const ended = await Promise.race([rebuild.ended, delay(2)])
    if (ended !== undefined) return finished(rebuild, ended)
    const now = await rebuildState(store, chainId)
    if (now !== last) steps -= 1
    last = now
  }
  await delay(random.between(0, 40))
  const ended = await Promise.race([rebuild.ended, delay(0)])
  if (ended !== undefined) return finished(rebuild, ended)
  await rebuild.kill()
  return rebuildState(store, chainId)
}

async function endRebuild(rebuild: IndexerProcess): Promise<void> {
  finished(rebuild, await rebuild.ended)
}

function finished(rebuild: IndexerProcess, ended: string): "done" {
  if (ended !== "0") throw new Error(`the rebuild ended by ${ended}:\n${rebuild.printed()}`)
  return "done"
}

/** How far rows and lists are. */
async function rebuildState(store: Store, chainId: string): Promise<string> {
  const reader = store.chain(chainId)
  const states = [...(await reader.rebuilds()), ...(await reader.projections())]
  return states.map(({ name, state, next }) => `${name} ${state} ${next}`).join(", ")
}

async function storeLines(store: Store, chainId: string): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of dump(store, chainId)) lines.push(line)
  return lines
}
