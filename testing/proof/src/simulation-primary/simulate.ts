import { WrongChainError } from "@serac/indexer/core"
import { type Store, verifyingNetwork } from "@serac/store"
import { firstDifference } from "../first-difference.ts"
import { endByItself, liveThrough, liveUntil, restTimeoutMs } from "../simulation/engine/lives.ts"
import { runSeed } from "../simulation/engine/run-seed.ts"
import { failUnless } from "../simulation/failure.ts"
import { Life } from "../simulation/life.ts"
import { Random } from "../simulation/random.ts"
import { networkLines } from "./lines.ts"
import { compareWithModel } from "./model/compare-with-model.ts"
import { compareWithoutGenesis } from "./model/compare-without-genesis.ts"
import { referenceLines } from "./reference.ts"
import { Simulation } from "./simulation.ts"

/** The outcome of a seed. */
export interface SimulationOutcome {
  /** Of all chains together. */
  readonly blocks: number
  readonly transactions: number
  /** The count of each kind of end of the indexer's runs. */
  readonly ends: readonly string[]
  /** How often the whole store was checked during the run. */
  readonly checks: number
  /** How many imports were stored before the exports that they import. */
  readonly early: number
  /** Simulated hours. */
  readonly hours: number
}

/**
 * Lets the real indexer fill a network of a store in the world of a seed, and proves what is stored.
 *
 * @throws SimulationFailure where a check fails.
 */
export async function simulate(seed: number, store: Store, networkID: number): Promise<SimulationOutcome> {
  const simulation = new Simulation(seed, store, networkID)
  const { clock, plan, world } = simulation
  const hours = await runSeed(simulation, async () => {
    const told = live(simulation, new Random(`primary ${seed}/lives`))
    await clock.pass(told, 1000 * restTimeoutMs, simulation.late("the story does not end"))
    await prove(simulation)
    if (plan.beginsAnew) await proveAnew(simulation)
  })
  const { P, X, C } = world.last
  return {
    blocks: P + X + C + 3,
    transactions: [...world.transactions].length,
    ends: simulation.ends,
    checks: simulation.checks,
    early: simulation.early,
    hours,
  }
}

/** Runs the indexer repeatedly until the story ends, and a last time to reach the heads. */
async function live(simulation: Simulation, random: Random): Promise<void> {
  const start = (life: Life, failures: number) => simulation.start(life, failures)
  await liveThrough(simulation, { random, maxInteractions: 2_000, start })
  await lastLife(simulation)
}

/** Without faults, the heads are reached, and stakers are read once more. */
async function lastLife(simulation: Simulation): Promise<void> {
  const { clock, plan } = simulation
  const started = await simulation.start(new Life())
  const rest = async () => {
    await simulation.reachHeads()
    // Longer than the delays of reading stakers and UTXOs that no block made.
    await clock.sleep(plan.indexer.observeInterval + (plan.knowsGenesis ? 20_000 : 240_000))
  }
  await liveUntil(simulation, started, rest, "the heads are not reached")
}

/** Checks that the store equals that of an uninterrupted indexing and the world; without a genesis, only the known part. */
async function prove({ plan, world, store, networkID }: Simulation): Promise<void> {
  if (!plan.knowsGenesis) return compareWithoutGenesis(store.network(networkID), world)
  const difference = firstDifference(await networkLines(store, networkID), await referenceLines(world))
  failUnless(difference === undefined, () => `stored is not what an uninterrupted run stores: ${difference}`)
  await compareWithModel(store.network(networkID), world)
  const { inconsistencies } = await verifyingNetwork(store, networkID).check()
  failUnless(inconsistencies.length === 0, () => `stored contradicts itself: ${JSON.stringify(inconsistencies[0])}`)
}

/** Nodes of a restarted network stop the indexer at each start, and change nothing. */
async function proveAnew(simulation: Simulation): Promise<void> {
  const { clock, store, networkID } = simulation
  const before = await networkLines(store, networkID)
  simulation.beginAnew()
  for (let time = 0; time < 2; time++) {
    const started = await simulation.start(new Life())
    const error = await endByItself(simulation, started, "the indexer does not see that it is another network")
    failUnless(error instanceof WrongChainError, () => `ended by ${error} instead of a WrongChainError`)
  }
  const difference = firstDifference(await networkLines(store, networkID), before)
  failUnless(difference === undefined, () => `another network changed what is stored: ${difference}`)
  simulation.comeBack()
  await clock.pass(lastLife(simulation), 1000 * restTimeoutMs, simulation.late("it takes too long"))
  await prove(simulation)
}
