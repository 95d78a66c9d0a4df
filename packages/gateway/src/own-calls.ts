import type { Caller } from "@serac/server/http"
import { RpcError } from "@serac/wire/node"
import { errorAnswer, type GatewayCall } from "./calls/call.ts"
import type { CallerFilters } from "./calls/caller-filters.ts"
import type { Route } from "./calls/route.ts"
import { NoRoomError, type RequestBytes } from "./held-bytes.ts"
import { NoNodeError } from "./nodes/ask-nodes.ts"
import { codes } from "./replies.ts"
import type { SessionCalls } from "./socket/session-calls.ts"

/** What {@link OwnCalls} needs. */
export interface OwnCallsOptions {
  readonly filters: Pick<CallerFilters, "has" | "call">
  /** Undefined if the request is not a frame of a WebSocket. */
  readonly session: SessionCalls | undefined
  readonly holding: RequestBytes
}

/** Answers calls that belong to one caller, about filters and about subscriptions of a WebSocket. Their answers are never shared. */
export class OwnCalls {
  readonly #options: OwnCallsOptions

  constructor(options: OwnCallsOptions) {
    this.#options = options
  }

  /** Whether a method belongs to the WebSocket of the request. */
  isOfSession(method: string): boolean {
    return this.#options.session?.has(method) === true
  }

  /** The JSON of the answer; undefined for a call that does not belong to its caller alone. */
  async answer(route: Route, call: GatewayCall, caller: Caller): Promise<string | undefined> {
    const { session, filters, holding } = this.#options
    const { id = "null", method } = call
    try {
      const result =
        session?.has(method) === true
          ? await session.call(call, caller)
          : filters.has(method)
            ? await filters.call(route, call, caller, holding)
            : undefined
      return result === undefined ? undefined : `{"jsonrpc":"2.0","id":${id},"result":${result}}`
    } catch (error) {
      if (error instanceof RpcError) return errorAnswer(id, error.code, error.message)
      if (error instanceof NoNodeError || error instanceof NoRoomError)
        return errorAnswer(id, codes.internal, error.message)
      throw error
    }
  }
}
