/** Resolves to true when there is something to see, and to false when it ended before. */
export interface SomethingToShow {
  readonly shown: Promise<boolean>
  /** Takes a report of an indexer: whether all that its node has is there, or nothing will come. */
  see(key: string, done: boolean): void
  end(): void
}

/**
 * Waits until each indexer is at its node's head or stopped, but not longer than the timeout: whoever looks
 * at a long backfill, or at a node that is down, can ask for what is there.
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
