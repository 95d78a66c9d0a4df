import type { FetchResponse } from "@serac/subnet-evm"
import type { Life } from "../life.ts"
import type { VirtualClock } from "../virtual-clock.ts"
import type { SimulatedReply } from "./request-faults.ts"

const encoder = new TextEncoder()

/** A node as requests reach it. */
export interface ReachedEndpoint {
  readonly url: string
  /** Milliseconds until it answers. */
  delay(): number
  reply(path: string, body: string, now: number): SimulatedReply
}

/** The network as a process sees it: what `fetch` does, as far as JSON-RPC over HTTP needs it. */
export function simulatedFetch(
  endpoints: readonly ReachedEndpoint[],
  clock: VirtualClock,
  life: Life,
): typeof globalThis.fetch {
  return (input, init) => {
    const { origin, pathname } = new URL(String(input))
    const endpoint = endpoints.find(({ url }) => url === origin)
    if (!endpoint) throw new TypeError(`nobody listens at ${origin}`)
    const signal = init?.signal ?? undefined
    return life.ask(async () => {
      signal?.throwIfAborted()
      await clock.sleep(endpoint.delay(), signal)
      // It answers with what it knows by then.
      return respond(endpoint.reply(pathname, String(init?.body), clock.now()), signal)
    })
  }
}

/** The response with which `fetch` resolves, or the error with which it rejects. */
async function respond(reply: SimulatedReply, signal: AbortSignal | undefined): Promise<Response> {
  if (reply.kind === "refused")
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) })
  if (reply.kind === "hanging")
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true }))
  const { status, text, headers, breaksOff } = reply
  const bytes = encoder.encode(text)
  const chunks = [bytes]
  const reader: StreamReader = {
    async read() {
      const value = chunks.shift()
      if (value) return { done: false, value }
      if (breaksOff)
        throw new TypeError("terminated", { cause: Object.assign(new Error("closed"), { code: "UND_ERR_SOCKET" }) })
      return { done: true, value: undefined }
    },
    // A client that has read enough closes the connection.
    async cancel() {
      chunks.length = 0
    },
  }
  return {
    status,
    ok: status >= 200 && status < 300,
    type: "default",
    // As Go's server does, which knows the length of what fits into its buffer.
    headers: new Headers({ ...headers, ...(bytes.length <= 2048 && { "content-length": `${bytes.length}` }) }),
    body: { getReader: () => reader },
  } satisfies FetchResponse as unknown as Response
}

/** The members of a body that are used; the type of a response lacks them. */
type StreamReader = Pick<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, "read" | "cancel">
