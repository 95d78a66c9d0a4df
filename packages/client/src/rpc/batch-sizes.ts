/** Milliseconds after which an endpoint that refused batches is asked with larger ones again: it may be another server by then. */
const rememberedMs = 600_000

/** Of so many endpoints it is remembered, those that refused last. */
const maxEndpoints = 100

/** Remembers how many calls endpoints take at once, 1 where they take no batches, by what may be shown of their URLs. */
export function createBatchSizes() {
  const sizes = new Map<string, { most: number; until: number }>()
  return {
    mostOf(endpoint = ""): number {
      const size = sizes.get(endpoint)
      return size && size.until > performance.now() ? size.most : Number.POSITIVE_INFINITY
    },
    remember(endpoint: string, most: number): void {
      sizes.delete(endpoint)
      sizes.set(endpoint, { most, until: performance.now() + rememberedMs })
      const [oldest] = sizes.keys()
      if (sizes.size > maxEndpoints) sizes.delete(oldest as string)
    },
  }
}
