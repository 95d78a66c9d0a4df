/** What became of a call, as plain data that a test can compare whole. */
export type Settled = { readonly result: unknown } | { readonly error: unknown }

export async function settle(promise: PromiseLike<unknown>): Promise<Settled> {
  try {
    return { result: await promise }
  } catch (error) {
    return { error }
  }
}

/** bigint as the number that stands on the wire; examples hold no integer that a double cannot. */
export function onTheWire(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value)
  if (Array.isArray(value)) return value.map(onTheWire)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, onTheWire(member)]))
}
