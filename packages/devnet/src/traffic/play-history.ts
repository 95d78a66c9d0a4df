import type { DevnetClock } from "../network/devnet-clock.ts"
import type { Producer } from "../network/producer.ts"
import type { People } from "./people.ts"

/** Whose history is played, and until when. */
export interface HistoryOptions {
  readonly clock: DevnetClock
  readonly producer: Producer
  readonly people: People
  /** Milliseconds since 1970. */
  readonly end: number
  /** Whether it shall end before. */
  readonly isClosed: () => boolean
  /** Is told how much of it is done: 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** How much of it happens before others are let run, in milliseconds. */
const historyStepMs = 300_000

/** Lets people do what they do until a time, each step while no block is made for others: what is read between two of them is whole. */
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
    // What people do next, not the last block: there may be none for a while at the end.
    onProgress(Math.min(1, (people.next - begin) / (end - begin)))
    // An answer takes several turns: who asks meanwhile gets a fifth of the time, on a slow machine too.
    await new Promise((resolve) => setTimeout(resolve, (performance.now() - began) / 4))
  }
}
