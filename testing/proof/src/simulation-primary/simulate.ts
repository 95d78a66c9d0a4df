import { WrongChainError } from "@serac/indexer/core"
import { type Store, verifyingNetwork } from "@serac/store"
import { firstDifference } from "../first-difference.ts"
import { SimulatedStoreError } from "../simulation/disturbed.ts"
import { failUnless, SimulationFailure } from "../simulation/failure.ts"
import { Life } from "../simulation/life.ts"
import { Random } from "../simulation/random.ts"
import { networkLines } from "./lines.ts"
import { compareWithModel } from "./model/compare-with-model.ts"
import { compareWithoutGenesis } from "./model/compare-without-genesis.ts"
import { referenceLines } from "./reference.ts"
import { Simulation, settleTimeoutMs } from "./simulation.ts"

/** What a seed did. */
export interface SimulationOutcome {
  /** Of all chains together. */
  readonly blocks: number
  readonly transactions: number
  /** How the lives of the indexer ended. */
  readonly ends: readonly string[]
  /** How often all that was stored was checked on the way. */
  readonly checks: number
  /** How many imports were stored before what they import. */
  readonly early: number
  /** Simulated. */
  readonly hours: number
}

/**
 * Lets the real indexer fill a network of a store in the world of a seed, and proves what is stored.
 *
 * @throws SimulationFailure where anything is not as it must be.
 */
export async function simulate(seed: number, store: Store, networkID: number): Promise<SimulationOutcome> {
  const simulation = new Simulation(seed, store, networkID)
  const { clock, plan, world } = simulation
  const began = clock.now()
  try {
    const told = live(simulation, new Random(`primary ${seed}/lives`))
    await clock.pass(told, 1000 * settleTimeoutMs, simulation.late("the story does not end"))
    await prove(simulation)
    if (plan.beginsAnew) await proveAnew(simulation)
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    throw new SimulationFailure(
      `${message}\n\n${simulation.lines.join("\n")}\n${JSON.stringify(plan)}\n${simulation.ends.join(", ")}`,
    )
  }
  const { P, X, C } = world.last
  return {
    blocks: P + X + C + 3,
    transactions: [...world.transactions].length,
    ends: simulation.ends,
    checks: simulation.checks,
    early: simulation.early,
    hours: (clock.now() - began) / 3_600_000,
  }
}

/** One life of the indexer after the other until the story is told, and a last one to reach the heads. */
async function live(simulation: Simulation, random: Random): Promise<void> {
  const { clock, plan } = simulation
  let isTold = false
  const told = simulation.story.tell().then(() => {
    isTold = true
  })
  const checks = look(simulation, random.branch("checks"), () => isTold)
  // It is told of when the story has been.
  checks.catch(() => {})
  while (!isTold) {
    const kind = random.weighed({ crash: 5, stop: 2, failure: 1, long: 1 } as const)
    const life = new Life(kind === "crash" ? Math.ceil(random.spanning(1, 2_000)) : undefined)
    const { process, writer } = await simulation.start(life, kind === "failure" ? random.next() * 0.1 : 0)
    const end = kind === "stop" ? clock.sleep(random.spanning(10, plan.pace * 30)) : told
    const isFailure = await Promise.race([process.ended.then(endedByItself, isStoreFailure), life.death, end])
    if (isFailure === undefined && !life.isOver) {
      process.stop()
      await Promise.race([process.ended.catch(isStoreFailure), life.death])
    }
    life.end()
    await clock.outside(writer.close())
    simulation.ends.push(kind)
    simulation.note(`the indexer ended: ${kind}`)
    await clock.sleep(random.spanning(1, 5_000))
  }
  await checks
  await lastLife(simulation)
}

/** All is well now: the heads are reached, and stakers are looked at once more. */
async function lastLife(simulation: Simulation): Promise<void> {
  const { clock, plan } = simulation
  const { process, writer } = await simulation.start(new Life())
  const rest = async () => {
    await simulation.reachHeads()
    // Longer than looking at stakers is put off, or asking for what no block made.
    await clock.sleep(plan.indexer.observeInterval + (plan.knowsGenesis ? 20_000 : 240_000))
  }
  await Promise.race([rest(), process.ended.then(endedByItself), after(simulation, "the heads are not reached")])
  process.stop()
  await Promise.race([process.ended, after(simulation, "the indexer does not stop")])
  await clock.outside(writer.close())
}

function endedByItself(): never {
  throw new SimulationFailure("the indexer ended by itself")
}

function isStoreFailure(error: unknown): true {
  if (error instanceof SimulatedStoreError) return true
  throw error
}

async function after(simulation: Simulation, what: string): Promise<never> {
  await simulation.clock.sleep(settleTimeoutMs)
  throw simulation.late(what)()
}

/** Checks what is stored from time to time. */
async function look(simulation: Simulation, random: Random, isTold: () => boolean): Promise<void> {
  const { clock, plan } = simulation
  while (!isTold()) {
    await clock.sleep(random.spanning(plan.pace, plan.pace * 20))
    await simulation.check(random)
  }
}

/** What is stored is what an uninterrupted indexing stores, and what the world is; without a genesis, as far as anybody can know. */
async function prove({ plan, world, store, networkID }: Simulation): Promise<void> {
  if (!plan.knowsGenesis) return compareWithoutGenesis(store.network(networkID), world)
  const difference = firstDifference(await networkLines(store, networkID), await referenceLines(world))
  failUnless(difference === undefined, () => `stored is not what an uninterrupted run stores: ${difference}`)
  await compareWithModel(store.network(networkID), world)
  const { inconsistencies } = await verifyingNetwork(store, networkID).check()
  failUnless(inconsistencies.length === 0, () => `stored contradicts itself: ${JSON.stringify(inconsistencies[0])}`)
}

/** Nodes of a network that began anew stop the indexer, each time that it is started, and change nothing. */
async function proveAnew(simulation: Simulation): Promise<void> {
  const { clock, store, networkID } = simulation
  const before = await networkLines(store, networkID)
  simulation.beginAnew()
  for (let time = 0; time < 2; time++) {
    const { process, writer } = await simulation.start(new Life())
    const ended = process.ended.then(endedByItself, (error: unknown) => error)
    const error = await clock.pass(
      ended,
      settleTimeoutMs,
      simulation.late("the indexer does not see that it is another network"),
    )
    failUnless(error instanceof WrongChainError, () => `ended by ${error} instead of a WrongChainError`)
    await clock.outside(writer.close())
  }
  const difference = firstDifference(await networkLines(store, networkID), before)
  failUnless(difference === undefined, () => `another network changed what is stored: ${difference}`)
  simulation.comeBack()
  await clock.pass(lastLife(simulation), 1000 * settleTimeoutMs, simulation.late("it takes too long"))
  await prove(simulation)
}
