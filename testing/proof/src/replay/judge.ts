import { readBatch, readCall } from "./calls.ts"
import type { LocatedExchange } from "./exchange.ts"
import { judgeBatch } from "./judge-batch.ts"
import { judgeCall } from "./judge-call.ts"
import { judgeGet } from "./judge-get.ts"
import { judgeTransport } from "./judge-transport.ts"
import type { ExchangeVerdict } from "./verdict.ts"

/** Judges one exchange by the kind of its request. No exchange is skipped. */
export function judge(recorded: LocatedExchange): Promise<ExchangeVerdict> {
  const { request } = recorded.exchange
  const call = request.method === "POST" ? readCall(request.body) : undefined
  const json = isJsonType(request.headers["content-type"])
  // The platform writes the Host header: no client can send the recorded one.
  if (call !== undefined && json && request.headers.host === undefined) return judgeCall(recorded, call)
  const isHealth = request.path.startsWith("/ext/health")
  if (isHealth && call === undefined) return judgeGet(recorded)
  const batch = request.method === "POST" && json && !isByName(request.path) ? readBatch(request.body) : undefined
  return batch === undefined ? judgeTransport(recorded) : judgeBatch(recorded, batch)
}

/** The exact content types that our transports send; any other is a request that they cannot make. */
const isJsonType = (type: string | undefined): boolean => type === "application/json"

/** Only the Ethereum endpoint batches; the by-name interfaces answer a parse error (node-wire.md 1.2). */
const isByName = (path: string): boolean => !path.includes("/rpc")
