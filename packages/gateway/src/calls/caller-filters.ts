import { randomBytes } from "node:crypto"
import { type Caller, networkOf } from "@serac/server/http"
import { parseJson, RpcError, readByPosition, readEvm } from "@serac/wire/node"
import type { RequestBytes } from "../held-bytes.ts"
import { memberSpans } from "../json/raw-json.ts"
import { type Nodes, NoNodeError } from "../nodes/ask-nodes.ts"
import type { SubscriptionShares } from "../socket/subscription-shares.ts"
import { callText, type GatewayCall } from "./call.ts"
import { filterMethods } from "./methods.ts"
import type { Route } from "./route.ts"

/** What {@link CallerFilters} needs. */
export interface CallerFiltersOptions {
  readonly nodes: Pick<Nodes, "ask" | "inTurn">
  /** Filters count among the subscriptions of their holder. */
  readonly shares: SubscriptionShares
  /** Milliseconds since an arbitrary moment. Default `performance.now`. */
  readonly clock?: () => number
}

/** A filter with its node and its holder. */
interface CallerFilter {
  readonly ledger: string
  readonly holder: string
  readonly url: string
  /** The node's ID of the filter, as JSON. */
  readonly id: string
  readonly giveBack: () => void
  usedAt: number
}

/** Milliseconds after which a node drops an unused filter. */
export const filterLifetime = 300_000

const making: ReadonlySet<string> = new Set(["eth_newFilter", "eth_newBlockFilter", "eth_newPendingTransactionFilter"])

/**
 * The filters of callers. Each exists on the node that created it, and only that node returns its changes. The gateway gives
 * it a new ID, which only its creator can use: a key, or an address without one.
 */
export class CallerFilters {
  readonly #nodes: Pick<Nodes, "ask" | "inTurn">
  readonly #shares: SubscriptionShares
  readonly #clock: () => number
  /** By the gateway's IDs, least recently used first. */
  readonly #filters = new Map<string, CallerFilter>()

  constructor({ nodes, shares, clock = () => performance.now() }: CallerFiltersOptions) {
    this.#nodes = nodes
    this.#shares = shares
    this.#clock = clock
  }

  /** Whether a method concerns filters. */
  has(method: string): boolean {
    return filterMethods.has(method)
  }

  /**
   * The result of a call about a filter, as JSON.
   *
   * @param holding counts the bytes of the node's answer
   * @throws RpcError with a node's message
   * @throws NoNodeError, NoRoomError
   */
  async call(route: Route, call: GatewayCall, caller: Caller, holding: RequestBytes): Promise<string> {
    this.#dropUnused()
    const holder = caller.keyId ?? networkOf(caller.address)
    if (making.has(call.method)) return this.#make(route, call, holder, holding)
    const given = call.params === "" ? undefined : parseJson(call.params)
    const [name] = readByPosition([readEvm.string], given) as readonly [string]
    const filter = this.#filters.get(name)
    const isOwn = filter?.holder === holder && filter.ledger === route.ledger
    const isEnding = call.method === "eth_uninstallFilter"
    if (filter === undefined || !isOwn) {
      if (isEnding) return "false"
      throw new RpcError(-32000, "filter not found")
    }
    filter.usedAt = this.#clock()
    this.#filters.delete(name)
    if (isEnding) filter.giveBack()
    else this.#filters.set(name, filter)
    return this.#ask(filter.url, route, { ...call, params: `[${filter.id}]` }, holding)
  }

  async #make(route: Route, call: GatewayCall, holder: string, holding: RequestBytes): Promise<string> {
    const giveBack = this.#shares.take(holder)
    try {
      const [url, id] = await this.#askFirst(route, call, holding)
      const name = `0x${randomBytes(16).toString("hex")}`
      this.#filters.set(name, { ledger: route.ledger, holder, url, id, giveBack, usedAt: this.#clock() })
      return JSON.stringify(name)
    } catch (error) {
      giveBack()
      throw error
    }
  }

  /** The first node that creates the filter, and its ID there. If a failed node created one too, that node drops it when it stays unused. */
  async #askFirst(route: Route, call: GatewayCall, holding: RequestBytes): Promise<readonly [url: string, id: string]> {
    let last: unknown = new NoNodeError(true, undefined)
    for (const url of this.#nodes.inTurn(route.nodes, route.ledger)) {
      try {
        return [url, await this.#ask(url, route, call, holding)]
      } catch (error) {
        if (!(error instanceof NoNodeError)) throw error
        last = error
      }
    }
    throw last
  }

  /** Sends a call to one node, once: a node returns each change of a filter only once. */
  async #ask(url: string, { ledger }: Route, call: GatewayCall, holding: RequestBytes): Promise<string> {
    const request = {
      method: "POST",
      query: "",
      body: callText(call, "1"),
      isWriting: true,
      ledger,
      calls: [call],
    } as const
    const { text } = await this.#nodes.ask([url], request, holding)
    try {
      const { error, result } = Object(JSON.parse(text)) as { readonly error?: RpcError; readonly result?: unknown }
      if (error) throw new RpcError(Number(error.code), String(error.message))
      const span = memberSpans(text).get("result")
      if (result !== undefined && span !== undefined) return text.slice(span.start, span.end)
    } catch (error) {
      if (error instanceof RpcError) throw error
    }
    throw new NoNodeError(false, undefined)
  }

  /** Removes filters that their nodes have dropped. */
  #dropUnused(): void {
    const oldest = this.#clock() - filterLifetime
    for (const [name, { usedAt, giveBack }] of this.#filters) {
      if (usedAt > oldest) return
      this.#filters.delete(name)
      giveBack()
    }
  }
}
