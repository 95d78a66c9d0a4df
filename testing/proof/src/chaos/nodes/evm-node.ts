import type { Hex } from "@serac/store"
import type { SimulatedBlock } from "../../simulation/chain/block.ts"
import { World } from "../../simulation/chain/world.ts"
import { answerCall, type Brand, type NodeAnswer, type NodeCall, type View } from "../../simulation/node/rpc.ts"
import type { Random } from "../../simulation/random.ts"
import { ChaosServer } from "./chaos-server.ts"
import type { Lie } from "./lies.ts"

/** Unix seconds: blocks of the future are stored by when they came, which is another time in each run. */
export const firstTimestamp = 1_700_000_000

const brand: Brand = { traces: true, blockReceipts: "by hash", keepsForks: false, maxBatch: 1000 }

/** A node of a simulated EVM chain, over HTTP. */
export class EvmNode {
  readonly chainId: number
  readonly server: ChaosServer
  /** The chain that it has; another one after a reset. */
  world: World
  /** What it says instead of the truth. */
  lie: Lie | undefined
  /** When it had which head to tell, by `performance.now`; the newest last. */
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

  /** The last block of its chain. */
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

  /** Its chain is another one from now on. */
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

/** A block of a chain that the world does not know. */
function forkOf(tip: SimulatedBlock, hash: Hex): SimulatedBlock | undefined {
  let block: SimulatedBlock | undefined = tip
  while (block && block.hash !== hash) block = block.parent
  return block
}

function answerJson({ id }: NodeCall, answer: NodeAnswer): string {
  if ("result" in answer) return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${answer.result}}`
  return JSON.stringify({ jsonrpc: "2.0", id, error: answer })
}
