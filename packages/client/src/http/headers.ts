import { invalidParameter } from "./errors/invalid-parameter-error.ts"
import type { HeadersOption } from "./options.ts"

/** Headers by their names in lower case. */
export type PlainHeaders = Record<string, string>

/**
 * Merges sets of headers; later sets override earlier ones.
 *
 * @throws InvalidParameterError naming a header whose name or value HTTP does not allow (RFC 9110, 5.1 and 5.5)
 */
export function mergeHeaders(operation: string, ...sets: readonly (HeadersOption | undefined)[]): PlainHeaders {
  const merged = new Headers()
  for (const set of sets) {
    const entries = Symbol.iterator in Object(set) ? (set as Iterable<[string, string]>) : Object.entries(set ?? {})
    for (const [name, value] of entries) {
      try {
        if (value === null) merged.delete(name)
        else if (value !== undefined) merged.set(name, value)
      } catch {
        throw invalidParameter(operation, `headers.${name}`, "cannot be sent in a header")
      }
    }
  }
  return Object.fromEntries(merged)
}
