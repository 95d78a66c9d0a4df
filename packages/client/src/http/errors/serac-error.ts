const brand = Symbol.for("@serac/error")

/**
 * The facts of a call for errors and hooks.
 *
 * @example
 * import type { CallFacts } from "@serac/client/http"
 *
 * const line = ({ operation, url, attempts }: CallFacts) => `${operation} ${url} (${attempts})`
 */
export interface CallFacts {
  /**
   * The operation's id, for example `listLatestBlocks`, or the JSON-RPC method, for example `eth_chainId`; for a batch its distinct methods,
   * separated by `, `; method and path for a call of the raw client; `client` when options are wrong.
   */
  readonly operation: string
  /**
   * The URL without parts that may hold a secret: credentials, the path of the base URL, and the query. The path template
   * before a request was sent.
   */
  readonly url: string
  /** Number of requests so far at all endpoints, including the present one. */
  readonly attempts: number
}

/**
 * The base of all errors of a client: a stable `name` and `code`, and the facts of the call. The reason of a caller's own
 * abort is not wrapped: it is thrown unchanged.
 *
 * @example
 * import { isSeracError } from "@serac/client/http"
 *
 * const describe = (error: unknown) => (isSeracError(error) ? `${error.code} after ${error.attempts}` : String(error))
 */
export abstract class SeracError extends Error implements CallFacts {
  /** The name of the class, the same after minification. */
  declare readonly name: string
  /** Stable and machine-readable: a text such as `NOT_FOUND`, or the node's number for a JSON-RPC error. */
  declare readonly code: string | number
  declare readonly operation: string
  declare readonly url: string
  declare readonly attempts: number
  /** The HTTP status that the error is about; absent if there is none. */
  declare readonly status?: number | undefined

  get [brand](): true {
    return true
  }

  /** @param facts with `code`, if it is not that of the name: `NOT_FOUND` for `NotFoundError` */
  constructor(name: string, reason: string, facts: CallFacts & { readonly cause?: unknown }) {
    super(`${facts.operation}: ${reason}`, facts)
    const code = name
      .slice(0, -"Error".length)
      .replace(/\B[A-Z]/g, "_$&")
      .toUpperCase()
    Object.assign(this, { code }, facts)
    // Writable, since tools that collect errors rename them; not enumerable, as in every Error.
    Object.defineProperty(this, "name", { value: name, writable: true, configurable: true })
  }
}

/**
 * Whether an error is one of these packages, even if two copies of a package are loaded. The type argument,
 * normally the error type of a function such as `GetBlockError`, says which errors the call can end in.
 *
 * @example
 * import { isSeracError } from "@serac/client/http"
 *
 * const status = (error: unknown) => (isSeracError(error) ? error.status : undefined)
 */
export const isSeracError = <Expected extends SeracError = SeracError>(error: unknown): error is Expected =>
  (error as { [brand]?: true } | null | undefined)?.[brand] === true

/** ` from http://127.0.0.1:9650 after 3 attempts`, for messages. */
export const fromPlace = ({ url, attempts }: CallFacts) =>
  ` from ${url.replace(/\/$/, "")} after ${attempts} attempt${attempts === 1 ? "" : "s"}`
