import type { NetworkBatch, PrimaryChain, Store } from "@serac/store"
import { disturbedWriter } from "../simulation/engine/disturbed-writer.ts"
import type { StartedIndexer } from "../simulation/engine/lives.ts"
import { SimulationRun } from "../simulation/engine/simulation-run.ts"
import { SimulationFailure } from "../simulation/failure.ts"
import type { Life } from "../simulation/life.ts"
import type { Random } from "../simulation/random.ts"
import { checkStore } from "./checks/check-store.ts"
import { SimulatedEndpoint } from "./node/endpoint.ts"
import { type Plan, planOf } from "./plan.ts"
import { startProcess } from "./process.ts"
import { Story } from "./story.ts"
import { World } from "./world/world.ts"

/** A simulated network with its nodes, and a part of a store for it. */
export class Simulation extends SimulationRun<Plan> {
  readonly world: World
  override readonly story: Story
  /** How many imports were stored before the exports that they import. */
  early = 0
  readonly store: Store
  readonly #endpoints: SimulatedEndpoint[]
  readonly #stored: Record<PrimaryChain, number> = { P: -1, X: -1, C: -1 }

  constructor(seed: number, store: Store, networkID: number) {
    super(`primary ${seed}`, planOf)
    const { random } = this
    this.store = store
    this.world = new World(random.branch("world"), { networkID, length: this.plan.length })
    const foreign = new World(random.branch("foreign"), { networkID: networkID + 1, length: 40 })
    this.#endpoints = this.#endpointsOf(this.world, foreign)
    const endpoints = this.#endpoints
    this.story = new Story({ plan: this.plan, endpoints, clock: this.clock, random: random.branch("story") })
  }

  get networkID(): number {
    return this.world.networkID
  }

  /** Moves the nodes to a restarted network with the same ID. */
  beginAnew(): void {
    const { P, X, C } = this.world.last
    const length = (P + X + C) * 2 + 60
    const other = new World(this.random.branch("anew"), { networkID: this.networkID, length })
    this.#endpoints.splice(0, this.#endpoints.length, ...this.#endpointsOf(other, other, () => length))
  }

  /** Moves the nodes back to their first network. */
  comeBack(): void {
    this.#endpoints.splice(0, this.#endpoints.length, ...this.#endpointsOf(this.world, this.world))
  }

  /** Starts the indexer on the existing store. */
  async start(life: Life, failures = 0): Promise<StartedIndexer> {
    const { world, clock } = this
    const writer = await clock.outside(this.store.openNetworkWriter(this.networkID))
    const random = this.random.branch(`writer ${this.ends.length}`)
    const watched = disturbedWriter(
      writer,
      { life, clock, random, failures },
      { append: (batch, progress) => this.#onStored(batch, progress.head.height) },
    )
    const surroundings = {
      world,
      endpoints: [...this.#endpoints],
      clock,
      settings: this.plan.indexer,
      knowsGenesis: this.plan.knowsGenesis,
      log: (level: string, message: string, facts: object = {}) =>
        this.note(`${level} ${message} ${JSON.stringify(facts)}`),
    }
    return { process: startProcess(surroundings, watched, life), writer }
  }

  /** Resolves when the last blocks of all chains are stored. */
  async reachHeads(): Promise<void> {
    const { last } = this.world
    const isThere = (chain: PrimaryChain) => this.#stored[chain] === last[chain]
    while (!isThere("P") || !isThere("X") || !isThere("C")) await this.clock.sleep(500)
  }

  override async check(random: Random): Promise<void> {
    const reader = this.store.network(this.networkID)
    // The P-Chain's genesis state is learned later or never.
    const judged = this.plan.knowsGenesis ? (["P", "X", "C"] as const) : (["X", "C"] as const)
    const found = await this.clock.outside(checkStore(reader, this.world, random, judged))
    if (found) this.checks++
  }

  override late(what: string): () => Error {
    return () =>
      new SimulationFailure(
        `${what}: stored ${JSON.stringify(this.#stored)}, the nodes' heights are ${JSON.stringify(this.world.last)}`,
      )
  }

  #onStored({ chain, consumptions }: NetworkBatch, height: number): void {
    this.#stored[chain] = height
    this.note(`stored ${chain} ${height}`)
    for (const { txId, outputIndex } of consumptions) {
      const { made } = this.world.coins.find(txId, outputIndex)
      if (made.chain !== chain && made.height > this.#stored[made.chain]) this.early++
    }
  }

  #endpointsOf(world: World, foreign: World, moment = () => this.story.moment): SimulatedEndpoint[] {
    return Array.from(
      { length: this.plan.endpoints },
      (_, index) =>
        new SimulatedEndpoint({
          url: `http://node-${index}.test`,
          world,
          foreign,
          random: this.random.branch(`endpoint ${index}`),
          moment,
        }),
    )
  }
}
