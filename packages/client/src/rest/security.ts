import { invalidParameter } from "../http/runtime.ts"

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
}

/**
 * The location of an API key: one of {@link keyInHeader}, {@link keyInQuery}, {@link bearerKey} and {@link basicKey}. A
 * function, so that a client bundles only the one that its document needs.
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
 * An API key, or several by their names in the document, for an API that requires several.
 *
 * @example
 * import type { CredentialKeys } from "@serac/client/rest"
 *
 * const keys: CredentialKeys = { clientId: "me", secret: "secret" }
 */
export type CredentialKeys = string | Readonly<Record<string, string>>

/**
 * The locations of several API keys, all of which are required with every request: see {@link severalKeys}.
 *
 * @example
 * import type { SeveralKeys } from "@serac/client/rest"
 *
 * const none: SeveralKeys = { write: () => ({}) }
 */
export interface SeveralKeys {
  /** @throws InvalidParameterError if a key is missing */
  write(keys: CredentialKeys): Credentials
}

/**
 * Several API keys, each with its location, by their names in the document.
 *
 * @example
 * import { createRestCore, keyInHeader, severalKeys } from "@serac/client/rest"
 *
 * const options = { baseUrl: "https://data.example", apiKey: { clientId: "me", secret: "secret" } }
 * const security = severalKeys({ clientId: keyInHeader("x-client-id"), secret: keyInHeader("x-secret") })
 * const core = createRestCore(options, { security })
 */
export const severalKeys = (securities: Readonly<Record<string, Security>>): SeveralKeys => ({
  write(keys) {
    const names = Object.keys(securities)
    const written = names.map((name) => {
      const key = Object.hasOwn(Object(keys), name) ? (keys as Readonly<Record<string, string>>)[name] : undefined
      if (typeof keys === "string" || key === undefined)
        throw invalidParameter("client", "apiKey", `must be an object with ${names.join(", ")}`)
      return (securities[name] as Security)(key)
    })
    const query = written.flatMap((one) => one.query ?? []).join("&")
    return { headers: Object.assign({}, ...written.map(({ headers }) => headers)), ...(query && { query }) }
  },
})
