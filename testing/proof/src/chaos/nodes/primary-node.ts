import type { Random } from "../../simulation/random.ts"
import { SimulatedEndpoint } from "../../simulation-primary/node/endpoint.ts"
import { healthy } from "../../simulation-primary/node/mood.ts"
import { type ChainHeights, World } from "../../simulation-primary/world/world.ts"
import { ChaosServer } from "./chaos-server.ts"

export interface PrimaryNodeOptions {
  readonly networkId: number
  /** Blocks of another network with the same ID that the node may serve. Default 20, fewer than the first blocks of its own network. */
  readonly foreignLength?: number | undefined
}

/** Blocks of the three chains together: the first number, and the final number. */
const firstBlocks = 60
const length = 600

/** A node of a simulated primary network, over HTTP. */
export class PrimaryNode {
  readonly networkId: number
  readonly server: ChaosServer
  readonly world: World
  /** The heights that the node could report, of either network, with their times by `performance.now`; the newest last. */
  readonly told: { readonly heights: ChainHeights; readonly at: number }[] = []
  readonly #foreign: World
  readonly #endpoint: SimulatedEndpoint
  #moment: number

  private constructor(world: World, foreign: World, server: ChaosServer, random: Random) {
    this.networkId = world.networkID
    this.world = world
    this.#foreign = foreign
    this.server = server
    this.#moment = firstBlocks
    const moment = () => this.#moment
    this.#endpoint = new SimulatedEndpoint({ url: server.url, world, foreign, random, moment })
  }

  static async start(options: PrimaryNodeOptions, random: Random): Promise<PrimaryNode> {
    const { networkId, foreignLength = 20 } = options
    const world = new World(random.branch("world"), { networkID: networkId, length })
    const foreign = new World(random.branch("foreign"), { networkID: networkId, length: foreignLength })
    const server = await ChaosServer.start((path, body) => node.#answer(path, body), random.branch("server"))
    const node = new PrimaryNode(world, foreign, server, random.branch("endpoint"))
    node.#note()
    return node
  }

  /** The text of its genesis file. */
  get genesis(): string {
    return this.world.beginning.text
  }

  get heights(): ChainHeights {
    const { moments } = this.#endpoint.mood.isForeign ? this.#foreign : this.world
    return moments[Math.min(this.#moment, moments.length - 1)] as ChainHeights
  }

  grow(blocks = 1): void {
    this.#moment = Math.min(this.#moment + blocks, this.world.moments.length - 1)
    this.#note()
  }

  /** Serves another network with the same ID, or the original network again. */
  showsForeign(isForeign: boolean): void {
    this.#endpoint.mood = { ...healthy, isForeign }
    this.#note()
  }

  #note(): void {
    this.told.push({ heights: this.heights, at: performance.now() })
  }

  #answer(path: string, body: string): { readonly status: number; readonly text: string } | undefined {
    const reply = this.#endpoint.reply(path, body, Date.now())
    return reply.kind === "answer" ? reply : undefined
  }
}
