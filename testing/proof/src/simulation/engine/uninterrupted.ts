import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openStore, type Store } from "@serac/store"
import { Random } from "../random.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { restTimeoutMs, type StartedIndexer } from "./lives.ts"

/** A world without faults, with its own store. */
export interface QuietWorld {
  readonly store: Store
  readonly clock: VirtualClock
  readonly random: Random
}

/** The indexing of a world without faults. */
export interface Uninterrupted {
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly start: (world: QuietWorld) => Promise<StartedIndexer>
  /** Resolves when everything is stored. */
  readonly reached: (world: QuietWorld) => Promise<void>
  readonly lines: (store: Store) => Promise<readonly string[]>
}

/** The store's content after uninterrupted indexing from a node without faults, as text. */
export async function linesOfUninterrupted({
  startsAt,
  start,
  reached,
  lines,
}: Uninterrupted): Promise<readonly string[]> {
  const directory = await mkdtemp(join(tmpdir(), "serac-reference-"))
  const store = await openStore({ kind: "sqlite", directory })
  try {
    const random = new Random("reference")
    const clock = new VirtualClock(startsAt, random)
    const world = { store, clock, random }
    const { process, writer } = await start(world)
    const late = () => new Error("the reference did not reach the head")
    await clock.pass(Promise.race([reached(world), process.ended]), restTimeoutMs, late)
    process.stop()
    await clock.pass(process.ended, restTimeoutMs, late)
    await writer.close()
    return await lines(store)
  } finally {
    await store.close()
    await rm(directory, { recursive: true, force: true })
  }
}
