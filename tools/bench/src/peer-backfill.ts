import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import type { Backfill } from "./backfill.ts"
import type { BenchChain } from "./bench-chain.ts"
import { databaseSize } from "./bytes-on-disk.ts"
import type { Peer } from "./peers.ts"
import { highestMemory, processorSeconds } from "./process-cost.ts"

const longest = 900_000

/** Backfills a chain by a peer into an empty PostgreSQL database. */
export async function backfillByPeer(peer: Peer, chain: BenchChain, transfers: number, url: string): Promise<Backfill> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const empty = await databaseSize(url)
  const started = performance.now()
  const child = peer.start(chain, url)
  const pid = child.pid ?? 0
  let complaints = ""
  child.stderr?.on("data", (text) => {
    complaints = (complaints + text).slice(-2000)
  })
  try {
    for (;;) {
      // The table may not be there yet.
      const count = await database.query(peer.count).catch(() => undefined)
      if (count?.rows[0]?.count === transfers) break
      if (child.exitCode !== null) throw new Error(`${peer.name} ended with ${child.exitCode}: ${complaints}`)
      if (performance.now() - started > longest) throw new Error(`${peer.name} was not done in time: ${complaints}`)
      await sleep(100)
    }
    const seconds = (performance.now() - started) / 1000
    const run = { name: peer.name, seconds, processor: processorSeconds(pid), memory: highestMemory(pid) }
    return { ...run, bytes: (await databaseSize(url)) - empty }
  } finally {
    await kill(child)
    await database.end()
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill("SIGKILL")
  await exited
}
