import type { IncomingMessage } from "node:http"
import { keylessTier } from "@serac/server/http"
import { AnswerCache } from "../../src/cache/answer-cache.ts"
import { FinalBlocks } from "../../src/cache/final-blocks.ts"
import { AllowedMethods } from "../../src/calls/allowed-methods.ts"
import { CallAnswers } from "../../src/calls/answer-calls.ts"
import { CallerFilters } from "../../src/calls/caller-filters.ts"
import { MethodWeights } from "../../src/calls/method-weights.ts"
import { routesOf } from "../../src/calls/route.ts"
import { GatewayExchange } from "../../src/exchange.ts"
import { ChainFeed } from "../../src/feed/chain-feed.ts"
import { HeldBytes } from "../../src/held-bytes.ts"
import type { Nodes } from "../../src/nodes/ask-nodes.ts"
import { NodePlaces } from "../../src/nodes/node-places.ts"
import { CallerSubscriptions, isSessionMethod } from "../../src/socket/caller-subscriptions.ts"
import { FrameSender } from "../../src/socket/frame-sender.ts"
import { SocketSession } from "../../src/socket/socket-session.ts"
import { SubscriptionShares } from "../../src/socket/subscription-shares.ts"
import type { ModelNode } from "./model-node.ts"
import { ModelSockets } from "./model-socket.ts"

/** Maximum characters that may wait for a caller who does not read. */
export const mostUnsent = 1_000

/** A caller over a WebSocket. */
export interface SocketCaller {
  /** The frames that the caller has read. */
  readonly frames: string[]
  /** The code and reason with which the gateway closed the connection. */
  closed?: readonly [code: number, reason: string]
  /** Whether the gateway has paused reading from the caller. */
  isPaused: boolean
  readonly session: SocketSession
  send(frame: string): void
  /** Stops reading. */
  stall(): void
  leave(): void
}

/** Callers of a gateway over WebSockets in front of a model node, without sockets. */
export class SocketCallers {
  readonly node: ModelNode
  readonly sockets: ModelSockets
  readonly #held = new HeldBytes(2 ** 20)
  readonly #timers = new Set<() => void>()
  readonly #shares = new SubscriptionShares(1_000)
  readonly #feed: ChainFeed
  readonly #context: ConstructorParameters<typeof GatewayExchange>[0]

  constructor(node: ModelNode, sleep: (milliseconds: number) => Promise<void>) {
    this.node = node
    this.sockets = new ModelSockets(node.chain)
    const nodes = { ask: node.ask, inTurn: (urls: readonly string[]) => urls } as unknown as Nodes
    const caller = { address: "", keyId: undefined, orgId: undefined, tier: keylessTier, scopes: [] }
    const after = (_: number, act: () => void) => {
      this.#timers.add(act)
      return () => this.#timers.delete(act)
    }
    const places = new NodePlaces({ most: 1_000, wait: 20_000, after })
    const finalBlocks = new FinalBlocks(
      async () => node.chain.final,
      () => node.now * 1_000,
    )
    const served = { nodes: [], chains: [{ chainId: "1", rpcUrls: ["http://node.example"], isCChain: true }] }
    this.#feed = new ChainFeed({ urls: () => ["ws://node.example"], open: this.sockets.open, timeout: 20_000, sleep })
    this.#context = {
      nodes,
      access: { admit: () => ({ caller }) },
      filters: new CallerFilters({ nodes, shares: this.#shares }),
      answers: new CallAnswers({ nodes, cache: new AnswerCache(2 ** 20), finalBlocks, places, after }),
      methods: new AllowedMethods({}),
      weights: new MethodWeights(),
      routes: routesOf(served),
      sockets: new Map(),
      ...{ maxBodyBytes: 2 ** 20, maxBatch: 100, maxBatchAnswer: 2 ** 20 },
    }
  }

  /** The held bytes and the number of subscriptions. */
  get kept(): readonly [bytes: number, subscriptions: number] {
    return [this.#held.held, this.#shares.total]
  }

  connect(): SocketCaller {
    const request = {
      method: "POST",
      url: "/ext/bc/C/rpc",
      headers: {},
      socket: {},
      resume: () => {},
    } as unknown as IncomingMessage
    const frames: string[] = []
    const unread: (() => void)[] = []
    let buffered = 0
    let isReading = true
    const sender = new FrameSender(
      {
        get bufferedAmount() {
          return buffered
        },
        send(text, sent) {
          if (!isReading) {
            buffered += 2 ** 20
            unread.push(sent)
            return
          }
          frames.push(text)
          sent()
        },
        pong: () => {},
        close: (...closed) => {
          caller.closed = closed
          caller.leave()
        },
      },
      mostUnsent,
    )
    const subscriptions = new CallerSubscriptions({ feed: this.#feed, sender, shares: this.#shares })
    const session = new SocketSession({
      sender,
      subscriptions,
      turn: (begin) => begin(),
      pause: (isPaused) => {
        caller.isPaused = isPaused
      },
      answer: async (text) => {
        const holding = this.#held.begin()
        const announced: (() => void)[] = []
        const exchange = new GatewayExchange(this.#context, request, holding, {
          has: isSessionMethod,
          call: (call) => subscriptions.call(call, "caller", announced),
        })
        const reply = await exchange.answerFrame(text)
        if (reply !== undefined) holding.send(reply.body.length)
        const sent = () => {
          holding.end()
          exchange.end()
        }
        return { body: reply?.body ?? "", isUnreadable: reply === undefined, sent, announced }
      },
    })
    const caller: SocketCaller = {
      frames,
      session,
      isPaused: false,
      send: (frame) => session.receive(frame),
      stall: () => {
        isReading = false
      },
      leave: () => {
        session.end()
        // When the connection ends, the unsent frames are reported as dropped.
        for (const drop of unread.splice(0)) drop()
      },
    }
    return caller
  }

  /** Lets the time pass after which no caller waits for another's answer. */
  pass(): void {
    for (const act of [...this.#timers]) {
      this.#timers.delete(act)
      act()
    }
  }
}
