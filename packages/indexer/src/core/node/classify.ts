import {
  ConnectionError,
  HttpError,
  InvalidResponseError,
  MissingResponseError,
  ResponseTooLargeError,
  RpcError,
  TimeoutError,
} from "@serac/subnet-evm"
import { type FaultKind, NodeFault } from "../fault.ts"

const longestFaultText = 200

/**
 * The fault that an error of the client means.
 *
 * @param words - removes the URL's secrets from a text of the node, which may repeat them.
 * @param now - Unix milliseconds.
 */
export function classify(error: unknown, words: (text: string) => string, now: number): NodeFault {
  const known = faultIn(error)
  if (known) return known
  const fault = (kind: FaultKind, message: string, retryAfter?: number) =>
    new NodeFault(kind, words(message), { cause: error, retryAfter })
  if (error instanceof RpcError)
    return fault(faultKind(error), `${error.operation}: ${error.code} ${boundedMessage(error.message)}`)
  if (error instanceof TimeoutError) return fault("timeout", `${error.operation}: no answer within ${error.timeout} ms`)
  if (error instanceof ConnectionError) return fault("connection", `no answer: ${boundedMessage(causeOf(error))}`)
  if (error instanceof ResponseTooLargeError)
    return fault("too-large", `${error.operation}: the answer has more than ${error.maxResponseBytes} bytes`)
  if (error instanceof HttpError) {
    const kind = error.status === 429 ? "throttled" : error.status === 413 ? "too-large" : "http"
    return fault(kind, boundedMessage(`HTTP ${error.status}: ${error.text.trim()}`), retryAfterOf(error.headers, now))
  }
  if (error instanceof InvalidResponseError) return fault("nonsense", `${error.operation}: no JSON-RPC 2.0 answer`)
  if (error instanceof MissingResponseError) return fault("nonsense", `${error.operation}: a call was not answered`)
  return fault("connection", boundedMessage(causeOf(error)))
}

const boundedMessage = (text: string) => text.slice(0, longestFaultText)

/** The fault that was thrown while an answer was read; the client wraps it as a cause. */
function faultIn(error: unknown): NodeFault | undefined {
  for (let inner = error, depth = 0; depth < 5 && inner !== undefined; depth++, inner = Object(inner).cause)
    if (inner instanceof NodeFault) return inner
  return undefined
}

/** The innermost cause says most: `fetch failed` explains nothing, the `ECONNREFUSED` that caused it does. */
function causeOf(error: unknown): string {
  let inner: unknown = error
  for (let depth = 0; depth < 5; depth++) {
    const { cause, errors } = Object(inner)
    const next = cause ?? (Array.isArray(errors) ? errors[0] : undefined)
    if (next === undefined) break
    inner = next
  }
  const { code, message } = Object(inner)
  return String(typeof code === "string" && code !== "CONNECTION" ? code : (message ?? inner))
}

/** Milliseconds of a Retry-After header, in seconds or as a date (RFC 9110 10.2.3). */
function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get("retry-after")?.trim() ?? ""
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  const until = Date.parse(text)
  return Number.isNaN(until) ? undefined : Math.max(0, until - now)
}

const throttled =
  /rate.?limit|too many requests|limit (?:was |is )?exceeded|request limit|capacity|throughput|compute units|quota/i
const tooLarge =
  /too (?:large|big|long)|too many (?:calls|requests in)|(?:response|request|batch|body).*(?:size|limit)|batch/i
const unsupported =
  /method.*(?:not (?:found|supported|available|allowed|exist|enabled|whitelisted|implemented)|unsupported|disabled)|(?:unsupported|unknown|unavailable) method|can't find (?:service|method)|does not exist\/is not available/i
const behind =
  /unfinalized|header not found|unknown block|block.*not (?:found|available|processed|indexed)|not (?:found|indexed|ready|yet)|last accepted|(?:could not|cannot) find|resource not|indexing is in progress/i
/** Errors of a node that has pruned the state of an old block. The state never returns, although some nodes say "not found". */
const pruned = /missing trie node|state .*not available/i

function faultKind({ code, message }: RpcError): FaultKind {
  // A contract may revert with any message.
  if (code === 3 || /revert/i.test(message)) return "refused"
  if (code === -32601) return "unsupported"
  if (code === -32005 || code === -32029 || code === 429 || throttled.test(message)) return "throttled"
  if (code === -32003 || code === -32600 || tooLarge.test(message)) return "too-large"
  if (code === -32004 || unsupported.test(message)) return "unsupported"
  if (pruned.test(message)) return "refused"
  if (code === -32001 || behind.test(message)) return "behind"
  return "refused"
}
