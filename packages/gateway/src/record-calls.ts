import type { IncomingMessage } from "node:http"
import { withoutKeys } from "@serac/server/http"
import { unknownPath } from "@serac/server/usage"
import { type CallCounting, countCall } from "./count-call.ts"
import type { GatewayExchange } from "./exchange.ts"
import type { GatewayMetrics } from "./metrics.ts"
import type { Origins } from "./origin/origin.ts"
import { userAgentName } from "./origin/user-agent.ts"

/** What {@link recordCalls} needs. */
export interface CallRecording {
  readonly metrics: GatewayMetrics
  /** Undefined if calls are not counted. */
  readonly counting: CallCounting | undefined
  readonly origins: Origins
}

/** How a request ended. */
export interface RequestEnd {
  /** The HTTP status. */
  readonly status: number
  /** False if the caller disconnected before the answer. */
  readonly isAnswered: boolean
  readonly milliseconds: number
  /** Read before the connection closes, since it is unavailable afterwards. */
  readonly remoteAddress: string
}

/** Records the calls of an ended request, for metrics and usage. */
export function recordCalls(
  { metrics, counting, origins }: CallRecording,
  { headers }: Pick<IncomingMessage, "headers">,
  { caller, route, calls }: GatewayExchange,
  { status, isAnswered, milliseconds, remoteAddress }: RequestEnd,
): void {
  for (const { method, source } of calls)
    metrics.count({ method, status: isAnswered ? String(status) : "aborted", source, milliseconds })
  if (counting === undefined) return
  const userAgent = headers["user-agent"] && withoutKeys(headers["user-agent"])
  const common = {
    requestPath: route?.requestPath ?? unknownPath,
    status,
    milliseconds,
    chainId: route?.chain?.chainId,
    isPrimary: route?.isPrimary ?? true,
    caller,
    origin: origins.of(headers, remoteAddress, caller.address),
    host: headers.host && withoutKeys(headers.host),
    userAgent,
    program: userAgentName(userAgent),
  }
  for (const { method, credits } of calls) countCall(counting, { ...common, rpcMethod: method, credits })
}
