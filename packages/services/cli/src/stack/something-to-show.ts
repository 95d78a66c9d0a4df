import type { IndexerProgress } from "@serac/indexer"
import { isAtHead } from "../progress/is-at-head.ts"

/** Resolves to true when there is something to see, and to false when it ended before. */
export interface SomethingToShow {
  readonly shown: Promise<boolean>
  see(progress: IndexerProgress): void
  end(): void
}

/**
 * Waits until each chain is at its node's head or stopped, but not for longer than it takes to lose patience: whoever looks
 * at a long backfill, or at a node that is down, can ask for what is there.
 */
export function somethingToShow(chains: number, patience = 5_000): SomethingToShow {
  const done = new Set<string>()
  let settle: (there: boolean) => void = () => {}
  const shown = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  const timer = setTimeout(() => settle(true), patience)
  timer.unref()
  if (chains === 0) settle(true)
  return {
    shown,
    see: (progress) => {
      if (progress.phase === "stopped" || isAtHead(progress)) done.add(progress.chainId)
      if (done.size >= chains) settle(true)
    },
    end: () => {
      clearTimeout(timer)
      settle(false)
    },
  }
}
