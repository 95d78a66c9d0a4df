import type { WireHandler } from "../http/message.ts"
import { ArgumentError } from "../rpc/argument-error.ts"
import type { ByNameMethods } from "../rpc/by-name.ts"
import { readByName } from "../rpc/read-arguments.ts"
import { RpcError } from "../rpc/rpc-error.ts"
import { byNameDialect, undecodable } from "./by-name-dialect.ts"
import { type CallOutcome, headOf, type WireCall } from "./dialect.ts"

/** Creates a handler of methods by name, like a node's; it needs no socket. */
export function serveByName(methods: ByNameMethods): WireHandler {
  return async (request) => {
    const refused = byNameDialect.refuse(headOf(request))
    if (refused !== undefined) return refused
    const reading = byNameDialect.read(request.body)
    if ("response" in reading) return reading.response
    const answers = reading.calls.map(async (call) => ({
      id: call.id,
      outcome: "method" in call ? await outcomeOf(call, methods) : byNameDialect.failed(call.error),
    }))
    return byNameDialect.render(await Promise.all(answers), reading.batch)
  }
}

async function outcomeOf(call: WireCall, methods: ByNameMethods): Promise<CallOutcome> {
  const method = Object.hasOwn(methods, call.method) ? methods[call.method] : undefined
  if (method === undefined) return byNameDialect.failed(byNameDialect.unknownMethod(call.method, Object.keys(methods)))
  let given: Readonly<Record<string, unknown>>
  try {
    given = readByName(method.parameters, call.params)
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    return byNameDialect.failed(undecodable)
  }
  try {
    return byNameDialect.succeeded(await method.call(given))
  } catch (error) {
    return { ...byNameDialect.failed(toRpcError(error)), called: true }
  }
}

function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  return new RpcError(-32000, error instanceof Error ? error.message : String(error))
}
