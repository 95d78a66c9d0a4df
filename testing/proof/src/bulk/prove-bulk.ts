import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { openStore, type Store, type StoreLocation } from "@serac/store"
import { compareDumps } from "../kill/compare-dumps.ts"
import { Random } from "../simulation/random.ts"
import type { BulkProcessInput } from "./bulk-process.ts"
import { bulkBatches } from "./bulk-workload.ts"

/** Options of {@link proveBulk}. */
export interface BulkProofOptions {
  readonly location: StoreLocation
  readonly seed: number
  /** In whole batches of 400. */
  readonly transactions: number
  /** SIGKILLs before the process may complete. */
  readonly kills: number
}

/** The result of one seed. */
export interface BulkProof {
  /** Kills of a process that had not completed. */
  readonly kills: number
  /** Kills after which lists had blocks that they had not before. */
  readonly withProgress: number
  /** The first line that differs from lists that were made with their blocks, or what a kill has undone. */
  readonly difference: string | undefined
}

const program = fileURLToPath(new URL("bulk-process.ts", import.meta.url))
const endWithParent = new URL("../kill/end-with-parent.ts", import.meta.url).href

/**
 * Kills a process that stores a chain and makes its lists in sorted runs, at moments that the seed decides; lets it complete, and compares
 * everything that is stored with a chain whose lists were made with its blocks. A kill must not undo a run that had ended.
 */
export async function proveBulk({ location, seed, transactions, kills: most }: BulkProofOptions): Promise<BulkProof> {
  const random = new Random(`bulk ${seed}`)
  const [killed, live] = [String(2 * seed), String(2 * seed + 1)]
  const input: BulkProcessInput = { location, chainId: killed, seed, transactions }
  const store = await openStore(location)
  try {
    let kills = 0
    let withProgress = 0
    let before = await madeBlocks(store, killed)
    // A process prints about a line for fifty transactions.
    const lines = Math.ceil(transactions / 50)
    while (kills < most && (await killAfter(input, random.between(1, lines), random.between(0, 15)))) {
      kills += 1
      const after = await madeBlocks(store, killed)
      if (after < before)
        return { kills, withProgress, difference: `lists had ${before} blocks before a kill, and ${after} after it` }
      if (after > before) withProgress += 1
      before = after
    }
    await killAfter(input, Number.POSITIVE_INFINITY, 0)
    await makeLive(store, live, seed, transactions)
    return { kills, withProgress, difference: await compareDumps(store, store, killed, live) }
  } finally {
    await store.close()
  }
}

/** Blocks that every list has. */
async function madeBlocks(store: Store, chainId: string): Promise<number> {
  const projections = await store.chain(chainId).projections()
  return projections.length === 0 ? 0 : Math.min(...projections.map(({ next }) => next))
}

/** Runs the process, and kills it some milliseconds after a number of its lines. Returns whether it was killed before it had completed. */
async function killAfter(input: BulkProcessInput, lines: number, milliseconds: number): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", endWithParent, program, JSON.stringify(input)], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  const ended = once(child, "close")
  let seen = 0
  for await (const _ of createInterface(child.stdout)) {
    seen += 1
    if (seen === lines) {
      await sleep(milliseconds)
      child.kill("SIGKILL")
    }
  }
  const [code, signal] = await ended
  if (signal === null && code !== 0) throw new Error(`the process that makes lists ended with code ${code}`)
  return signal === "SIGKILL"
}

/** Stores the same chain at its node's head, so that its lists are made with the blocks. */
async function makeLive(store: Store, chainId: string, seed: number, transactions: number): Promise<void> {
  const writer = await store.openWriter(chainId)
  const batch = bulkBatches({ accounts: 300, tokens: 9, seed })(transactions)
  await writer.append(batch, { nodeHead: batch.blocks.at(-1)?.number ?? 0, now: 1_000_000 })
  while ((await writer.catchUp(10_000)) !== undefined);
  await writer.close()
}
