import type { Hex, Store } from "@serac/store"
import { ancestorAt, type SimulatedBlock } from "./chain/block.ts"
import { World } from "./chain/world.ts"
import { checkStore } from "./checks/check-store.ts"
import { disturbedWriter } from "./engine/disturbed-writer.ts"
import type { StartedIndexer } from "./engine/lives.ts"
import { SimulationRun } from "./engine/simulation-run.ts"
import { Exposure } from "./exposure.ts"
import { SimulationFailure } from "./failure.ts"
import type { Life } from "./life.ts"
import { SimulatedEndpoint } from "./node/endpoint.ts"
import { Feed } from "./node/web-socket.ts"
import { type Plan, planOf } from "./plan.ts"
import { startProcess } from "./process.ts"
import type { Random } from "./random.ts"
import { isRead } from "./reference.ts"
import { Story } from "./story.ts"

/** The blocks that the log names. */
function numbersIn({ blocks, from, to }: Readonly<Record<string, unknown>>): readonly number[] {
  if (Array.isArray(blocks)) return blocks
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index)
}

/** A simulated world with one stored chain. */
export class Simulation extends SimulationRun<Plan> {
  readonly chainId: string
  readonly world: World
  override readonly story: Story
  readonly exposure: Exposure
  /** Blocks that could not be traced, according to the log. */
  readonly untraced = new Set<number>()
  /** How often all rows were rebuilt from the archive. */
  rebuilds = 0
  rollbacks = 0
  readonly #store: Store
  readonly #endpoints: readonly SimulatedEndpoint[]
  readonly #feed: Feed | undefined
  #stored: SimulatedBlock | undefined

  constructor(seed: number, store: Store, chainId: string) {
    super(`seed ${seed}`, planOf)
    const { random } = this
    this.#store = store
    this.chainId = chainId
    this.world = new World(random.branch("world"), this.plan.length)
    const foreign = new World(random.branch("foreign"), Math.min(this.plan.length + 20, 60))
    this.exposure = new Exposure(this.world, this.plan.reorgDepth)
    this.#endpoints = this.plan.endpoints.map(
      (brand, index) =>
        new SimulatedEndpoint({
          url: `http://node-${index}.test`,
          world: this.world,
          foreign,
          chainId: Number(chainId),
          brand,
          random: random.branch(`endpoint ${index}`),
          isShallow: (tip) => this.exposure.isShallow(tip),
          onShown: (tip) => this.exposure.shown(tip, this.clock.now()),
        }),
    )
    const [first] = this.#endpoints
    this.#feed = this.plan.hasWebSocket && first ? new Feed(first, this.clock, random.branch("feed")) : undefined
    this.story = new Story({
      plan: this.plan,
      world: this.world,
      endpoints: this.#endpoints,
      feed: this.#feed,
      exposure: this.exposure,
      clock: this.clock,
      random: random.branch("story"),
    })
  }

  /**
   * Starts the indexer on the existing store.
   *
   * @param isRebuilt - whether all rows and lists are rebuilt from the archive meanwhile.
   */
  async start(life: Life, failures = 0, isRebuilt = false): Promise<StartedIndexer> {
    const { reorgDepth, indexer: settings } = this.plan
    const writer = await this.clock.outside(this.#store.openWriter(this.chainId, { reorgDepth }))
    if (isRebuilt) await this.clock.outside(writer.beginRebuild())
    const random = this.random.branch(`writer ${this.ends.length}`)
    const watched = disturbedWriter(
      writer,
      { life, clock: this.clock, random, failures },
      {
        append: ({ blocks }) => {
          const last = blocks.at(-1)
          if (last) this.#onStored(last.hash)
        },
        rollback: (number) => this.#onStored(number),
      },
    )
    this.exposure.restarted()
    const process = startProcess(
      {
        chainId: this.chainId,
        endpoints: this.#endpoints,
        feed: this.#feed,
        clock: this.clock,
        settings,
        reorgDepth,
        log: (level, message, facts = {}) => {
          this.note(`${level} ${message} ${JSON.stringify(facts)}`)
          if (message.startsWith("Blocks could not be traced"))
            for (const number of numbersIn(facts)) this.untraced.add(number)
          if (message === "All rows are made of the archive") this.rebuilds++
        },
        reader: this.#store.chain(this.chainId),
      },
      watched,
      life,
    )
    return { process, writer }
  }

  /** Resolves when the node's last block is stored. */
  async reachTip(): Promise<void> {
    while (this.#stored !== this.world.tip) await this.clock.sleep(500)
  }

  /** Whether rows or lists are being rebuilt. */
  async isBehind(): Promise<boolean> {
    const reader = this.#store.chain(this.chainId)
    const states = [...(await reader.rebuilds()), ...(await reader.projections())]
    return states.some(({ state }) => state === "behind")
  }

  /** Whether every contract and NFT was read. */
  isRead(): Promise<boolean> {
    return isRead(this.#store, this.chainId)
  }

  override async check(random: Random): Promise<void> {
    const reader = this.#store.chain(this.chainId)
    const found = await this.clock.outside(checkStore(reader, (hash) => this.world.block(hash), random))
    if (found) this.checks++
  }

  override late(what: string): () => Error {
    return () => {
      const { tip } = this.world
      return new SimulationFailure(
        `${what}: stored ${this.#stored?.number}, the node's head is ${tip.number} ${tip.hash}`,
      )
    }
  }

  #onStored(last: Hex | number): void {
    if (typeof last === "number") this.rollbacks++
    this.#stored =
      typeof last !== "number"
        ? this.world.block(last)
        : this.#stored && last >= 0
          ? ancestorAt(this.#stored, last)
          : undefined
    this.note(`stored ${this.#stored?.number} ${this.#stored?.hash}${typeof last === "number" ? " by a rollback" : ""}`)
    this.exposure.stored(this.#stored, this.clock.now())
  }
}
