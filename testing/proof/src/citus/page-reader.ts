import { setTimeout as delay } from "node:timers/promises"
import { type DataServiceOptions, startDataService } from "@serac/api/data"
import { openStore, type StoreLocation } from "@serac/store"
import { define } from "../kill/chain-subject.ts"

/** How a service answered about a chain. */
export interface Answers {
  /** Pages, each without a gap. */
  pages: number
  /** 503 with Retry-After. */
  refusals: number
  /** Milliseconds between two pages, at most. */
  longestWithout: number
}

/** A service whose newest pages are read all the time. */
export interface PageReader {
  readonly answers: ReadonlyMap<number, Answers>
  /** Stops, and resolves to everything that was wrong: no message twice. */
  stop(): Promise<readonly string[]>
}

const quiet = () => {}
/** Writes nothing: a page is refused many times while a worker is away. */
const withoutLogs: NonNullable<DataServiceOptions["logger"]> = {
  level: "silent",
  child: () => withoutLogs,
  ...{ fatal: quiet, error: quiet, warn: quiet, info: quiet, debug: quiet, trace: quiet, silent: quiet },
}

interface ServedBlock {
  readonly blockNumber: string
  readonly blockHash: string
  readonly parentHash: string
}

/** Reads the newest blocks and transactions of some chains of a store through a data service, ten times a second. */
export async function startPageReader(location: StoreLocation, chainIds: readonly number[]): Promise<PageReader> {
  const store = await openStore(location)
  const chains = chainIds.map((id) => define(String(id), "http://127.0.0.1:9"))
  const service = await startDataService({ store, chains, port: 0, logger: withoutLogs })
  const answers = new Map(chainIds.map((id): [number, Answers] => [id, { pages: 0, refusals: 0, longestWithout: 0 }]))
  const problems = new Set<string>()
  let isStopped = false

  async function read(chainId: number): Promise<void> {
    const counts = answers.get(chainId) as Answers
    let pageAt: number | undefined
    for (let round = 0; !isStopped; round++) {
      const path = `/v1/chains/${chainId}/${round % 2 === 0 ? "blocks" : "transactions"}?pageSize=25`
      const response = await fetch(`${service.url}${path}`)
      const text = await response.text()
      if (response.status === 200) {
        counts.pages++
        const now = performance.now()
        counts.longestWithout = Math.max(counts.longestWithout, now - (pageAt ?? now))
        pageAt = now
        const gap = gapIn(JSON.parse(text).blocks ?? [])
        if (gap !== undefined) problems.add(`${path}: ${gap}`)
      } else if (response.status === 503 && response.headers.has("retry-after")) counts.refusals++
      else problems.add(`${path} answered ${response.status}: ${text}`)
      await delay(100)
    }
  }

  const reading = Promise.all(chainIds.map(read))
  reading.catch(() => {})
  return {
    answers,
    async stop() {
      isStopped = true
      try {
        await reading
      } finally {
        await service.close()
        await store.close()
      }
      return [...problems]
    },
  }
}

/** The first block of a page that does not stand on the next one. */
function gapIn(blocks: readonly ServedBlock[]): string | undefined {
  const at = blocks.findIndex((block, index) => {
    const below = blocks[index + 1]
    return below !== undefined && block.parentHash !== below.blockHash
  })
  return at === -1 ? undefined : `block ${blocks[at]?.blockNumber} stands above block ${blocks[at + 1]?.blockNumber}`
}
