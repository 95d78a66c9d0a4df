import { type CallFacts, invalidParameter, present } from "../http/runtime.ts"
import type { RestDefaults, RestOptions } from "./options.ts"
import { type CredentialKeys, type Credentials, keyInHeader } from "./security.ts"

/** Gets the credentials of an attempt, within its time limit. */
export type AskCredentials = (call: CallFacts, signal: AbortSignal) => Promise<Credentials>

/**
 * The credentials of a client, or a function that gets them for each attempt.
 *
 * @throws InvalidParameterError when the key does not have the form of the API: one key, or several by name
 */
export function credentialsOf(client: RestOptions, defaults: RestDefaults): Credentials | AskCredentials {
  const { apiKey, bearerToken, apiKeyHeader } = client
  const security = apiKeyHeader ? keyInHeader(apiKeyHeader) : (defaults.security ?? keyInHeader("x-api-key"))
  const keyed = (key: CredentialKeys | undefined): Credentials => {
    if (key === undefined) return {}
    if (typeof security === "object") return security.write(key)
    if (typeof key === "object") throw invalidParameter("client", "apiKey", "must be one key")
    return security(key)
  }
  const write = (key?: CredentialKeys, token?: string): Credentials => {
    const { headers, query } = keyed(key)
    const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return { headers: { ...headers, ...bearer }, ...(query && { query }) }
  }
  if (typeof apiKey !== "function" && typeof bearerToken !== "function") return write(apiKey, bearerToken)
  return async (...attempt) =>
    write(await present(apiKey, "apiKey", ...attempt), await present(bearerToken, "bearerToken", ...attempt))
}
