import { SimulatedStoreError } from "../disturbed.ts"
import { SimulationFailure } from "../failure.ts"
import { Life } from "../life.ts"
import type { Random } from "../random.ts"
import type { RunPlan, SimulationRun } from "./simulation-run.ts"

/** The simulated milliseconds within which the simulation must settle. */
export const restTimeoutMs = 3_600_000

/** A running indexer. */
export interface IndexerProcess {
  /** Settles as the indexer ends; never settles if the process dies first. */
  readonly ended: Promise<void>
  /** Stops the indexer. */
  stop(): void
}

/** A started indexer with its writer. */
export interface StartedIndexer {
  readonly process: IndexerProcess
  readonly writer: { close(): Promise<void> }
}

type AnyRun = SimulationRun<RunPlan>

/** The parameters of the runs of an indexer. */
export interface Lives {
  readonly random: Random
  /** The maximal number of interactions before the process dies. */
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

/** A run that the indexer must end itself with an error. @returns the error */
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
