import type { Secret } from "@serac/http-client/runtime"
import type { RestDefaults, RestOptions } from "./options.ts"
import { type Credentials, keyInHeader } from "./security.ts"

/** Gives the credentials of a client, each time as they are then: a promise only where a function has to be asked. */
export function credentialsOf(client: RestOptions, defaults: RestDefaults): () => Credentials | Promise<Credentials> {
  const { apiKey, bearerToken, apiKeyHeader } = client
  const security = apiKeyHeader ? keyInHeader(apiKeyHeader) : (defaults.security ?? keyInHeader("x-api-key"))
  const write = (key?: string, token?: string): Credentials => {
    const { headers, query } = key === undefined ? {} : security(key)
    const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return { headers: { ...headers, ...bearer }, ...(query && { query }) }
  }
  if (typeof apiKey === "function" || typeof bearerToken === "function")
    return async () => write(await present(apiKey), await present(bearerToken))
  const fixed = write(apiKey, bearerToken)
  return () => fixed
}

const present = (secret: Secret | undefined) => (typeof secret === "function" ? secret() : secret)
