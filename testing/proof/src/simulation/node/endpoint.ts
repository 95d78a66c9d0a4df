import type { Hex } from "@serac/store"
import { ancestorAt, type SimulatedBlock } from "../chain/block.ts"
import type { World } from "../chain/world.ts"
import { FaultyEndpoint } from "../engine/faulty-endpoint.ts"
import type { Random } from "../random.ts"
import { spoil } from "./call-faults.ts"
import { healthy, type Mood } from "./mood.ts"
import { answerCall, type Brand, type NodeAnswer, type NodeCall, type View } from "./rpc.ts"

export interface EndpointOptions {
  readonly url: string
  readonly world: World
  /** Another chain, which it shows when it is not itself. */
  readonly foreign: World
  readonly chainId: number
  readonly brand: Brand
  readonly random: Random
  /** Whether a fork may be shown: it is no deeper than what can be undone. */
  readonly isShallow: (tip: SimulatedBlock) => boolean
  /** Told of each block that is shown. */
  readonly onShown: (tip: SimulatedBlock) => void
}

/** A node that shows a chain, more or less. */
export class SimulatedEndpoint extends FaultyEndpoint<NodeCall, Mood> {
  override mood: Mood = healthy
  readonly brand: Brand
  readonly #options: EndpointOptions

  constructor(options: EndpointOptions) {
    super(options.url, options.random, options.brand.maxBatch)
    this.#options = options
    this.brand = options.brand
  }

  /** The node's current view. */
  tip(): SimulatedBlock {
    const { world, foreign, isShallow, random } = this.#options
    const { shows, lag, fork, always } = this.mood
    if (always === "wrong chain") return foreign.tip
    const lagging = ancestorAt(world.tip, Math.max(0, world.tip.number - lag)) as SimulatedBlock
    const candidate =
      shows === "canonical"
        ? world.tip
        : shows === "lagging"
          ? lagging
          : shows === "stuck"
            ? (fork ?? lagging)
            : random.pick([world.tip, lagging, fork ?? lagging])
    if (candidate === lagging || isShallow(candidate)) return candidate
    return ancestorAt(world.tip, Math.min(candidate.number, world.tip.number)) as SimulatedBlock
  }

  /** The chain that the node reports. */
  get chainId(): number {
    const { chainId } = this.#options
    return this.mood.always === "wrong chain" ? chainId + 1 : chainId
  }

  /** Last blocks of other forks that it may know. */
  forks(): readonly SimulatedBlock[] {
    const { world, isShallow } = this.#options
    return this.mood.always === "wrong chain" ? [] : world.forks.filter(isShallow)
  }

  protected override absent(): undefined {}

  protected override answerAll(_path: string, calls: readonly NodeCall[]): readonly string[] {
    const { world, foreign, random, onShown } = this.#options
    const { callFaults, always } = this.mood
    const tip = this.tip()
    const forks = this.forks()
    const isForeign = always === "wrong chain"
    if (!isForeign) for (const shown of callFaults > 0 ? [tip, ...forks] : [tip]) onShown(shown)
    const view: View = { tip, chainId: this.chainId, find: (hash: Hex) => (isForeign ? foreign : world).block(hash) }
    const texts: string[] = []
    for (const call of calls) {
      const answer = answerCall(call, view, this.brand)
      const isSpoilt = call.method !== "eth_chainId" && random.chance(callFaults)
      const given = isSpoilt ? spoil(call, answer, { random, tip, forks }) : answer
      if (given) texts.push(responseJson(call.id, given))
      if (given && isSpoilt && random.chance(0.1)) texts.push(responseJson(call.id, answer))
    }
    return random.chance(0.3) ? random.shuffle(texts) : texts
  }
}

const responseJson = (id: number, answer: NodeAnswer): string =>
  "result" in answer
    ? `{"jsonrpc":"2.0","id":${id},"result":${answer.result}}`
    : JSON.stringify({ jsonrpc: "2.0", id, error: answer })
