import { createRpcCore, HttpError, isSeracError, positional, RpcError } from "@serac/client/rpc"
import { separateCredentials, RpcError as WireError } from "@serac/wire/node"
import { UpstreamError } from "../evm/index.ts"
import type { ForkOptions } from "./fork-options.ts"
import type { LivingClient } from "./living-client.ts"

/** Maximum number of requests at a time. */
const maxRequests = 8
/** Limits of a request, in milliseconds: one attempt, all attempts, and the longest time that the node may ask to wait. */
const limits = { timeout: 20_000, totalTimeout: 60_000, retry: { attempts: 4, delay: 250, maxDelay: 30_000 } }

/** A request that the node answered with an error: asking again does not help. */
export class NodeRefusal extends UpstreamError {
  /** The node's own text. */
  readonly reason: string

  constructor(message: string, cause: Error) {
    super(message, { cause })
    this.reason = cause.message
  }

  /** Whether the node lacks the state of the block: it pruned it, or never had it. */
  get isOfMissingState(): boolean {
    return missingState.test(this.reason)
  }
}

/** Calls the methods of a living chain's node: a bounded number at a time, with retries; identical reads are shared. */
export class NodeClient implements LivingClient {
  readonly shown: string
  readonly #core: ReturnType<typeof createRpcCore>
  readonly #options: ForkOptions
  #running = 0
  readonly #waiting: (() => void)[] = []

  /** @throws {UpstreamError} for a URL that is not of http or https. */
  constructor(options: ForkOptions) {
    if (!URL.canParse(options.url) || !/^https?:$/.test(new URL(options.url).protocol))
      throw new UpstreamError("The URL of a fork is one of http or https.")
    const { url, headers } = separateCredentials(options.url)
    this.shown = shownUrl(url)
    this.#options = options
    this.#core = createRpcCore({
      ...limits,
      endpoint: url,
      headers: { ...headers, ...options.headers },
      fetch: options.fetch,
      dialect: positional,
    })
  }

  /** A client of another interface of the same node; undefined if the URL is not one of a node's chain (`/ext/bc/`). */
  sibling(path: string): NodeClient | undefined {
    const url = new URL(this.#options.url)
    const at = url.pathname.lastIndexOf("/ext/bc/")
    if (at < 0) return undefined
    url.pathname = url.pathname.slice(0, at) + path
    return new NodeClient({ ...this.#options, url: url.href })
  }

  /**
   * Calls a method that changes nothing.
   *
   * @param what - the wanted value, for errors: `the balance of 0x... after block 7`
   * @throws {NodeRefusal} if the node answers with an error
   * @throws {UpstreamError} if it does not answer
   */
  async read(method: string, params: unknown, what: string): Promise<unknown> {
    try {
      return await this.#request(method, params)
    } catch (error) {
      throw this.#failure(error, what)
    }
  }

  /**
   * Calls a method that changes nothing for a client.
   *
   * @throws {WireError} with the node's own error
   * @throws {UpstreamError} if it does not answer
   */
  async forward(method: string, params: readonly unknown[]): Promise<unknown> {
    try {
      return await this.#request(method, params)
    } catch (error) {
      if (error instanceof RpcError) throw new WireError(error.code, error.message, error.data, { cause: error })
      throw this.#failure(error, `its answer to ${method}`)
    }
  }

  async #request(method: string, params: unknown): Promise<unknown> {
    await this.#enter()
    try {
      return await this.#core.request({ method, params }, { idempotent: true })
    } finally {
      this.#leave()
    }
  }

  /** The error of an answer that cannot be true. */
  contradiction(what: string, reason: string): UpstreamError {
    return new UpstreamError(`${this.shown} answers wrongly about ${what}: ${reason}`)
  }

  #failure(error: unknown, what: string): unknown {
    if (!isSeracError(error)) return error
    const { message } = error
    const wanted = `${this.shown} does not give ${what}`
    const status = error instanceof HttpError ? error.status : 0
    if (error instanceof RpcError || (status >= 400 && status < 500 && status !== 408 && status !== 429)) {
      const reason = missingState.test(message)
        ? "it has no state of that block, or not any more; fork a newer block, or a node with all states (an archive)"
        : "it refuses"
      return new NodeRefusal(`${wanted}: ${reason}: ${message}`, error)
    }
    const reason = status === 429 ? "it limits requests, for longer than a fork waits" : "it does not answer"
    return new UpstreamError(`${wanted}: ${reason}: ${message}`, { isTemporary: true, cause: error })
  }

  async #enter(): Promise<void> {
    if (this.#running < maxRequests) this.#running += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#running -= 1
    else next()
  }
}

/** The texts of nodes that do not have a state. */
const missingState =
  /missing trie node|state (?:is )?not available|historical state|pruned|no state (?:available|found)|state .*not found|header not found/i

/** The origin of a URL, and its path from `/ext/` on: other parts may hold a key. */
function shownUrl(text: string): string {
  const { origin, pathname } = new URL(text)
  const at = pathname.lastIndexOf("/ext/")
  return at < 0 ? origin : origin + pathname.slice(at)
}
