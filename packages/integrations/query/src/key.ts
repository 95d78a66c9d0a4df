/**
 * The key of a query: the name of the queries, the operation's id or method, its parameters, and other values that distinguish
 * two queries. A shorter key is a prefix of longer ones, so it invalidates all of them. It contains none of the
 * client's options: no URL, no headers, no API key.
 *
 * @example
 * ```ts
 * import type { OperationKey } from "@serac/query"
 *
 * const key: OperationKey = ["data", "getBlock", { chainId: "43114", blockId: "1" }]
 * ```
 */
export type OperationKey = readonly [
  name: string,
  operation?: string,
  parameters?: unknown,
  kind?: { readonly infinite?: true; readonly variables?: Readonly<Record<string, string | undefined>> },
]

/**
 * A copy of parameters that `JSON.stringify`, which is used to hash keys, can serialize: a bigint becomes the string `7n`, which
 * no other parameter has, so that `7n` and `"7"` have different keys.
 */
export function keyed(value: unknown): unknown {
  if (typeof value === "bigint") return `${value}n`
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map(keyed)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [name, keyed(member)]),
  )
}
