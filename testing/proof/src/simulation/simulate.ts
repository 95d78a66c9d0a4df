import { allLists, ReorgTooDeepError, type Store } from "@serac/store"
import { firstDifference } from "../first-difference.ts"
import type { SimulatedBlock } from "./chain/block.ts"
import { checkBalances } from "./checks/check-balances.ts"
import { checkHolders } from "./checks/check-holders.ts"
import { checkMessages } from "./checks/check-messages.ts"
import { checkVerified } from "./checks/check-verified.ts"
import { endByItself, liveThrough, liveUntil, restTimeoutMs, type StartedIndexer } from "./engine/lives.ts"
import { runSeed } from "./engine/run-seed.ts"
import { failUnless, SimulationFailure } from "./failure.ts"
import { Life } from "./life.ts"
import { Random } from "./random.ts"
import { chainLines, referenceLines } from "./reference.ts"
import { Simulation } from "./simulation.ts"

/** The outcome of a seed. */
export interface SimulationOutcome {
  readonly blocks: number
  /** The number of messages between this chain and others that the service returned at the end. */
  readonly messages: number
  /** Depths of the chain's reorgs. */
  readonly depths: readonly number[]
  /** How often the indexer rolled back blocks. */
  readonly rollbacks: number
  /** The count of each kind of end of the indexer's runs. */
  readonly ends: readonly string[]
  /** How often the whole store was checked during the run. */
  readonly checks: number
  /** How often all rows were rebuilt from the archive during the run. */
  readonly rebuilds: number
  /** Simulated hours. */
  readonly hours: number
  readonly isTooDeep: boolean
}

/**
 * Lets the real indexer fill a chain of a store in the world of a seed, and proves what is stored.
 *
 * @throws SimulationFailure where a check fails.
 */
export async function simulate(seed: number, store: Store, chainId: string): Promise<SimulationOutcome> {
  const simulation = new Simulation(seed, store, chainId)
  const { clock, plan, world, story } = simulation
  let messages = 0
  const hours = await runSeed(simulation, async () => {
    const told = live(simulation, new Random(`seed ${seed}/lives`))
    await clock.pass(told, 1000 * restTimeoutMs, simulation.late("the story does not end"))
    const traces = plan.endpoints.some((brand) => brand.traces)
    messages = await prove(simulation, store, world.tip, traces)
    if (plan.endsTooDeep) await proveTooDeep(simulation, store, traces, new Random(`seed ${seed}/depth`))
  })
  return {
    blocks: world.tip.number + 1,
    messages,
    depths: story.depths,
    rollbacks: simulation.rollbacks,
    ends: simulation.ends,
    checks: simulation.checks,
    rebuilds: simulation.rebuilds,
    hours,
    isTooDeep: plan.endsTooDeep,
  }
}

/** Runs the indexer repeatedly until the story ends, and a last time to reach the head. */
async function live(simulation: Simulation, random: Random): Promise<void> {
  await liveThrough(simulation, {
    random,
    maxInteractions: 5_000,
    start: (life, failures, chance) => simulation.start(life, failures, chance.chance(0.4)),
  })
  await lastLives(simulation, () => simulation.story.outgrow())
}

/** Without faults, the head is reached, and everything is read that could not be read before. */
async function lastLives(simulation: Simulation, grow: () => Promise<void>): Promise<void> {
  const { clock } = simulation
  for (let life = 0; life < 3; life++) {
    const started = await simulation.start(new Life())
    const rest = async () => {
      await grow()
      await simulation.reachTip()
      while (await clock.outside(simulation.isBehind())) await clock.sleep(1_000)
      // Balances are read from contracts again after they are rebuilt.
      await clock.sleep(60_000)
    }
    await liveUntil(simulation, started, rest, "the head is not reached")
    if (await clock.outside(simulation.isRead())) return
    // Longer than any delay of deferred work.
    await clock.sleep(longestDelay)
  }
  throw new SimulationFailure("contracts or tokens are not read")
}

const longestDelay = 25_000_000

