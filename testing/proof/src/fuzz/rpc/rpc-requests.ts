import fc from "fast-check"
import { nonsense } from "../bodies.ts"
import { type SentKey, someKey } from "../keys.ts"
import type { FuzzRequest } from "../requests.ts"
import { CallsOf, type ParametersGiven, type SentCall } from "./rpc-calls.ts"
import type { FuzzedMethod } from "./rpc-document.ts"
import type { SchemaValues } from "./schema-values.ts"

/** A complete request, and its calls. */
export interface RpcFuzzRequest extends FuzzRequest {
  readonly calls: readonly SentCall[]
  readonly isBatch: boolean
  /** Whether a JSON-RPC server accepts its method and headers. */
  readonly isPost: boolean
}

interface SentBodyOfCalls extends Pick<RpcFuzzRequest, "calls" | "isBatch"> {
  readonly body: string
}

/** The inputs from which requests are drawn. */
export interface RpcDrawing {
  readonly values: SchemaValues
  /** Other methods of the same path, for batches. */
  readonly neighbours: readonly FuzzedMethod[]
  /** Known keys in every state; none where the server does not check keys. */
  readonly keys: readonly string[]
}

/** Requests of a method: mostly single calls, also batches, malformed calls, and bodies that are no call. */
export function rpcRequestsOf(
  method: FuzzedMethod,
  { values, neighbours, keys }: RpcDrawing,
): (all?: ParametersGiven) => fc.Arbitrary<RpcFuzzRequest> {
  const calls = new CallsOf(method, values)
  const others = neighbours.map((neighbour) => new CallsOf(neighbour, values))
  const key = keys.length === 0 ? fc.constant(undefined) : someKey(keys)
  const path = fc.constantFrom(...method.paths)
  const head = { path, key, contentType, httpMethod }
  const single = (call: fc.Arbitrary<SentCall>): fc.Arbitrary<SentBodyOfCalls> =>
    call.map((one) => ({ body: one.text, calls: [one], isBatch: false }))
  const anyCall = fc.oneof(
    { weight: 6, arbitrary: calls.plain() },
    { weight: 2, arbitrary: calls.odd() },
    { weight: 4, arbitrary: fc.oneof(...others.map((other) => other.plain("some"))) },
  )
  const batch = fc.array(anyCall, { maxLength: 6 }).map((all) => ({
    body: `[${all.map(({ text }) => text).join(",")}]`,
    calls: all,
    isBatch: true,
  }))
  const drawn = fc.oneof<fc.MaybeWeightedArbitrary<SentBodyOfCalls>[]>(
    { weight: 12, arbitrary: single(calls.plain()) },
    { weight: 3, arbitrary: single(calls.odd()) },
    { weight: 3, arbitrary: batch },
    { weight: 1, arbitrary: nonsense.map((body) => ({ body, calls: [], isBatch: false })) },
  )
  return (all) => {
    const usual = {
      ...head,
      contentType: fc.constant(json),
      httpMethod: fc.constant("POST"),
      key: fc.constant(undefined),
    }
    const parts = all === undefined ? { ...head, sent: drawn } : { ...usual, sent: single(calls.plain(all)) }
    return fc.record(parts).map(({ path, key, contentType, httpMethod, sent }) => ({
      ...sent,
      method: httpMethod,
      path,
      contentType,
      key: key as SentKey | undefined,
      given: sent.calls.flatMap((call) => (call.method === method ? call.given : [])),
      isRefused: false,
      isPost: httpMethod === "POST" && contentType === json,
    }))
  }
}

const json = "application/json"
const contentType = fc.oneof(
  { weight: 30, arbitrary: fc.constant(json) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("application/json; charset=utf-8", "text/plain", "application/json-rpc", "x", ""),
  },
)
const httpMethod = fc.oneof(
  { weight: 30, arbitrary: fc.constant("POST") },
  { weight: 1, arbitrary: fc.constantFrom("GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH") },
)
