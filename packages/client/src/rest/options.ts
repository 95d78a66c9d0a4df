import type { HttpCallOptions, HttpClientOptions, Secret } from "../http/runtime.ts"
import type { CredentialKeys, Security, SeveralKeys } from "./security.ts"

/**
 * Options of a client.
 *
 * @example
 * import type { RestOptions } from "@serac/client/rest"
 *
 * const options: RestOptions = {
 *   baseUrl: "https://data.example",
 *   apiKey: "secret",
 *   timeout: 5_000,
 *   retry: { attempts: 5 },
 * }
 */
export interface RestOptions extends HttpClientOptions {
  /**
   * The URL of the API without the paths of its document. Absolute; in a browser it may be relative to the page. Of
   * several URLs, the next is used when one fails, and stays in use until it fails.
   */
  readonly baseUrl: string | readonly string[]
  /** The API key, or several by name, sent with every request. A function is called in every attempt. */
  readonly apiKey?: Secret<CredentialKeys> | undefined
  /** The header that carries the key. Default: the document's location of the key, or else `x-api-key`. */
  readonly apiKeyHeader?: string | undefined
}

/**
 * Options of one call; for a listing, of the call for each page.
 *
 * @example
 * import type { CallOptions } from "@serac/client/rest"
 *
 * const urgent: CallOptions = { signal: AbortSignal.timeout(2_000), retry: false }
 */
export interface CallOptions extends HttpCallOptions {
  /** Replaces the client's. */
  readonly baseUrl?: string | readonly string[] | undefined
  /** Whether a listing that repeats an earlier page ends in a `ListingRestartedError`. Default true. */
  readonly detectRestart?: boolean | undefined
}

/**
 * Defaults of a client package for all its users.
 *
 * @example
 * import { keyInHeader, type RestDefaults } from "@serac/client/rest"
 *
 * const defaults: RestDefaults = { security: keyInHeader("x-data-api-key") }
 */
export interface RestDefaults {
  /** The location of the API key in the document. Default: the header `x-api-key`. */
  readonly security?: Security | SeveralKeys | undefined
}
