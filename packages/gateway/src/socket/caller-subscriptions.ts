import { parseJson, RpcError, randomId, readByPosition, readEvm } from "@serac/wire/node"
import type { GatewayCall } from "../calls/call.ts"
import type { ChainFeed } from "../feed/chain-feed.ts"
import { type FeedTopic, feedTopicOf } from "../feed/topic.ts"
import { closeCodes } from "./caller-socket.ts"
import type { FrameSender } from "./frame-sender.ts"
import type { SubscriptionShares } from "./subscription-shares.ts"

/** What {@link CallerSubscriptions} needs. */
export interface CallerSubscriptionsOptions {
  readonly feed: ChainFeed
  readonly sender: FrameSender
  readonly shares: SubscriptionShares
}

interface OpenSubscription {
  /** Events from before the answer with the subscription's ID; undefined once that is sent. */
  waiting: string[] | undefined
  end: () => void
}

/** Methods that apply to one connection. */
const sessionMethods: ReadonlySet<string> = new Set(["eth_subscribe", "eth_unsubscribe"])

/** Whether a method applies to one WebSocket. */
export function isSessionMethod(method: string): boolean {
  return sessionMethods.has(method)
}

/** The subscriptions of one connection, with their own IDs. */
export class CallerSubscriptions {
  readonly #options: CallerSubscriptionsOptions
  readonly #open = new Map<string, OpenSubscription>()
  #hasEnded = false

  constructor(options: CallerSubscriptionsOptions) {
    this.#options = options
  }

  /**
   * The result of a call of a session method, as JSON.
   *
   * @param holder - whose share of subscriptions is used
   * @param announced - receives functions to call after the answer is sent, since events follow the answer with their
   * subscription's ID
   * @throws RpcError with a node's message
   * @throws NoNodeError
   */
  async call({ method, params }: GatewayCall, holder: string, announced: (() => void)[]): Promise<string> {
    const given = params === "" ? undefined : parseJson(params)
    if (method === "eth_subscribe") return JSON.stringify(await this.#subscribe(feedTopicOf(given), holder, announced))
    const [id] = readByPosition([readEvm.string], given)
    const open = this.#open.get(id as string)
    if (open === undefined) throw new RpcError(-32000, "subscription not found")
    this.#open.delete(id as string)
    open.end()
    return "true"
  }

  /** Ends all subscriptions: the connection has ended. */
  end(): void {
    this.#hasEnded = true
    for (const { end } of this.#open.values()) end()
    this.#open.clear()
  }

  async #subscribe(topic: FeedTopic, holder: string, announced: (() => void)[]): Promise<string> {
    const { feed, sender, shares } = this.#options
    const giveBack = shares.take(holder)
    const id = randomId()
    const open: OpenSubscription = { waiting: [], end: giveBack }
    const listener = {
      tell: (result: string) => {
        if (open.waiting === undefined) this.#send(id, result)
        else open.waiting.push(result)
      },
      lost: () => sender.close(closeCodes.internal, "events were lost"),
    }
    try {
      const leave = await feed.subscribe(topic, listener)
      open.end = () => {
        leave()
        giveBack()
      }
    } catch (error) {
      giveBack()
      throw error
    }
    // The caller may have disconnected meanwhile.
    if (this.#hasEnded) open.end()
    else {
      this.#open.set(id, open)
      announced.push(() => {
        const { waiting = [] } = open
        open.waiting = undefined
        for (const result of waiting) this.#send(id, result)
      })
    }
    return id
  }

  #send(id: string, result: string): void {
    if (!this.#open.has(id)) return
    const head = `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":`
    this.#options.sender.send([head, result, "}}\n"])
  }
}
