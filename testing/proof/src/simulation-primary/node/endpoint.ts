import { FaultyEndpoint } from "../../simulation/engine/faulty-endpoint.ts"
import type { SimulatedReply } from "../../simulation/node/request-faults.ts"
import type { Random } from "../../simulation/random.ts"
import type { ChainAlias } from "../world/coins.ts"
import type { ChainHeights, World } from "../world/world.ts"
import { spoil } from "./call-faults.ts"
import { serviceAt } from "./calls.ts"
import { healthy, type Mood } from "./mood.ts"
import type { NodeAnswer, NodeCall, View } from "./view.ts"

export interface EndpointOptions {
  readonly url: string
  readonly world: World
  /** Another network, whose node may take over the address. */
  readonly foreign: World
  readonly random: Random
  /** The current number of blocks of the network. */
  readonly moment: () => number
}

const endpointPaths: Readonly<Record<ChainAlias, readonly string[]>> = {
  P: ["/ext/bc/P", "/ext/index/P/block"],
  X: ["/ext/bc/X", "/ext/index/X/block"],
  C: ["/ext/bc/C/rpc"],
}
const notFound: SimulatedReply = { kind: "answer", status: 404, text: "404 page not found\n" }
const bootstrappingReply: SimulatedReply = {
  kind: "answer",
  status: 503,
  text: "API call rejected because chain is not done bootstrapping\n",
}

/** The maximal number of false answers: the indexer accepts an answer that is repeated more often. */
const maxFalseAnswers = 2

/** A simulated node of a network, with faults. */
export class SimulatedEndpoint extends FaultyEndpoint<NodeCall, Mood> {
  readonly #options: EndpointOptions
  #mood: Mood = healthy
  /** Paths that were unreachable since another node took over the address. */
  #unreached = new Set<string>()
  /** How often the node returned another network's block instead of the requested one. */
  readonly #lies = new Map<string, number>()

  constructor(options: EndpointOptions) {
    super(options.url, options.random)
    this.#options = options
  }

  override get mood(): Mood {
    return this.#mood
  }

  override set mood(mood: Mood) {
    // Before another node takes over an address, the address is unused for a moment.
    if (mood.isForeign !== this.#mood.isForeign) this.#unreached = new Set(Object.values(endpointPaths).flat())
    this.#mood = mood
  }

  protected override absent(path: string): SimulatedReply | undefined {
    const { bootstrapping, bootstrappingStatus, hasIndex } = this.#mood
    if (this.#unreached.delete(path)) return { kind: "refused" }
    if (bootstrapping.some((chain) => endpointPaths[chain].includes(path)))
      return bootstrappingStatus === 404 ? notFound : bootstrappingReply
    return !serviceAt(path) || (!hasIndex && path.startsWith("/ext/index/")) ? notFound : undefined
  }

  /** An answer without upgrade times would be accepted. */
  protected override faultOf(calls: readonly NodeCall[], fault: SimulatedReply): SimulatedReply {
    const isDoubtful = calls.some(({ method }) => method === "info.upgrades")
    return isDoubtful && fault.kind === "answer" && fault.status < 500 ? bootstrappingReply : fault
  }

  protected override answerAll(path: string, calls: readonly NodeCall[]): readonly string[] {
    const { world, foreign, random } = this.#options
    const { callFaults, isForeign } = this.#mood
    const shown = isForeign ? foreign : world
    const view: View = { world: shown, heights: this.#heights(shown) }
    const other: View = { world: foreign, heights: foreign.last }
    const mayLie = (key: string) => {
      const count = (this.#lies.get(key) ?? 0) + 1
      this.#lies.set(key, count)
      return count <= maxFalseAnswers
    }
    const context = { path, random, view, foreign: other, mayLie }
    const texts: string[] = []
    for (const call of calls) {
      const answer = serviceAt(path)?.(call, view) as NodeAnswer
      const given = random.chance(callFaults) ? spoil(call, answer, context) : answer
      if (given) texts.push(JSON.stringify({ jsonrpc: "2.0", ...given, id: call.id }))
    }
    return random.chance(0.3) ? random.shuffle(texts) : texts
  }

  #heights({ moments }: World): ChainHeights {
    const { random, moment } = this.#options
    const { shows, lag, moreLag, stuckAt } = this.#mood
    const last = Math.min(moment(), moments.length - 1)
    const shown = shows === "flipping" ? random.pick(["all", "lagging", "stuck"] as const) : shows
    const reached = shown === "all" ? last : shown === "lagging" ? last - lag : Math.min(stuckAt, last)
    const at = (chain: ChainAlias) => {
      const more = shown === "all" ? 0 : moreLag[chain]
      return (moments[Math.max(0, reached - more)] as ChainHeights)[chain]
    }
    return { P: at("P"), X: at("X"), C: at("C") }
  }
}
