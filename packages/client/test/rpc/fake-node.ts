/** One request that a client sent. */
export interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** The behaviour of a fake node: answers each request with a response, a body text for status 200, or a fault to throw. */
export type Behaviour = (sent: Sent, index: number) => unknown

export interface FakeNode {
  readonly fetch: typeof fetch
  readonly sent: Sent[]
  /** The bodies that were sent, parsed. */
  readonly bodies: () => unknown[]
}

/** A fetch that never leaves the process. Like a real one it rejects when its signal aborts. */
export function fakeNode(behaviour: Behaviour): FakeNode {
  const sent: Sent[] = []
  const answering = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const one = {
      url: String(input),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: String(init.body),
      signal: init.signal as AbortSignal,
    }
    const index = sent.push(one) - 1
    const aborted = new Promise<never>((_, reject) => {
      one.signal.addEventListener("abort", () => reject(one.signal.reason))
    })
    const answer = await Promise.race([aborted, (async () => behaviour(one, index))()])
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : new Response(String(answer))
  }
  return { fetch: answering as typeof fetch, sent, bodies: () => sent.map(({ body }) => JSON.parse(body) as unknown) }
}

interface WireRequest {
  readonly id: number
  readonly method: string
  readonly params?: unknown
}

/** Answers requests and batches like a healthy node, with this result for each call. */
export function resultOf(result: (request: WireRequest) => unknown): Behaviour {
  const answer = (request: WireRequest) => ({ jsonrpc: "2.0", id: request.id, result: result(request) })
  return ({ body }) => {
    const asked = JSON.parse(body) as WireRequest | WireRequest[]
    return JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked))
  }
}

/** A plain-text response like those of nodes and proxies. */
export const plain = (status: number, body = "", headers: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } })

/** The error of `fetch` for a refused connection. */
export const refused = (): Error =>
  new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:9650") })

/** Never answers. */
export const silence = (): Promise<never> => new Promise(() => {})
