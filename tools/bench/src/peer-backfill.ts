import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import type { Backfill } from "./backfill-result.ts"
import type { BenchChain } from "./bench-chain.ts"
import { databaseSize } from "./bytes-on-disk.ts"
import type { Peer } from "./peers.ts"
import { highestMemory, processorSeconds } from "./process-cost.ts"

const backfillTimeoutMs = 900_000

/** Backfills a chain by a peer into an empty PostgreSQL database. */
export async function backfillByPeer(peer: Peer, chain: BenchChain, transfers: number, url: string): Promise<Backfill> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const empty = await databaseSize(url)
  const started = performance.now()
  const child = peer.start(chain, url)
  const pid = child.pid ?? 0
  let first: number | undefined
  let complaints = ""
  child.stderr?.on("data", (text) => {
    complaints = (complaints + text).slice(-2000)
  })
  let cost = { processor: 0, memory: 0 }
  try {
    for (;;) {
      // It may end by itself when it is done.
      if (child.exitCode === null) cost = processCost(pid) ?? cost
      // The table may not be there yet.
      const count = await database.query(peer.count).catch(() => undefined)
      const rows = Number(count?.rows[0]?.count ?? 0)
      if (rows > 0) first ??= performance.now()
      if (rows === transfers) break
      if (child.exitCode !== null) throw new Error(`${peer.name} ended with ${child.exitCode}: ${complaints}`)
      if (performance.now() - started > backfillTimeoutMs)
        throw new Error(`${peer.name} was not done in time: ${complaints}`)
      await sleep(100)
    }
    const seconds = (performance.now() - started) / 1000
    const beginning = ((first ?? started) - started) / 1000
    return { name: peer.name, seconds, beginning, ...cost, bytes: (await databaseSize(url)) - empty }
  } finally {
    await kill(child)
    await database.end()
  }
}

function processCost(pid: number): { readonly processor: number; readonly memory: number } | undefined {
  try {
    return { processor: processorSeconds(pid), memory: highestMemory(pid) }
  } catch {
    // It has just ended.
    return undefined
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill("SIGKILL")
  await exited
}
