import { setTimeout as delay } from "node:timers/promises"
import { KillableServer } from "@serac/kits/postgres"
import { shapeFor } from "../kill/chain-shape.ts"
import { Random } from "../simulation/random.ts"
import { chainsOn, makeDistributedStore } from "./distributed-store.ts"
import { type DisturbedReport, indexDisturbed, type RunningIndexer } from "./index-disturbed.ts"
import { storeBulk } from "./store-bulk.ts"

/** Options of {@link proveWorkerLoss}. */
export interface WorkerLossOptions {
  /** Data directory of a worker on this machine. */
  readonly directory: string
  /** How often it is killed. */
  readonly losses: number
  readonly seed: number
}

/** What the losses of a worker did. */
export interface WorkerLossReport extends DisturbedReport {
  /** Milliseconds from the worker's return until a further block was stored, for each loss. */
  readonly storedAfter: readonly number[]
}

const awayMs = 6_000
const returnTimeoutMs = 90_000

/**
 * Kills a worker with SIGKILL while a chain on it is indexed and served, together with a chain on another worker, and starts it again some
 * seconds later. Meanwhile pages of the first chain are refused, and those of the other chain are not.
 */
export async function proveWorkerLoss(
  coordinator: string,
  { directory, losses, seed }: WorkerLossOptions,
): Promise<WorkerLossReport> {
  const server = new KillableServer(directory)
  const store = await makeDistributedStore(coordinator)
  const random = new Random(`lost workers ${seed}`)
  try {
    const staying = (await store.workers()).find(({ port }) => port !== server.port)
    const [lost] = await chainsOn(store, server.port)
    const [kept] = staying === undefined ? [] : await chainsOn(store, staying.port)
    if (lost === undefined || kept === undefined)
      throw new Error(`the server in ${directory} is not one of several workers with shards`)
    await storeBulk(store.location, String(kept), 2_000)
    const shape = { ...shapeFor("big", 10 * losses, seed), chainId: lost }
    const storedAfter: number[] = []
    const wrong: string[] = []
    const loseOnce = async ({ head, answersOf }: RunningIndexer) => {
      await delay(random.between(500, 3_000))
      const stored = (await head()) ?? -1
      await server.kill()
      // Answers under way may still be pages.
      await delay(500)
      const before = { lost: { ...answersOf(lost) }, kept: { ...answersOf(kept) } }
      await delay(awayMs)
      if (answersOf(lost).refusals === before.lost.refusals) wrong.push("a chain on a lost worker is not refused")
      if (answersOf(kept).pages === before.kept.pages) wrong.push("a chain on another worker is not served")
      await server.start()
      const back = performance.now()
      while (((await head()) ?? -1) <= stored) {
        if (performance.now() - back > returnTimeoutMs) throw new Error("nothing is stored after the worker is back")
        await delay(50)
      }
      storedAfter.push(Math.round(performance.now() - back))
    }
    const report = await indexDisturbed(store, shape, [kept], async (running) => {
      for (let loss = 0; loss < losses; loss++) await loseOnce(running)
    })
    if ((report.answers[kept]?.refusals ?? 0) > 0) wrong.push("a chain on another worker is refused")
    return { ...report, storedAfter, problems: [...wrong, ...report.problems] }
  } finally {
    await store.drop()
  }
}
