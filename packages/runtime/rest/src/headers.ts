import type { HeadersOption, RestDefaults, RestOptions } from "./options.ts"

/** Each set of headers over the ones before it. */
export function mergeHeaders(...sets: readonly (HeadersOption | undefined)[]): Headers {
  const merged = new Headers()
  for (const set of sets) {
    if (!set) continue
    const entries = Symbol.iterator in set ? (set as Iterable<[string, string]>) : Object.entries(set)
    for (const [name, value] of entries) {
      if (value === null) merged.delete(name)
      else if (value !== undefined) merged.set(name, value)
    }
  }
  return merged
}

/** The headers of every request of a client. */
export const clientHeaders = (options: RestOptions, { security }: RestDefaults): Headers => {
  const { apiKey, apiKeyHeader, bearerToken, basicAuth } = options
  const bearer = bearerToken ?? (security?.kind === "bearer" && !apiKeyHeader ? apiKey : undefined)
  const own = security?.kind === "header" ? security.name : security && !apiKeyHeader ? undefined : "x-api-key"
  const header = apiKeyHeader ?? own
  return mergeHeaders(
    {
      accept: "application/json",
      ...(header && { [header]: apiKey }),
      authorization: basicAuth
        ? `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${basicAuth.username}:${basicAuth.password}`)))}`
        : bearer && `Bearer ${bearer}`,
    },
    options.headers,
  )
}

/** The path and query with the API key, where the document wants it there. */
export const withKey = (target: string, { apiKey, apiKeyHeader }: RestOptions, { security }: RestDefaults): string =>
  security?.kind === "query" && apiKey && !apiKeyHeader
    ? `${target}${target.includes("?") ? "&" : "?"}${encodeURIComponent(security.name)}=${encodeURIComponent(apiKey)}`
    : target
