import type { WireHandler } from "../http/message.ts"
import type { PositionalMethod, PositionalMethods } from "../rpc/by-position.ts"
import { RpcError } from "../rpc/rpc-error.ts"
import { headOf, type WireCall } from "./dialect.ts"
import { answerCalls, type Find, findIn, type PositionalOptions } from "./positional-calls.ts"
import { positionalDialect, renderCut } from "./positional-dialect.ts"

/** Creates an HTTP handler of methods by position, like a node's; it needs no socket. */
export function serveByPosition(methods: PositionalMethods, options: PositionalOptions = {}): WireHandler {
  const find = withoutSubscriptions(findIn(methods))
  return async (request) => {
    const refused = positionalDialect.refuse(headOf(request))
    if (refused !== undefined) return refused
    const reading = positionalDialect.read(request.body)
    if ("response" in reading) return reading.response
    const { calls, batch } = reading
    const { answers, cut } = await answerCalls(calls, find, { ...options, signal: request.signal, batch })
    return cut ? renderCut(answers, batch) : positionalDialect.render(answers, batch)
  }
}

/** Rejects subscriptions, since HTTP cannot deliver events. */
function withoutSubscriptions(find: Find): Find {
  return (call: WireCall): PositionalMethod => {
    if (call.method.endsWith("_subscribe")) throw new RpcError(-32601, "notifications not supported")
    if (call.method.endsWith("_unsubscribe")) throw new RpcError(-32000, "subscription not found")
    return find(call)
  }
}
