import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { dump, openStore, type StoreLocation } from "@serac/store"
import { startBenchNode, startLyingNode } from "./bench-chain.ts"
import { directorySize } from "./bytes-on-disk.ts"
import { pinToTwoCores } from "./cores.ts"
import { listsMade } from "./lists-made.ts"
import type { PartOptions } from "./part.ts"
import { processorSeconds } from "./process-cost.ts"
import { wholeNumber } from "./results/results.ts"
import { runSerac, type SeracRun } from "./run-serac.ts"
import { startSerac, stored, withDirectory } from "./serac.ts"

type Sqlite = StoreLocation & { readonly kind: "sqlite" }

const transfersPerBlock = 40
/** Processes that share the fetching. */
const fetchers = 3

/**
 * History as pieces: fetched by one process and by three, from two nodes of which one fails and lies; indexed from the pieces, from the
 * true node alone, and rebuilt from the store's archive. The files and the stores must be equal. The nodes run on the same two cores.
 */
export async function pieces({ quick, transactions = 1_000_000, results }: PartOptions): Promise<void> {
  const blocks = Math.ceil((quick ? 20_000 : transactions) / transfersPerBlock)
  const head = blocks - 1
  const count = blocks * transfersPerBlock
  const perPiece = Math.min(1_000, Math.max(10, Math.ceil(blocks / 30)))
  console.log(
    `\n${wholeNumber(count)} transactions with an ERC-20 transfer each, in pieces of ${perPiece} blocks, SQLite, ${pinToTwoCores()}`,
  )
  const shape = { head, transfersPerBlock, accounts: quick ? 1_000 : 400_000, readyBlocks: 200 }
  const node = await startBenchNode(shape)
  const liar = await startLyingNode(shape)
  const { chainId, rpcUrl } = node.chain
  const report = (work: string, { seconds, processor }: SeracRun, base: SeracRun | undefined, rest = {}) => {
    const cells = {
      seconds: seconds.toFixed(1),
      "transactions/s": wholeNumber(count / seconds),
      "processor us each": wholeNumber((processor * 1e6) / count),
      ratio: base === undefined ? "" : `${(base.seconds / seconds).toFixed(2)}x`,
      ...rest,
    }
    results.add("pieces", { work, transactions: wholeNumber(count) }, cells)
    console.log(`  ${work}`)
    for (const [name, cell] of Object.entries(cells)) console.log(`    ${name.padEnd(20)} ${cell}`)
  }
  const fetchTo = (directory: string, to: string, first: number, last: number) =>
    runSerac(
      [
        ...["fetch", "--rpc", `${liar.rpcUrl},${rpcUrl}`, "--range", `${first}..${last}`, "--to", to],
        ...["--blocks-per-piece", String(perPiece)],
      ],
      directory,
    )
  try {
    await withDirectory(async ({ directory }) => {
      const place = (name: string) => join(directory, name)
      const store = (name: string): Sqlite => ({ kind: "sqlite", directory: place(name) })
      const one = await fetchTo(directory, "by-one", 0, head)
      const bytes = { "bytes each": wholeNumber(directorySize(place("by-one")) / count) }
      report("fetched by one process", one, undefined, bytes)
      const share = Math.ceil(blocks / perPiece / fetchers) * perPiece
      const runs = await Promise.all(
        Array.from({ length: fetchers }, (_, at) =>
          fetchTo(directory, "by-three", at * share, Math.min(head, (at + 1) * share - 1)),
        ),
      )
      const three = {
        seconds: Math.max(...runs.map(({ seconds }) => seconds)),
        processor: runs.reduce((sum, { processor }) => sum + processor, 0),
      }
      report(`fetched by ${fetchers} processes`, three, one)
      requireSameFiles(place("by-one"), place("by-three"))
      const made = await runSerac(["index", "--from-archive", "by-three", "--data-directory", "made"], directory)
      const followed = await indexed(node.chain, store("indexed"), head)
      report("indexed from the node", followed, undefined)
      report("indexed from the pieces", made, followed)
      report(
        "`serac rebuild` of the same",
        await runSerac(["rebuild", "--chain", chainId, "--data-directory", "indexed"], directory),
        followed,
      )
      // What contracts answer to calls is in no block: the store of the pieces goes on from the node, as it would at the head.
      await indexed(node.chain, store("made"), head)
      await requireSameRows(store("made"), store("indexed"), chainId)
    })
  } finally {
    node.stop()
    liar.stop()
  }
}

async function indexed(
  chain: Parameters<typeof startSerac>[1]["chain"] & object,
  location: Sqlite,
  head: number,
): Promise<SeracRun> {
  const started = performance.now()
  const serac = startSerac("index", { chain, location })
  try {
    await stored(serac, location, chain.chainId, head)
    await listsMade(location, chain.chainId)
    const run = { seconds: (performance.now() - started) / 1000, processor: processorSeconds(serac.child.pid) }
    await contractsRead(location, chain.chainId)
    return run
  } finally {
    await serac.stop()
  }
}

/** Resolves when every contract has told what it is. */
async function contractsRead({ directory }: Sqlite, chainId: string): Promise<void> {
  const database = new DatabaseSync(join(directory, "chains", `${chainId}.sqlite`), { readOnly: true })
  try {
    const unread = database.prepare("SELECT count(*) AS count FROM evm_contract WHERE erc_type IS NULL")
    while ((unread.get() as { readonly count: number }).count > 0) await sleep(100)
  } finally {
    database.close()
  }
}

/** @throws Error unless two folders have the same pieces. */
function requireSameFiles(one: string, other: string): void {
  const names = (folder: string) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".piece"))
      .sort()
  const [own, others] = [names(one), names(other)]
  const differing = [...own, ...others].find(
    (name) => !own.includes(name) || !others.includes(name) || !haveSameBytes(join(one, name), join(other, name)),
  )
  if (differing !== undefined) throw new Error(`${differing} differs between one process and ${fetchers}`)
  console.log(`  The ${own.length} pieces of one process and of ${fetchers} are the same, byte by byte.`)
}

const haveSameBytes = (one: string, other: string) => readFileSync(one).equals(readFileSync(other))

/** When a token was read depends on the clock. */
const readAt = /\\"metadataLastUpdatedTimestamp\\":\d+,?/g

/** @throws Error unless two stores have the same rows of a chain. */
async function requireSameRows(one: StoreLocation, other: StoreLocation, chainId: string): Promise<void> {
  const [own, others] = [await openStore(one), await openStore(other)]
  try {
    const [lines, rest] = [dump(own, chainId), dump(others, chainId)]
    for (let count = 0; ; count += 1) {
      const [left, right] = [await lines.next(), await rest.next()]
      if (left.done && right.done) {
        console.log(`  The ${wholeNumber(count)} rows of both stores are the same.`)
        return
      }
      if (left.value?.replace(readAt, "") !== right.value?.replace(readAt, ""))
        throw new Error(`row ${count} differs:\n  pieces ${left.value}\n  node   ${right.value}`)
    }
  } finally {
    await Promise.all([own.close(), others.close()])
  }
}