/** Checks that the store equals that of an uninterrupted indexing. @returns the number of messages between chains */
async function prove(simulation: Simulation, store: Store, tip: SimulatedBlock, traces: boolean): Promise<number> {
  await simulation.check(new Random("last"))
  const { chainId, untraced } = simulation
  const [stored, expected] = [await chainLines(store, chainId), await referenceLines(tip, chainId, traces)]
  const unknown = unknownFrom([...stored, ...expected], untraced)
  const difference = firstDifference(
    stored.filter((line) => !unknown(line)),
    expected.filter((line) => !unknown(line)),
  )
  failUnless(difference === undefined, () => `stored is not what the chain is: ${difference}`)
  await checkVerified(store, chainId, tip)
  await checkBalances(store, chainId, tip)
  await checkHolders(store.chain(chainId), tip, new Random("holders"))
  return checkMessages(store, chainId, tip)
}

/**
 * The lines about internal transactions of blocks without traces, about contracts that contracts created there, or about calls
 * of these. Nodes may fail to trace, which does not stop the indexer; but the log must name the blocks, and nothing else may be missing.
 */
function unknownFrom(lines: readonly string[], untraced: ReadonlySet<number>): (line: string) => boolean {
  const addresses = new Set<string>()
  const places = new Set<string>()
  const isUntraced = (line: string) => {
    const archived = parsedLine(line, "evm_archive")
    if (archived) return untraced.has(archived.number)
    // The first block with traces is unknown where the first traces are missing.
    if (parsedLine(line, "evm_trace_state")) return untraced.size > 0
    const internal = parsedLine(line, "evm_internal_transaction")
    if (internal) return untraced.has(internal.block_number)
    const row = parsedLine(line, "evm_deployment")
    if (!row || row.deployer_contract === null || !untraced.has(row.block_number)) return false
    addresses.add(row.address)
    places.add(`${row.block_number}/${row.transaction_index}/${row.sequence}`)
    return true
  }
  const isListed = (line: string) => {
    const row = parsedLine(line, "evm_list")
    if (row && ofInternalTransactions.has(row.list)) return untraced.has(row.block_number)
    return row && ofDeployments.has(row.list) && places.has(`${row.block_number}/${row.position}/${row.sub}`)
  }
  const told = new Set(lines.filter(isUntraced))
  for (const line of lines) if (isListed(line)) told.add(line)
  return (line) => told.has(line) || (line.startsWith("evm_contract ") && addresses.has(line.slice(25, 67)))
}

const listsOf = (kind: (typeof allLists)[number]["of"]) =>
  new Set<number>(allLists.filter((list) => list.of === kind).map(({ id }) => id))
const ofDeployments = listsOf("deployments")
const ofInternalTransactions = listsOf("internalTransactions")

/** The row of a line of the dump, where it is one of this table. */
function parsedLine(line: string, table: string) {
  return line.startsWith(`${table} `) ? JSON.parse(line.slice(table.length)) : undefined
}

/** A reorg that is too deep stops the indexer, each time that it is started, and changes nothing. */
async function proveTooDeep(simulation: Simulation, store: Store, traces: boolean, random: Random): Promise<void> {
  const { clock, world, plan, chainId } = simulation
  const old = world.tip
  const depth = Math.min(plan.reorgDepth + random.between(1, 4), old.number)
  if (depth <= plan.reorgDepth) return
  const before = await chainLines(store, chainId)
  const first = await simulation.start(new Life())
  await clock.pass(clock.sleep(random.spanning(1, 60_000)), restTimeoutMs, simulation.late("it takes too long"))
  world.reorganise(depth, depth + random.pick([-1, 0, 1, 2, 20]))
  await stops(simulation, first)
  await stops(simulation, await simulation.start(new Life()))
  const difference = firstDifference(await chainLines(store, chainId), before)
  failUnless(difference === undefined, () => `a reorg that is too deep changed what is stored: ${difference}`)
  world.tip = old
  await clock.pass(
    lastLives(simulation, async () => world.grow()),
    1000 * restTimeoutMs,
    simulation.late("it takes too long"),
  )
  await prove(simulation, store, world.tip, traces)
}

async function stops(simulation: Simulation, started: StartedIndexer): Promise<void> {
  const error = await endByItself(simulation, started, "it takes too long")
  failUnless(error instanceof ReorgTooDeepError, () => `ended by ${error} instead of a ReorgTooDeepError`)
}
