import { type CallFacts, present } from "../http/runtime.ts"
import type { RestDefaults, RestOptions } from "./options.ts"
import { type Credentials, keyInHeader } from "./security.ts"
import type { SecurityAlternatives } from "./security-schemes.ts"

/** Gets the credentials of an attempt, within its time limit. */
export type AskCredentials = (
  call: CallFacts,
  signal: AbortSignal,
  wanted?: SecurityAlternatives,
) => Promise<Credentials>

/** The credentials of a client, or a function that gets them for each attempt. */
export function credentialsOf(client: RestOptions, defaults: RestDefaults): Credentials | AskCredentials {
  const { apiKey, bearerToken, apiKeyHeader, credentials } = client
  const security = apiKeyHeader ? keyInHeader(apiKeyHeader) : (defaults.security ?? keyInHeader("x-api-key"))
  if (typeof security === "object")
    return credentials ? (call, signal, wanted) => security.write(credentials, wanted, call, signal, client.fetch) : {}
  const write = (key?: string, token?: string): Credentials => {
    const { headers, query } = key === undefined ? {} : (security(key) as Credentials)
    const bearer: Credentials["headers"] = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return { headers: { ...headers, ...bearer }, ...(query && { query }) }
  }
  if (typeof apiKey !== "function" && typeof bearerToken !== "function") return write(apiKey, bearerToken)
  return async (...[call, signal]) =>
    write(await present(apiKey, "apiKey", call, signal), await present(bearerToken, "bearerToken", call, signal))
}
