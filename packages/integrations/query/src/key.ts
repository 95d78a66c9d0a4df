/**
 * The key of a query: the name of the queries, the operation's id or method, its parameters, and what else tells two
 * queries apart. A shorter key is a prefix of the longer ones, so that it invalidates them all. It holds nothing of the
 * client's options: no URL, no header, no API key.
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
 * A copy of parameters that `JSON.stringify`, by which keys are hashed, can write: a bigint becomes the text `7n`, which no
 * parameter is otherwise, so that `7n` and `"7"` are two queries.
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
