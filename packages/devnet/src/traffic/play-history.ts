import type { DevnetClock } from "../network/devnet-clock.ts"
import type { Producer } from "../network/producer.ts"
import type { People } from "./people.ts"

/** Options of the simulated history. */
export interface HistoryOptions {
  readonly clock: DevnetClock
  readonly producer: Producer
  readonly people: People
  /** End of the history in milliseconds since 1970. */
  readonly end: number
  /** Whether the history must stop early. */
  readonly isClosed: () => boolean
  /** Receives the progress: 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** The simulated time of one step, in milliseconds. */
const historyStepMs = 300_000

/** Simulates the users' actions until a time. No other block is made during a step, so readers between two steps see consistent data. */
export async function playHistory({
  clock,
  producer,
  people,
  end,
  isClosed,
  onProgress,
}: HistoryOptions): Promise<void> {
  const begin = clock.now()
  while (!isClosed() && people.next < end) {
    const began = performance.now()
    await producer.alone(() => people.run(Math.min(end, people.next + historyStepMs)))
    // The progress counts actions, not blocks: the end of the history may have no blocks.
    onProgress(Math.min(1, (people.next - begin) / (end - begin)))
    // Pauses a fifth of the total time, so that requests, which take several turns of the event loop, are answered on slow machines too.
    await new Promise((resolve) => setTimeout(resolve, (performance.now() - began) / 4))
  }
}
