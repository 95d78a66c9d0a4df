/** Milliseconds after which larger batches are tried again at an endpoint that rejected them: it may be another server by then. */
const rememberedMs = 600_000

/** Maximum number of remembered endpoints; the most recent rejections are kept. */
const maxEndpoints = 100

/** Remembers how many calls endpoints accept in a batch, 1 if they support none, by the shown part of their URLs. */
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
