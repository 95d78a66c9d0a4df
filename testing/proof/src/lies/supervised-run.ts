import type { LogFunction } from "@serac/indexer/core"
import type { NetworkIndexerOptions, NetworkIndexerProgress } from "@serac/indexer/network"
import { runNetworkWith } from "@serac/indexer/network/internal"
import { type NetworkWriter, openStore } from "@serac/store"
import type { QuietClock } from "./quiet-clock.ts"

/** Milliseconds until an indexer that ended is begun anew, as `serac index` does where an operator is needed. */
const restartMs = 60_000

/** An indexer that is begun anew whenever it ends. */
export interface SupervisedRun {
  readonly progress: NetworkIndexerProgress | undefined
  /** What was said of false answers or rows, once each. */
  readonly words: ReadonlySet<string>
  stop(): Promise<void>
}

/** Indexes a network with a clock of its own until it is stopped. */
export function superviseRun(options: NetworkIndexerOptions, clock: QuietClock): SupervisedRun {
  const words = new Set<string>()
  const stopping = new AbortController()
  let progress: NetworkIndexerProgress | undefined
  const log: LogFunction = (level, message, facts) => {
    if (level === "warn" || level === "error") words.add(`${message} ${JSON.stringify(facts ?? {})}`)
  }
  const onProgress = (next: NetworkIndexerProgress) => {
    progress = next
    for (const { untrue, error } of next.chains) for (const each of [untrue, error]) if (each) words.add(each)
    if (next.error !== undefined) words.add(next.error)
  }
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const store = await clock.still(() => reopened(() => openStore(options.store)))
      try {
        const writer = await clock.still(() => reopened(() => store.openNetworkWriter(options.network.networkId)))
        const machine = { clock, fetch: clock.fetch }
        const indexer = runNetworkWith({ ...options, log, onProgress }, whileStill(writer, clock), machine)
        const stop = () => void indexer.stop()
        stopping.signal.addEventListener("abort", stop)
        if (stopping.signal.aborted) stop()
        await indexer.ended.catch((error: Error) => words.add(error.message))
        stopping.signal.removeEventListener("abort", stop)
      } finally {
        await store.close()
      }
      await clock.sleep(restartMs, stopping.signal).catch(() => {})
    }
  }
  const running = run()
  return {
    get progress() {
      return progress
    },
    words,
    stop: async () => {
      stopping.abort(new Error("stopped"))
      await running
    },
  }
}

/** Opens a store, up to five times: on a busy machine a connection may take too long. */
export async function reopened<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await open()
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}

/** A writer during whose work time stands still. */
function whileStill(writer: NetworkWriter, clock: QuietClock): NetworkWriter {
  return new Proxy(writer, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== "function") return member
      return (...parameters: unknown[]) => {
        const result: unknown = member.apply(target, parameters)
        return result instanceof Promise ? clock.still(() => result) : result
      }
    },
  })
}
