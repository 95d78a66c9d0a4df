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
export const clientHeaders = (options: RestOptions, defaults: RestDefaults): Headers =>
  mergeHeaders(
    {
      accept: "application/json",
      [options.apiKeyHeader ?? defaults.apiKeyHeader ?? "x-api-key"]: options.apiKey,
    },
    options.headers,
  )
