import type { Hex } from "@serac/store"
import type { SimulatedBlock } from "../../simulation/chain/block.ts"
import { World } from "../../simulation/chain/world.ts"
import { answerCall, type Brand, type NodeAnswer, type NodeCall, type View } from "../../simulation/node/rpc.ts"
import type { Random } from "../../simulation/random.ts"
import { ChaosServer } from "./chaos-server.ts"
import type { Lie } from "./lies.ts"

/** Unix seconds in the past: blocks with future timestamps are stored by their arrival time, which differs in each run. */
export const firstTimestamp = 1_700_000_000

const brand: Brand = { traces: true, blockReceipts: "by hash", keepsForks: false, maxBatch: 1000 }

/** A node of a simulated EVM chain, over HTTP. */
export class EvmNode {
  readonly chainId: number
  readonly server: ChaosServer
  /** The current chain of the node; a reset replaces it. */
  world: World
  /** The current false answers of the node; undefined for true answers. */
  lie: Lie | undefined
  /** The heads that the node could report, with their times by `performance.now`; the newest last. */
  readonly told: { readonly number: number; readonly at: number }[] = []

  private constructor(chainId: number, world: World, server: ChaosServer) {
    this.chainId = chainId
    this.world = world
    this.server = server
  }

  static async start(chainId: number, length: number, random: Random): Promise<EvmNode> {
    const world = new World(random.branch("world"), length, firstTimestamp)
    const server = await ChaosServer.start((path, body) => node.#answer(path, body), random.branch("server"))
    const node = new EvmNode(chainId, world, server)
    node.#note()
    return node
  }

  /** The number of the last block of the chain. */
  get head(): number {
    return this.world.tip.number
  }

  grow(blocks = 1): void {
    for (let count = 0; count < blocks; count++) this.world.grow()
    this.#note()
  }

  reorganise(depth: number, length: number): void {
    this.world.reorganise(depth, length)
    this.#note()
  }

  tells(lie: Lie | undefined): void {
    this.lie = lie
    this.#note()
  }

  /** Replaces the chain of the node. */
  reset(world: World): void {
    this.world = world
    this.#note()
  }

  #view(): View {
    const { world, lie } = this
    const tip = lie?.tip?.(world) ?? world.tip
    return { chainId: lie?.chainId ?? this.chainId, tip, find: (hash: Hex) => world.block(hash) ?? forkOf(tip, hash) }
  }

  #note(): void {
    this.told.push({ number: this.#view().tip.number, at: performance.now() })
  }

  #answer(path: string, body: string): { readonly status: number; readonly text: string } | undefined {
    if (path !== "/") return undefined
    const request = JSON.parse(body) as NodeCall | readonly NodeCall[]
    const view = this.#view()
    const respond = (call: NodeCall) => {
      const answer = answerCall(call, view, brand)
      return answerJson(call, this.lie?.answer?.(call, answer, view) ?? answer)
    }
    const isBatch = Array.isArray(request)
    const texts = ((isBatch ? request : [request]) as readonly NodeCall[]).map(respond)
    const text = isBatch ? `[${texts.join()}]` : (texts[0] ?? "")
    return { status: 200, text: this.lie?.text?.(text, view) ?? text }
  }
}

/** A block of a fork that the world does not contain. */
function forkOf(tip: SimulatedBlock, hash: Hex): SimulatedBlock | undefined {
  let block: SimulatedBlock | undefined = tip
  while (block && block.hash !== hash) block = block.parent
  return block
}

function answerJson({ id }: NodeCall, answer: NodeAnswer): string {
  if ("result" in answer) return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${answer.result}}`
  return JSON.stringify({ jsonrpc: "2.0", id, error: answer })
}
