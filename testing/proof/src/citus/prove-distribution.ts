import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { dump, openStore, planMigration, readDistribution, type StoreLocation } from "@serac/store"
import { Random } from "../simulation/random.ts"
import { makeCitusStore } from "./distributed-store.ts"
import { type Answers, startPageReader } from "./page-reader.ts"
import { storeBulk } from "./store-bulk.ts"

/** Options of {@link proveDistribution}. */
export interface DistributionOptions {
  /** Of each of two chains that the store has before. */
  readonly transactions: number
  /** SIGKILLs of `serac distribute` before it may complete. */
  readonly kills: number
  readonly seed: number
}

/** What `serac distribute` has done with a store that has rows. */
export interface DistributionReport {
  /** Tables that were distributed after each kill. */
  readonly tablesAfterKills: readonly number[]
  readonly tables: number
  /** Milliseconds of the run that completed. */
  readonly completedIn: number
  /** Bytes of all tables, as `serac migrate` plans with them, before and after. */
  readonly bytes: readonly [before: number, after: number]
  readonly answers: Readonly<Record<string, Answers>>
  /** Wrong answers, and chains whose rows differ afterwards; none if all is well. */
  readonly problems: readonly string[]
}

const chainIds = [43_117, 43_118] as const
const seracProgram = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url))
const parentGuard = new URL("../kill/end-with-parent.ts", import.meta.url).href

/**
 * Distributes a store that has rows, with SIGKILLs at moments that the seed decides, while a service is read. All rows must be those from before.
 */
export async function proveDistribution(
  coordinator: string,
  { transactions, kills, seed }: DistributionOptions,
): Promise<DistributionReport> {
  const random = new Random(`distribute ${seed}`)
  const store = await makeCitusStore(coordinator)
  try {
    for (const id of chainIds) await storeBulk(store.location, String(id), transactions)
    const [before, bytesBefore] = [await digestsOf(store.location), await plannedBytes(store.location)]
    const reader = await startPageReader(store.location, chainIds)
    const tablesAfterKills: number[] = []
    while (tablesAfterKills.length < kills && (await distribute(store.url, random.between(300, 4_000)))) {
      const { tables } = await readDistribution(store.location)
      tablesAfterKills.push(tables.filter(({ isDistributed }) => isDistributed).length)
    }
    const began = performance.now()
    await distribute(store.url)
    const completedIn = Math.round(performance.now() - began)
    const problems = [...(await reader.stop())]
    const { tables } = await readDistribution(store.location)
    if (tables.some(({ isDistributed }) => !isDistributed)) problems.push("not all tables are distributed")
    const bytes = [bytesBefore, await plannedBytes(store.location)] as const
    if ((await digestsOf(store.location)) !== before) problems.push("rows differ after distributing")
    return {
      tablesAfterKills,
      tables: tables.length,
      completedIn,
      bytes,
      answers: Object.fromEntries(reader.answers),
      problems,
    }
  } finally {
    await store.drop()
  }
}

/** Runs `serac distribute`, and kills it after some milliseconds. Returns whether it was killed before it had completed. */
async function distribute(url: string, killAfter?: number): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", parentGuard, seracProgram, "distribute", "--store", url], {
    stdio: ["pipe", "ignore", "pipe"],
  })
  let told = ""
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    told += part
  })
  const ended = once(child, "close")
  if (killAfter !== undefined) {
    await Promise.race([delay(killAfter), ended])
    child.kill("SIGKILL")
  }
  const [code, signal] = await ended
  if (signal === null && code !== 0) throw new Error(`serac distribute ended with code ${code}: ${told}`)
  return signal === "SIGKILL"
}

/** A digest of each chain's rows. */
async function digestsOf(location: StoreLocation): Promise<string> {
  const store = await openStore(location)
  try {
    const digests: string[] = []
    for (const id of chainIds) {
      const digest = createHash("sha256")
      for await (const line of dump(store, String(id))) digest.update(line).update("\n")
      digests.push(digest.digest("hex"))
    }
    return digests.join(" ")
  } finally {
    await store.close()
  }
}

const plannedBytes = async (location: StoreLocation): Promise<number> =>
  (await planMigration(location)).places.reduce((sum, { bytes }) => sum + bytes, 0)
