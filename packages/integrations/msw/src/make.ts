/**
 * Changes to a value: any of its members, at any depth; arrays are replaced as a whole. A member that is undefined is removed.
 *
 * @example
 * ```ts
 * import type { EvmBlock } from "@serac/data"
 * import type { DeepPartial } from "@serac/msw"
 *
 * const empty: DeepPartial<EvmBlock> = { txCount: 0, feesSpent: "0" }
 * ```
 */
export type DeepPartial<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: DeepPartial<Value[Name]> | undefined }
    : Value

/** A copy of an example of the document, parsed as the client would parse it, with changes. */
export function make(example: unknown, parse: (text: string) => unknown, changes?: unknown): unknown {
  const copy = example === undefined ? undefined : parse(JSON.stringify(example))
  return changes === undefined ? copy : changed(copy, changes)
}

function changed(value: unknown, changes: unknown): unknown {
  if (!isPlainObject(changes)) return changes
  const members = new Map(Object.entries(isPlainObject(value) ? value : {}))
  for (const [name, change] of Object.entries(changes))
    if (change === undefined) members.delete(name)
    else members.set(name, changed(members.get(name), change))
  return Object.fromEntries(members)
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
