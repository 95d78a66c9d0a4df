import type { HttpCallOptions, HttpClientOptions, Secret } from "../http/runtime.ts"
import type { Security } from "./security.ts"
import type { SchemeCredentials, SecuritySchemes } from "./security-schemes.ts"
import type { SendRequest } from "./send-following.ts"

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
  /** The API key, sent with every request. A function is called in every attempt. */
  readonly apiKey?: Secret | undefined
  /** The header that carries the key. Default: the document's location of the key, or else `x-api-key`. */
  readonly apiKeyHeader?: string | undefined
  /**
   * Credentials by the names of their schemes, for an API with several schemes; they replace `apiKey` and `bearerToken`. A request
   * has the credentials that its operation requires. If one is missing, nothing is sent. Default: no credentials are sent.
   */
  readonly credentials?: SchemeCredentials | undefined
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
  /** Where the document wants its key, or which schemes it has. Default: in the header `x-api-key`. */
  readonly security?: Security | SecuritySchemes | undefined
  /**
   * How requests are sent: `sendFollowing` follows redirections, `sendRenewing` also renews tokens. Default: a request with a key, a
   * token or a header of the user's follows no redirection.
   */
  readonly send?: SendRequest | undefined
}
