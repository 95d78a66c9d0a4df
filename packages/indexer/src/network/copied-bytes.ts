/**
 * Copies plain data with byte strings that own their memory. A view keeps its whole underlying buffer alive, such as a block
 * or a pool of many IDs, and transfers all of it to another thread.
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
