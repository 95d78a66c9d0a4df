import type { Secret } from "@serac/http-client"
import type { RestDefaults, RestOptions, Security } from "./options.ts"

/** What makes a request that of its user. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string>>
  /** A query without `?`; empty where the key is not sent in it. */
  readonly query: string
}

/** Gives the credentials of a client, each time as they are then: a promise only where a function has to be asked. */
export function credentialsOf(client: RestOptions, defaults: RestDefaults): () => Credentials | Promise<Credentials> {
  const { apiKey, bearerToken, apiKeyHeader } = client
  const inHeader = (name: string): Security => ({ kind: "header", name })
  const security = apiKeyHeader ? inHeader(apiKeyHeader) : (defaults.security ?? inHeader("x-api-key"))
  if (typeof apiKey !== "function" && typeof bearerToken !== "function") {
    const fixed = written(security, apiKey, bearerToken)
    return () => fixed
  }
  return async () => written(security, await present(apiKey), await present(bearerToken))
}

const present = (secret: Secret | undefined) => (typeof secret === "function" ? secret() : secret)

function written(security: Security, key?: string, token?: string): Credentials {
  const bearer = token ?? (security.kind === "bearer" ? key : undefined)
  const headers: Record<string, string> = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
  if (key !== undefined && security.kind === "header") headers[security.name] = key
  if (key !== undefined && security.kind === "basic")
    headers.authorization = `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(key)))}`
  const isInQuery = key !== undefined && security.kind === "query"
  return { headers, query: isInQuery ? `${encodeURIComponent(security.name)}=${encodeURIComponent(key)}` : "" }
}
