/** Items as text that says all of them, bytes in hexadecimal and members by name, so that they can be compared. */
export function plain(items: readonly unknown[]): readonly string[] {
  return items.map((item) => JSON.stringify(readable(item)))
}

function readable(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("hex")
  if (typeof value === "bigint") return `${value}n`
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== "object" || value === null) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, readable(member)]))
}
