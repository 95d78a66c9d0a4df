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
   * Where the API is, up to but without the paths of its document. Absolute; in a browser it may be relative to the page. Of
   * several, the next is asked when one fails, and then stays the first for as long as it works.
   */
  readonly baseUrl: string | readonly string[]
  /** The API key, or several by name, sent with every request. A function is asked in every attempt. */
  readonly apiKey?: Secret<CredentialKeys> | undefined
  /** The header that carries the key. Default: where the API wants it, else `x-api-key`. */
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
  /** Instead of the client's. */
  readonly baseUrl?: string | readonly string[] | undefined
  /** Whether a listing that comes back to an earlier page ends in a `ListingRestartedError`. Default true. */
  readonly detectRestart?: boolean | undefined
}

/**
 * What the makers of a client decide for all its users.
 *
 * @example
 * import { keyInHeader, type RestDefaults } from "@serac/client/rest"
 *
 * const defaults: RestDefaults = { security: keyInHeader("x-data-api-key") }
 */
export interface RestDefaults {
  /** Where the document wants its key. Default: in the header `x-api-key`. */
  readonly security?: Security | SeveralKeys | undefined
}
