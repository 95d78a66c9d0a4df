/** A deterministic random generator: the same seed gives the same choices. */
export interface Random {
  /** An integer from `low` to `high`, both inclusive. */
  between(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  /** One of the keys, in proportion to its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key
}

/** SplitMix32, seeded by a mix of the seeds: small, fast, and portable. */
export function createRandom(...seeds: readonly number[]): Random {
  let state = 0
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  for (const seed of seeds) state = (next() ^ seed) | 0
  const between = (low: number, high: number) => low + Math.floor((next() / 0x1_0000_0000) * (high - low + 1))
  return {
    between,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = between(
        1,
        entries.reduce((sum, [, weight]) => sum + weight, 0),
      )
      for (const [key, weight] of entries) {
        left -= weight
        if (left <= 0) return key
      }
      throw new Error("Nothing to choose from")
    },
  }
}
