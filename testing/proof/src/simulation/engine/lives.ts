import { SimulatedStoreError } from "../disturbed.ts"
import { SimulationFailure } from "../failure.ts"
import { Life } from "../life.ts"
import type { Random } from "../random.ts"
import type { RunPlan, SimulationRun } from "./simulation-run.ts"

/** Milliseconds of a simulated world in which all must come to rest. */
export const restTimeoutMs = 3_600_000

/** An indexer at work. */
export interface IndexerProcess {
  /** As the indexer ends; it never does when its life ends before. */
  readonly ended: Promise<void>
  /** Asks it to stop. */
  stop(): void
}

/** An indexer that was started, with what it writes by. */
export interface StartedIndexer {
  readonly process: IndexerProcess
  readonly writer: { close(): Promise<void> }
}

type AnyRun = SimulationRun<RunPlan>

/** How the lives of an indexer begin. */
export interface Lives {
  readonly random: Random
  /** Interactions after which it dies at the latest. */
  readonly maxInteractions: number
  readonly start: (life: Life, failures: number, random: Random) => Promise<StartedIndexer>
}

/** Runs the indexer repeatedly until the story ends: it crashes, is stopped, or its store fails. */
export async function liveThrough(run: AnyRun, { random, maxInteractions, start }: Lives): Promise<void> {
  const { clock, plan } = run
  let isTold = false
  const told = run.story.tell().then(() => {
    isTold = true
  })
  const checks = checkNowAndThen(run, random.branch("checks"), () => isTold)
  // The run is notified when the story ends.
  checks.catch(() => {})
  while (!isTold) {
    const kind = random.weighed({ crash: 5, stop: 2, failure: 1, long: 1 } as const)
    const life = new Life(kind === "crash" ? Math.ceil(random.spanning(1, maxInteractions)) : undefined)
    const failures = kind === "failure" ? random.next() * 0.1 : 0
    const { process, writer } = await start(life, failures, random)
    const end = kind === "stop" ? clock.sleep(random.spanning(10, plan.pace * 30)) : told
    const isFailure = await Promise.race([process.ended.then(unexpected, isStoreFailure), life.death, end])
    if (isFailure === undefined && !life.isOver) {
      process.stop()
      await Promise.race([process.ended.catch(isStoreFailure), life.death])
    }
    life.end()
    await clock.outside(writer.close())
    run.ends.push(kind)
    run.note(`the indexer ended: ${kind}`)
    await clock.sleep(random.spanning(1, 5_000))
  }
  await checks
}

/** A run without faults, until the awaited state is reached. @param late - the error message if it is not reached in time */
export async function liveUntil(
  run: AnyRun,
  { process, writer }: StartedIndexer,
  rest: () => Promise<void>,
  late: string,
): Promise<void> {
  await Promise.race([rest(), process.ended.then(unexpected), failAfterRest(run, late)])
  process.stop()
  await Promise.race([process.ended, failAfterRest(run, "the indexer does not stop")])
  await run.clock.outside(writer.close())
}

/** A life that the indexer has to end by itself. @returns the error that it ends by */
export async function endByItself(run: AnyRun, { process, writer }: StartedIndexer, late: string): Promise<unknown> {
  const ended = process.ended.then(unexpected, (error: unknown) => error)
  const error = await run.clock.pass(ended, restTimeoutMs, run.late(late))
  await run.clock.outside(writer.close())
  return error
}

/** Checks what is stored from time to time. */
async function checkNowAndThen(run: AnyRun, random: Random, isTold: () => boolean): Promise<void> {
  const { clock, plan } = run
  while (!isTold()) {
    await clock.sleep(random.spanning(plan.pace, plan.pace * 20))
    await run.check(random)
  }
}

function unexpected(): never {
  throw new SimulationFailure("the indexer ended by itself")
}

function isStoreFailure(error: unknown): true {
  if (error instanceof SimulatedStoreError) return true
  throw error
}

async function failAfterRest(run: AnyRun, what: string): Promise<never> {
  await run.clock.sleep(restTimeoutMs)
  throw run.late(what)()
}
