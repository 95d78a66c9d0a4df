import { readBounded } from "./read-bounded.ts"

/** Milliseconds for a node to answer, unless it is said. */
export const standardTimeout = 20_000

/** How nodes are asked. */
export interface NodeAsking {
  /** Milliseconds for a node to answer. Default 20,000. */
  readonly timeout?: number
  /** Bytes of an answer. Default 67,108,864. */
  readonly maxAnswerBytes?: number
  /** Milliseconds in which a node that failed is asked after the others. Default 5,000. */
  readonly pause?: number
  /** Default the global one. */
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds since some moment. Default `performance.now`. */
  readonly clock?: () => number
}

/** Is told how long a node took, and whether its answer was of use. */
export type ObserveNode = (url: string, isOfUse: boolean, milliseconds: number) => void

/** What a node answered. */
export interface NodeAnswer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** A request to a node. */
export interface NodeRequest {
  readonly method: "GET" | "POST"
  /** With its question mark; empty without one. */
  readonly query: string
  readonly body: string | undefined
  /** Whether a node that may have taken it forbids to ask another. */
  readonly isWriting: boolean
}

/** No node answered: `isUnreachable` where none could be asked at all, or in time; else their answers were of no use. */
export class NoNodeError extends Error {
  override readonly name = "NoNodeError"
  readonly isUnreachable: boolean

  constructor(isUnreachable: boolean, cause: unknown) {
    super(isUnreachable ? "no node can be reached" : "no node answered as it should", { cause })
    this.isUnreachable = isUnreachable
  }
}

/** A node's answer that another node may have a better one for. */
class UselessAnswer extends Error {}

/** Asks one node after the other until one answers. */
export class Nodes {
  readonly #timeout: number
  readonly #maxAnswerBytes: number
  readonly #pause: number
  readonly #fetch: typeof globalThis.fetch
  readonly #clock: () => number
  readonly #observe: ObserveNode
  /** When a node that failed is asked in its turn again. */
  readonly #restsUntil = new Map<string, number>()

  constructor({ timeout, maxAnswerBytes, pause, fetch, clock }: NodeAsking = {}, observe: ObserveNode = () => {}) {
    this.#timeout = timeout ?? standardTimeout
    this.#maxAnswerBytes = maxAnswerBytes ?? 64 * 2 ** 20
    this.#pause = pause ?? 5_000
    this.#fetch = fetch ?? globalThis.fetch
    this.#clock = clock ?? (() => performance.now())
    this.#observe = observe
  }

  /**
   * The answer of the first node that has one: its status is below 500 and not 429, and its body is whole.
   *
   * @throws {@link NoNodeError}
   */
  async ask(urls: readonly string[], request: NodeRequest): Promise<NodeAnswer> {
    let last: unknown
    for (const url of this.#inTurn(urls)) {
      const began = this.#clock()
      try {
        const answer = await this.#askOne(url, request)
        this.#observe(url, true, this.#clock() - began)
        this.#restsUntil.delete(url)
        return answer
      } catch (error) {
        last = error
        this.#observe(url, false, this.#clock() - began)
        this.#restsUntil.set(url, this.#clock() + this.#pause)
        if (request.isWriting && !isUntaken(error)) break
      }
    }
    throw new NoNodeError(!(last instanceof UselessAnswer), last)
  }

  /** Those that failed a moment ago come last. */
  #inTurn(urls: readonly string[]): readonly string[] {
    const now = this.#clock()
    const rests = (url: string) => Number((this.#restsUntil.get(url) ?? now) > now)
    return urls.toSorted((one, other) => rests(one) - rests(other))
  }

  async #askOne(url: string, { method, query, body }: NodeRequest): Promise<NodeAnswer> {
    const signal = AbortSignal.timeout(this.#timeout)
    const { href, authorization } = placeOf(url)
    const headers = { ...authorization, ...(body !== undefined && { "content-type": "application/json" }) }
    const target = query === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${query.slice(1)}`
    const response = await this.#fetch(target, {
      ...{ method, headers, signal, redirect: "manual" },
      ...(body !== undefined && { body }),
    })
    const { status } = response
    // What a health check says of itself is an answer, whatever its status.
    if (status === 429 || status >= 500) {
      const isHealth = status === 503 && /\/ext\/health/.test(new URL(url).pathname)
      if (!isHealth) {
        await response.body?.cancel()
        throw new UselessAnswer(`status ${status}`)
      }
    }
    const text = await readBounded(response, this.#maxAnswerBytes)
    if (text === undefined) throw new UselessAnswer(`more than ${this.#maxAnswerBytes} bytes`)
    return { status, contentType: response.headers.get("content-type") ?? "application/json", text }
  }
}

/** A URL without the credentials that may be in it, which a request has in a header. */
function placeOf(text: string): { readonly href: string; readonly authorization: Readonly<Record<string, string>> } {
  const url = new URL(text)
  const { username, password } = url
  if (username === "" && password === "") return { href: text, authorization: {} }
  url.username = ""
  url.password = ""
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")
  return { href: url.href, authorization: { authorization: `Basic ${credentials}` } }
}

/** Whether a node has certainly not taken a request: it could not be connected to, or refused it for now. */
function isUntaken(error: unknown): boolean {
  if (error instanceof UselessAnswer) return /^status (429|503)$/.test(error.message)
  const code = (error as { readonly cause?: { readonly code?: unknown } }).cause?.code
  return code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN"
}
