import { parseLossless, stringifyLossless } from "../lossless.ts"

/** One call of a request. */
export interface MockedCall {
  readonly method: string
  readonly params: unknown
  /** Its id as JSON; undefined for a notification, which is not answered. */
  readonly id: string | undefined
  /** The member `result` or `error` of its answer, once there is one. */
  answer?: string
}

/** The calls of a request, in which each handler that it passes fills in its answers. */
export interface Calls {
  readonly list: readonly MockedCall[]
  readonly isBatch: boolean
}

// Handlers see the same request one after the other. Each answers its own calls of a batch, and the last one sends them.
const callsByRequest = new WeakMap<Request, Promise<Calls>>()

/** The calls of a request; none where its body is no JSON-RPC. */
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

/** Whether every call that wants an answer has one. */
export const areAnswered = ({ list }: Calls): boolean => list.every(({ id, answer }) => id === undefined || answer)

/** The body of the response to calls that are answered. */
export function batchBody({ list, isBatch }: Calls): string {
  const texts = list.flatMap(({ id, answer }) => (id === undefined ? [] : `{"jsonrpc":"2.0","id":${id},${answer}}`))
  return isBatch && texts.length > 0 ? `[${texts}]` : (texts[0] ?? "")
}
