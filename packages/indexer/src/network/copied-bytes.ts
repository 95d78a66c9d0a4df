/**
 * The same plain data with byte strings that have memory of their own. A view keeps all that it is a view of, a block or a pool
 * of many IDs, as long as it is there itself, and takes all of it along to another thread.
 */
export function withCopiedBytes<Data>(data: Data): Data {
  return copy(data) as Data
}

function copy(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  if (value instanceof Uint8Array) return new Uint8Array(value)
  if (Array.isArray(value)) return value.map(copy)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copy(member)]))
}
