import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { decodeArchived } from "@serac/indexer/evm/internal"
import { Parties } from "@serac/indexer/evm/reconciliation"
import { openStore, type StoreLocation } from "@serac/store"
import { startBenchNode } from "./bench-chain.ts"
import { directorySize } from "./bytes-on-disk.ts"
import { pinToTwoCores } from "./cores.ts"
import { listsMade } from "./lists-made.ts"
import type { PartOptions } from "./part.ts"
import { processorSeconds } from "./process-cost.ts"
import { wholeNumber } from "./results/results.ts"
import { runSerac, type SeracRun } from "./run-serac.ts"
import { type SeracOptions, startSerac, stored, withDirectory } from "./serac.ts"

type Sqlite = StoreLocation & { readonly kind: "sqlite" }
type ArchiveSettings = Pick<SeracOptions, "archive" | "projections">

/** The few lists that an explorer of tokens needs. */
const few = ["token-transfers", "deployments-of-contract"]

/**
 * The cost per transaction of the archive and the lists, and the speed of a rebuild from the archive compared with the backfill from a node in
 * the same run. Each is measured twice in turn, since the machine's speed changes.
 */
export async function archive({ quick, results }: PartOptions): Promise<void> {
  const head = quick ? 300 : 4900
  const transactions = head * 40
  console.log(`\n${transactions} transactions with an ERC-20 transfer each, into SQLite, ${pinToTwoCores()}`)
  const node = await startBenchNode({ head })
  const { chain } = node
  const index = async (location: Sqlite, settings: ArchiveSettings): Promise<SeracRun> => {
    const started = performance.now()
    const serac = startSerac("index", { chain, location, ...settings })
    try {
      await stored(serac, location, chain.chainId, head)
      await listsMade(location, chain.chainId)
      return { seconds: (performance.now() - started) / 1000, processor: processorSeconds(serac.child.pid) }
    } finally {
      await serac.stop()
    }
  }
  const report = (name: string, { seconds, processor }: SeracRun, rest = "") =>
    console.log(
      `  ${name.padEnd(38)} ${per(processor * 1e6, transactions)} cpu-us/transaction  ${per(transactions, seconds)} transactions/s${rest}`,
    )
  const figures = ({ seconds, processor }: SeracRun) => ({
    "transactions/s": wholeNumber(transactions / seconds),
    "processor us each": wholeNumber((processor * 1e6) / transactions),
  })
  const measure = async (
    name: string,
    settings: ArchiveSettings,
    then: (run: SeracRun, location: Sqlite) => Promise<void>,
  ) =>
    withDirectory(async (location) => {
      const run = await index(location, settings)
      // Closing the database moves the write-ahead log into its file.
      const bytes = per(directorySize(location.directory), transactions)
      report(name, run, `  ${bytes} bytes/transaction`)
      const row = { projections: settings.projections === few ? "few" : "all", archive: settings.archive ?? "all" }
      results.addRound("projections", row, { ...figures(run), "bytes each": wholeNumber(bytes) })
      await then(run, location)
    })
  try {
    for (let round = 0; round < 2; round += 1) {
      await measure("all projections, without the archive", { archive: "off" }, async () => {})
      await measure("few projections, without the archive", { archive: "off", projections: few }, async () => {})
      await measure("few projections, with the archive", { projections: few }, async () => {})
      await measure("all projections, with the archive", {}, async (backfill, location) => {
        const ratio = "ratio to the backfill"
        const add = (row: string, cells: Readonly<Record<string, string>>) =>
          results.addRound("rebuild", { "of the same chain, all projections, archive kept": row }, cells)
        const addRebuilt = (row: string, run: SeracRun) =>
          add(row, { ...figures(run), [ratio]: `${(backfill.seconds / run.seconds).toFixed(2)}x` })
        add("backfill from the node", figures(backfill))
        const times = (seconds: number) => `  ${(backfill.seconds / seconds).toFixed(2)}x the backfill`
        const decoding = await decodeAll(location, chain.chainId, head)
        console.log(
          `  ${"decoded from it, in one thread".padEnd(38)} ${per(transactions, decoding)} transactions/s${times(decoding)}`,
        )
        const decoded = { "transactions/s": wholeNumber(transactions / decoding) }
        add("decoding what is archived, one thread", {
          ...decoded,
          [ratio]: `${(backfill.seconds / decoding).toFixed(2)}x`,
        })
        const same = await rebuild(location, chain.chainId)
        report("rebuilt, rows as they were", same, times(same.seconds))
        addRebuilt("`serac rebuild`, rows as they were", same)
        change(location, chain.chainId, everyRowAnother)
        const other = await rebuild(location, chain.chainId)
        report("rebuilt, every row another", other, times(other.seconds))
        addRebuilt("`serac rebuild`, every row another", other)
        change(location, chain.chainId, noLists)
        const lost = await rebuild(location, chain.chainId)
        report("rebuilt, all lists lost", lost, times(lost.seconds))
        addRebuilt("`serac rebuild`, all lists lost", lost)
        change(location, chain.chainId, strays)
        const strayed = await rebuild(location, chain.chainId)
        report("rebuilt, all lists emptied first", strayed, times(strayed.seconds))
        addRebuilt("the same, and what is left of them is emptied first", strayed)
      })
    }
  } finally {
    node.stop()
  }
}

const per = (amount: number, unit: number) => Math.round(amount / unit)

/** Changes every row of transactions and transfers, as a new version does. */
const everyRowAnother = ["evm_transaction", "evm_transfer"].map(
  (table) => `UPDATE ${table} SET fragment = fragment || ' '`,
)
const noLists = ["DELETE FROM evm_list"]
/** Adds an invalid entry to each list, so that the list is emptied and rebuilt. */
const strays = ["INSERT INTO evm_list SELECT DISTINCT chain_id, 1, 1, 1, list, x'00' FROM evm_list"]

/** Changes the stored rows. */
function change({ directory }: Sqlite, chainId: string, statements: readonly string[]): void {
  const database = new DatabaseSync(join(directory, "chains", `${chainId}.sqlite`))
  for (const statement of statements) database.exec(statement)
  database.close()
}

/** Runs `serac rebuild`. */
const rebuild = ({ directory }: Sqlite, chainId: string): Promise<SeracRun> =>
  runSerac(["rebuild", "--chain", chainId, "--data-directory", directory], directory)

/** Decodes all archived blocks; resolves to the seconds that it took. */
async function decodeAll(location: StoreLocation, chainId: string, head: number): Promise<number> {
  const store = await openStore(location)
  try {
    const reader = store.chain(chainId)
    const context = { chainId, parties: new Parties() }
    const started = performance.now()
    for (let next = 0; next <= head; ) {
      const blocks = await reader.archived(next, 10_000)
      for (const block of blocks) decodeArchived(block, context)
      next = (blocks.at(-1)?.number ?? head) + 1
    }
    return (performance.now() - started) / 1000
  } finally {
    await store.close()
  }
}
