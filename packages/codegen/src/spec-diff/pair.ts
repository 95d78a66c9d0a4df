/** The common elements of two lists, and those that only one list has. */
export interface Paired<One> {
  readonly pairs: readonly (readonly [before: One, after: One])[]
  readonly removed: readonly One[]
  readonly added: readonly One[]
}

/** Matches the elements of two lists: by the first key, then the remaining ones by the next key. */
export function pair<One>(
  before: readonly One[],
  after: readonly One[],
  ...keys: readonly ((one: One) => unknown)[]
): Paired<One> {
  const pairs: [One, One][] = []
  let removed = before
  let added = after
  for (const key of keys) {
    const free = new Map(added.map((one) => [key(one), one]))
    const taken = new Set<One>()
    removed = removed.filter((one) => {
      const other = free.get(key(one))
      if (other === undefined || taken.has(other)) return true
      taken.add(other)
      pairs.push([one, other])
      return false
    })
    added = added.filter((one) => !taken.has(one))
  }
  return { pairs, removed, added }
}
