import { requestFault, type SimulatedReply, throttled } from "../../simulation/node/request-faults.ts"
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
  /** Another network, whose node may come to have its address. */
  readonly foreign: World
  readonly random: Random
  /** How many blocks of the network there are by now. */
  readonly moment: () => number
}

const endpointPaths: Readonly<Record<ChainAlias, readonly string[]>> = {
  P: ["/ext/bc/P", "/ext/index/P/block"],
  X: ["/ext/bc/X", "/ext/index/X/block"],
  C: ["/ext/bc/C/rpc"],
}
const notFoundReply: SimulatedReply = { kind: "answer", status: 404, text: "404 page not found\n" }
const bootstrappingReply: SimulatedReply = {
  kind: "answer",
  status: 503,
  text: "API call rejected because chain is not done bootstrapping\n",
}

/** Who says it more often than that is believed. */
const maxFalseAnswers = 2

/** A node that shows a network, more or less. */
export class SimulatedEndpoint {
  readonly url: string
  readonly #options: EndpointOptions
  #mood: Mood = healthy
  /** Paths that were out of reach since another node has its address. */
  #unreached = new Set<string>()
  /** How often it has told a block of another network in the place of one that was asked for. */
  readonly #lies = new Map<string, number>()

  constructor(options: EndpointOptions) {
    this.#options = options
    this.url = options.url
  }

  get mood(): Mood {
    return this.#mood
  }

  set mood(mood: Mood) {
    // Nobody takes over an address without a moment in which nobody has it.
    if (mood.isForeign !== this.#mood.isForeign) this.#unreached = new Set(Object.values(endpointPaths).flat())
    this.#mood = mood
  }

  /** Milliseconds until it answers. */
  delay(): number {
    return this.#options.random.spanning(1, this.#mood.slowness)
  }

  /** Answers a request as it is at this moment. */
  reply(path: string, body: string, now: number): SimulatedReply {
    const { random } = this.#options
    const { always, requestFaults, bootstrapping, bootstrappingStatus, hasIndex } = this.#mood
    if (always === "refused" || always === "hanging") return { kind: always }
    if (always === "throttled") return throttled(now, random)
    if (this.#unreached.delete(path)) return { kind: "refused" }
    if (bootstrapping.some((chain) => endpointPaths[chain].includes(path)))
      return bootstrappingStatus === 404 ? notFoundReply : bootstrappingReply
    const service = serviceAt(path)
    if (!service || (!hasIndex && path.startsWith("/ext/index/"))) return notFoundReply
    const request = JSON.parse(body) as NodeCall | readonly NodeCall[]
    const isBatch = Array.isArray(request)
    const calls = (isBatch ? request : [request]) as readonly NodeCall[]
    const answered = this.#answerAll(path, calls)
    const text = isBatch ? `[${answered.join()}]` : (answered[0] ?? "")
    if (!random.chance(requestFaults)) return { kind: "answer", status: 200, text }
    const fault = requestFault(text, isBatch, now, random)
    // That a node does not tell when upgrades are would be believed.
    const isDoubtful = calls.some(({ method }) => method === "info.upgrades")
    return isDoubtful && fault.kind === "answer" && fault.status < 500 ? bootstrappingReply : fault
  }

  #answerAll(path: string, calls: readonly NodeCall[]): readonly string[] {
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
