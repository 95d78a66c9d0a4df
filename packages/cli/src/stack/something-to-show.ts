/** Resolves to true when there are data to show, and to false when it ended before. */
export interface SomethingToShow {
  readonly shown: Promise<boolean>
  /** Processes a report of an indexer: whether it has all its node's blocks, or will make no progress. */
  see(key: string, done: boolean): void
  end(): void
}

/**
 * Waits until each indexer is at its node's head or stopped, at most for the timeout: during
 * a long backfill, or while a node is down, the existing data can be requested.
 */
export function somethingToShow(indexers: number, timeoutMs = 5_000): SomethingToShow {
  const done = new Set<string>()
  let settle: (there: boolean) => void = () => {}
  const shown = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  const timer = setTimeout(() => settle(true), timeoutMs)
  timer.unref()
  if (indexers === 0) settle(true)
  return {
    shown,
    see: (key, isDone) => {
      if (isDone) done.add(key)
      if (done.size >= indexers) settle(true)
    },
    end: () => {
      clearTimeout(timer)
      settle(false)
    },
  }
}
