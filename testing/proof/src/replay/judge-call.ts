import { batching, createRpcCore, type RpcCore } from "@serac/client/rpc"
import { readAnswer, settle } from "./answer.ts"
import { argumentsFor, expectedParams, type RpcMethod, type WireCall } from "./calls.ts"
import { canonical, canonicalText } from "./canonical.ts"
import { compareAnswer, compareIntegers } from "./compare.ts"
import type { LocatedExchange } from "./exchange.ts"
import { methodFor, schemasOf } from "./methods.ts"
import { paramViolations } from "./params.ts"
import { matchPath } from "./path.ts"
import { origin, play, type Sent, sentId, withId } from "./player.ts"
import { type ExchangeVerdict, verdict } from "./verdict.ts"

/** Proves one well-formed call: the client builds the recorded request, and its answer arrives whole and as the spec says. */
export async function judgeCall(recorded: LocatedExchange, call: WireCall): Promise<ExchangeVerdict> {
  const { request, response } = recorded.exchange
  const player = play(response, (sent) => withId(response.body, call.id, sentId(sent)))
  const method = methodFor(call.method, request.path)
  const args = method && argumentsFor(method.operation, call.params)
  const byMethod = method !== undefined && args !== undefined && "parameters" in args
  const core = coreFor(byMethod ? method : undefined, request.path, player.fetch)
  const settled = await settle(
    byMethod
      ? method.call(core, args.parameters)
      : core.request({ method: call.method, ...(call.hasParams && { params: call.params }) }),
  )
  const answer = readAnswer(response)
  const violations = [
    ...compareRequest(player.sent, request.path, call, byMethod ? method : undefined, request.body ?? ""),
    ...compareAnswer(answer, settled),
  ]
  if (byMethod && answer.kind === "result") {
    const schemas = schemasOf(method.api)
    violations.push(...schemas.violations(`${method.pointer}/result/schema`, answer.value))
    violations.push(...paramViolations(schemas, method, args.parameters))
    if (settled.status === "fulfilled")
      violations.push(...compareIntegers(settled.value, new Set(method.operation.bigints ?? [])))
  }
  return verdict(recorded, call.method, byMethod ? "method" : "request", violations)
}

/** A client for the recorded path: the operation's own endpoint if the path matches it, else exactly the recorded path. */
export function coreFor(method: RpcMethod | undefined, path: string, fetch: typeof globalThis.fetch): RpcCore {
  const match = method === undefined ? undefined : matchPath(method.operation.path, path)
  if (match !== undefined && "variables" in match)
    return createRpcCore({ baseUrl: origin, variables: match.variables, fetch, retry: false }, { dialect: batching })
  return createRpcCore({ endpoint: origin + path, fetch, retry: false }, { dialect: batching })
}

function compareRequest(
  sent: readonly Sent[],
  path: string,
  call: WireCall,
  method: RpcMethod | undefined,
  body: string,
): string[] {
  const [one] = sent
  if (one === undefined || sent.length !== 1) return [`the client sent ${sent.length} requests for one call`]
  const violations: string[] = []
  if (one.method !== "POST") violations.push(`the client sent ${one.method}`)
  if (one.path !== path) violations.push(`the client asked ${one.path}, the recorded path is ${path}`)
  const exact = (text: string) => JSON.parse(canonicalText(text)) as Record<string, unknown>
  const theirs = exact(body)
  const ours = exact(one.body)
  if (ours.method !== theirs.method) violations.push(`the client sent the method ${String(ours.method)}`)
  const wanted = method === undefined ? call.params : expectedParams(method.operation, theirs.params)
  const got = method === undefined ? ours.params : (ours.params ?? expectedParams(method.operation, undefined))
  if (canonical(got) !== canonical(wanted))
    violations.push(`the client sent the params ${canonical(got)}, the recorded ones are ${canonical(wanted)}`)
  return violations
}
