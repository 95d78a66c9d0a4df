import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { startPostgres } from "@serac/kits/postgres"
import { bulkBatches } from "@serac/proof/bulk"
import { openStore } from "@serac/store"
import type { ManyChainsShape } from "./chains-node.ts"
import { nodeOn } from "./cores.ts"
import { median } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import { familyMemory, processorSeconds, threadCount } from "./process-cost.ts"
import type { Results } from "./results/results.ts"
import { startSerac } from "./serac.ts"

/** Seconds during which the chains are only followed before the processor time is measured, and then while it is. */
const followedSeconds = 30

/** What many quiet chains take in one `serac up`, and what their number costs the first page of a connection to PostgreSQL. */
export async function chainsPart({ quick, results }: PartOptions): Promise<void> {
  for (const count of quick ? [3] : [20, 200]) await measureFollowing(count, results)
  await measureFirstPages(quick ? [1, 3] : [1, 300], quick ? 3 : 15, results)
}

async function measureFollowing(count: number, results: Results): Promise<void> {
  console.log(`\n${count} chains with a block every 12 s in one \`serac up\`, SQLite, one process on two cores`)
  const shape: ManyChainsShape = { chains: count, head: 100, blockTime: 12 }
  const node = await startNodes(shape)
  const directory = mkdtempSync(join(tmpdir(), "serac-bench-chains-"))
  try {
    const began = performance.now()
    const serac = startSerac("up", { rpcUrls: node.urls, location: { kind: "sqlite", directory } })
    await followed(directory, count)
    const startSeconds = (performance.now() - began) / 1000
    await sleep(followedSeconds * 1000)
    const before = processorSeconds(serac.child.pid)
    await sleep(followedSeconds * 1000)
    const busy = (processorSeconds(serac.child.pid) - before) / followedSeconds
    const cells = {
      "all at their heads after": `${startSeconds.toFixed(0)} s`,
      memory: `${familyMemory(serac.child.pid)} MiB`,
      threads: String(threadCount(serac.child.pid)),
      "processor time": `${(busy * 100).toFixed(0)} % of a core`,
    }
    const stopping = performance.now()
    await serac.stop()
    const row = { ...cells, stop: `${((performance.now() - stopping) / 1000).toFixed(1)} s` }
    results.add("chains", { chains: String(count) }, row)
    for (const [name, cell] of Object.entries(row)) console.log(`  ${name.padEnd(26)} ${cell}`)
  } finally {
    node.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function startNodes(
  shape: ManyChainsShape,
): Promise<{ readonly urls: readonly string[]; readonly stop: () => void }> {
  const entry = fileURLToPath(new URL("chains-node.ts", import.meta.url))
  const [command, args] = nodeOn([0, 1], [entry, JSON.stringify(shape)])
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] })
  for await (const line of createInterface(child.stdout))
    return { urls: JSON.parse(line) as readonly string[], stop: () => child.stdin.end() }
  throw new Error("the nodes of the benchmark ended before they served")
}

/** Resolves when that many chains have reached their nodes' heads. */
async function followed(directory: string, count: number): Promise<void> {
  for (;;) {
    await sleep(250)
    if (chainStates(directory).filter((state) => state === "following").length >= count) return
  }
}

function chainStates(directory: string): readonly string[] {
  try {
    const { chains } = JSON.parse(readFileSync(join(directory, "running.json"), "utf8")) as {
      readonly chains: readonly { readonly state: string }[]
    }
    return chains.map(({ state }) => state)
  } catch {
    // The command has not written it yet.
    return []
  }
}

async function measureFirstPages(counts: readonly number[], rounds: number, results: Results): Promise<void> {
  console.log(
    "\nThe first page of a connection to PostgreSQL with its default settings, after that many chains were stored",
  )
  const postgres = await startPostgres()
  try {
    for (const count of counts) {
      const url = await postgres.createDatabase()
      await fillChains(url, count)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const store = await openStore({ kind: "postgres", url })
        // The catalogue is read for the first page, not for the head.
        await store.chain("1").status()
        const began = performance.now()
        const { length } = await store.chain("1").transactions({ limit: 25 })
        times.push(performance.now() - began)
        await store.close()
        if (length !== 25) throw new Error(`the page had ${length} transactions`)
      }
      const cell = `${median(times).toFixed(1)} ms`
      results.add("chains-postgres", { chains: String(count) }, { "first page of a connection": cell })
      console.log(`  ${String(count).padStart(4)} chains   ${cell}`)
    }
  } finally {
    await postgres.stop()
  }
}

/** Stores forty transactions of each chain. */
async function fillChains(url: string, count: number): Promise<void> {
  const store = await openStore({ kind: "postgres", url })
  for (let at = 1; at <= count; at += 1) {
    const writer = await store.openWriter(String(at))
    await writer.append(bulkBatches({ accounts: 50, tokens: 2 })(40), { nodeHead: 0, now: 1 })
    await writer.close()
  }
  await store.close()
}
