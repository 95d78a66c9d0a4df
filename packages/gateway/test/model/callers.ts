import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import { keylessTier } from "@serac/server/http"
import { AnswerCache } from "../../src/cache/answer-cache.ts"
import { FinalBlocks } from "../../src/cache/final-blocks.ts"
import { AllowedMethods } from "../../src/calls/allowed-methods.ts"
import { CallAnswers } from "../../src/calls/answer-calls.ts"
import { MethodWeights } from "../../src/calls/method-weights.ts"
import { routesOf } from "../../src/calls/route.ts"
import { GatewayExchange } from "../../src/exchange.ts"
import { HeldBytes, type RequestBytes } from "../../src/held-bytes.ts"
import type { Nodes } from "../../src/nodes/ask-nodes.ts"
import { NodePlaces } from "../../src/nodes/node-places.ts"
import type { GatewayReply } from "../../src/replies.ts"
import type { ModelNode } from "./model-node.ts"

/** A caller's request. */
export interface SentRequest {
  readonly holding: RequestBytes
  /** The node's step, and the number of its writes, when the request began. */
  readonly begunAt: number
  readonly writesBefore: number
  reply?: GatewayReply
  /** Whether the caller disconnected. */
  isGone?: boolean
}

/** Callers of a gateway in front of a model node, without sockets, with a clock of their own. */
export class Callers {
  readonly #node: ModelNode
  readonly #held = new HeldBytes(2 ** 20)
  readonly #timers = new Set<() => void>()
  readonly #open = new Set<SentRequest>()
  readonly #context: ConstructorParameters<typeof GatewayExchange>[0]

  constructor(node: ModelNode) {
    this.#node = node
    const nodes = { ask: node.ask } as unknown as Nodes
    const caller = { address: "", keyId: undefined, orgId: undefined, tier: keylessTier, scopes: [] }
    const after = (_: number, act: () => void) => {
      this.#timers.add(act)
      return () => this.#timers.delete(act)
    }
    // The final block is read again at each step.
    const places = new NodePlaces({ most: 1_000, wait: 20_000, after })
    const finalBlocks = new FinalBlocks(
      async () => node.chain.final,
      () => node.now * 1_000,
    )
    this.#context = {
      nodes,
      access: { admit: () => ({ caller }) },
      filters: { has: () => false, call: () => Promise.reject(new Error("no filters")) },
      answers: new CallAnswers({ nodes, cache: new AnswerCache(2 ** 20), finalBlocks, places, after }),
      methods: new AllowedMethods({}),
      weights: new MethodWeights(),
      routes: routesOf({ nodes: [], chains: [{ chainId: "1", rpcUrls: ["http://node.example"], isCChain: true }] }),
      sockets: new Map(),
      ...{ maxBodyBytes: 2 ** 20, maxBatch: 100, maxBatchAnswer: 2 ** 20 },
    }
  }

  /** Sends a body to the C-Chain. */
  send(body: string): SentRequest {
    const request = Object.assign(Readable.from([Buffer.from(body)]), {
      ...{ method: "POST", url: "/ext/bc/C/rpc", headers: {}, socket: {} },
    }) as unknown as IncomingMessage
    const holding = this.#held.begin()
    const sent: SentRequest = { holding, begunAt: this.#node.now, writesBefore: this.#node.writes }
    this.#open.add(sent)
    void new GatewayExchange(this.#context, request, holding).answer().then((reply) => {
      sent.reply = reply
      if (!sent.isGone) holding.send(Buffer.byteLength(reply.body))
    })
    return sent
  }

  /** A caller disconnects, or has read its answer: its bytes are freed. */
  leave(sent: SentRequest): void {
    sent.isGone = true
    this.#open.delete(sent)
    sent.holding.end()
  }

  /** All callers disconnect. @returns the bytes that are still held */
  leaveAll(): number {
    for (const sent of this.#open) this.leave(sent)
    return this.#held.held
  }

  /** Lets the time pass after which no caller waits for another's answer. */
  pass(): void {
    for (const act of [...this.#timers]) {
      this.#timers.delete(act)
      act()
    }
  }
}

/** Lets all pending work settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}
