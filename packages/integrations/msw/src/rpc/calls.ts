import { parseLossless, stringifyLossless } from "../lossless.ts"

/** One call of a request. */
export interface MockedCall {
  readonly method: string
  readonly params: unknown
  /** Its id as JSON; undefined for a notification, which gets no answer. */
  readonly id: string | undefined
  /** The `result` or `error` member of its answer, once known. */
  answer?: string
}

/** The calls of a request; each handler in turn adds the answers that it has. */
export interface Calls {
  readonly list: readonly MockedCall[]
  readonly isBatch: boolean
}

// All handlers see the same request, one after the other. Each answers its own calls of a batch, and the last one sends the response.
const callsByRequest = new WeakMap<Request, Promise<Calls>>()

/** The calls of a request; empty if its body is not JSON-RPC. */
export function callsOf(request: Request): Promise<Calls> {
  const calls = callsByRequest.get(request) ?? readCalls(request)
  callsByRequest.set(request, calls)
  return calls
}

async function readCalls(request: Request): Promise<Calls> {
  try {
    const body = parseLossless(await request.clone().text())
    return { list: [body].flat().flatMap(mockedCalls), isBatch: Array.isArray(body) }
  } catch {
    return { list: [], isBatch: false }
  }
}

function mockedCalls(body: unknown): MockedCall[] {
  if (typeof body !== "object" || body === null) return []
  const { method, params, id } = body as { readonly method?: unknown; readonly params?: unknown; readonly id?: unknown }
  return typeof method === "string" ? [{ method, params, id: stringifyLossless(id) }] : []
}

/** Whether all calls that need an answer have one. */
export const areAnswered = ({ list }: Calls): boolean => list.every(({ id, answer }) => id === undefined || answer)

/** The response body for answered calls. */
export function batchBody({ list, isBatch }: Calls): string {
  const texts = list.flatMap(({ id, answer }) => (id === undefined ? [] : `{"jsonrpc":"2.0","id":${id},${answer}}`))
  return isBatch && texts.length > 0 ? `[${texts}]` : (texts[0] ?? "")
}
