/** Milliseconds after which an endpoint that took no batches is asked with one again: it may be another server by then. */
const remembered = 600_000

/** Of so many endpoints it is remembered, those that said so last. */
const mostEndpoints = 100

/** Remembers which endpoints take each call by itself only, by what may be shown of their URLs. */
export function createSingly() {
  const until = new Map<string, number>()
  return {
    holds: (endpoint: string | undefined): boolean => (until.get(endpoint ?? "") ?? 0) > performance.now(),
    remember(endpoint: string): void {
      until.delete(endpoint)
      until.set(endpoint, performance.now() + remembered)
      const [oldest] = until.keys()
      if (until.size > mostEndpoints) until.delete(oldest as string)
    },
  }
}
