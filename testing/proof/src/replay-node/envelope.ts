import type { NodeMethod } from "./methods.ts"
import { RpcError } from "./rpc-error.ts"

const batchLimit = 1000

/** A call in a body, as far as it is one. */
export interface RpcEnvelope {
  readonly id?: unknown
  readonly method: string
  readonly params: readonly unknown[]
}

/** The calls that a body makes, for whoever wants to interfere; none when it is malformed. */
export function callsIn(body: string): readonly RpcEnvelope[] {
  try {
    return [JSON.parse(body)].flat().filter((call) => typeof call?.method === "string")
  } catch {
    return []
  }
}

/** Answers a body as the recorded node does: calls, batches, notifications (no answer at all) and whatever is malformed. */
export async function answerBody(body: string, methods: Readonly<Record<string, NodeMethod>>): Promise<string> {
  if (body.trim() === "") return ""
  let request: unknown
  try {
    request = JSON.parse(body)
  } catch {
    return answerLine(failedEnvelope(null, new RpcError(-32700, "parse error")))
  }
  if (!Array.isArray(request)) return answerLine(await answerCall(request, methods))
  if (request.length === 0) return answerLine(failedEnvelope(null, new RpcError(-32600, "empty batch")))
  if (request.length > batchLimit)
    return answerLine([failedEnvelope(request[0]?.id ?? null, new RpcError(-32600, "batch too large"))])
  const answers = await Promise.all(request.map((call) => answerCall(call, methods)))
  const spoken = answers.filter((answer) => answer !== undefined)
  return spoken.length === 0 ? "" : answerLine(spoken)
}

const answerLine = (answer: unknown) => (answer === undefined ? "" : `${JSON.stringify(answer)}\n`)

const failedEnvelope = (id: unknown, { code, message, data }: RpcError) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, ...(data !== undefined && { data }) },
})

async function answerCall(call: unknown, methods: Readonly<Record<string, NodeMethod>>): Promise<unknown> {
  const { jsonrpc, id, method, params = [] } = (call ?? {}) as Record<string, unknown>
  const named = id === null || typeof id === "string" || typeof id === "number"
  if (jsonrpc !== "2.0" || typeof method !== "string" || (id !== undefined && !named)) {
    return failedEnvelope(named ? id : null, new RpcError(-32600, "invalid request"))
  }
  if (id === undefined) return undefined
  try {
    const answer = methods[method]
    if (answer === undefined) throw new RpcError(-32601, `the method ${method} does not exist/is not available`)
    if (!Array.isArray(params)) throw new RpcError(-32602, "non-array args")
    return { jsonrpc: "2.0", id, result: await answer(params) }
  } catch (error) {
    return failedEnvelope(id, error instanceof RpcError ? error : new RpcError(-32603, String(error)))
  }
}
