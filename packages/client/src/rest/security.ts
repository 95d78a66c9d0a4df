/**
 * The credentials of a request.
 *
 * @example
 * import type { Credentials } from "@serac/client/rest"
 *
 * const credentials: Credentials = { headers: { "x-api-key": "secret" } }
 */
export interface Credentials {
  readonly headers?: Readonly<Record<string, string>>
  /** A query without `?`, for an API key in the query. */
  readonly query?: string
  /** Drops the token among them, which the server has refused with 401, so that the next attempt has a new one. */
  readonly renew?: () => void
}

/**
 * Where an API takes its key: one of {@link keyInHeader}, {@link keyInQuery}, {@link keyInCookie}, {@link bearerKey} and
 * {@link basicKey}. A function, so that a client bundles only the one that its document needs.
 *
 * @example
 * import { keyInHeader, type Security } from "@serac/client/rest"
 *
 * const security: Security = keyInHeader("x-data-api-key")
 */
export type Security = (key: string) => Credentials

/**
 * The key is a header.
 *
 * @example
 * import { createRestCore, keyInHeader } from "@serac/client/rest"
 *
 * const options = { baseUrl: "https://data.example", apiKey: "secret" }
 * const core = createRestCore(options, { security: keyInHeader("x-data-api-key") })
 */
export const keyInHeader =
  (name: string): Security =>
  (key) => ({ headers: { [name]: key } })

/**
 * The key is a query parameter. It is never shown in an error.
 *
 * @example
 * import { createRestCore, keyInQuery } from "@serac/client/rest"
 *
 * const core = createRestCore({ baseUrl: "https://maps.example", apiKey: "secret" }, { security: keyInQuery("key") })
 */
export const keyInQuery =
  (name: string): Security =>
  (key) => ({ query: `${encodeURIComponent(name)}=${encodeURIComponent(key)}` })

/**
 * The key is sent as `authorization: Bearer` (RFC 6750).
 *
 * @example
 * import { bearerKey, createRestCore } from "@serac/client/rest"
 *
 * const core = createRestCore({ baseUrl: "https://data.example", apiKey: "secret" }, { security: bearerKey })
 */
export const bearerKey: Security = (key) => ({ headers: { authorization: `Bearer ${key}` } })

/**
 * The key has the form `name:password` and is sent as `authorization: Basic` (RFC 7617).
 *
 * @example
 * import { basicKey, createRestCore } from "@serac/client/rest"
 *
 * const core = createRestCore({ baseUrl: "https://data.example", apiKey: "me:secret" }, { security: basicKey })
 */
export const basicKey: Security = (key) => ({
  headers: { authorization: `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(key)))}` },
})

/**
 * The key is a cookie. Browsers send only cookies of their own, so this is for servers and commands.
 *
 * @example
 * import { createRestCore, keyInCookie } from "@serac/client/rest"
 *
 * const core = createRestCore({ baseUrl: "https://data.example", apiKey: "secret" }, { security: keyInCookie("sid") })
 */
export const keyInCookie =
  (name: string): Security =>
  (key) => ({ headers: { cookie: `${name}=${key.replace(/[^!#-+\--:<-[\]-~]/gu, encodeURIComponent)}` } })
