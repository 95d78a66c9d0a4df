import { startPostgres } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"
import { pinToTwoCores } from "../cores.ts"
import { KeptConnection } from "../kept-connection.ts"
import { percentile } from "../measure.ts"
import type { PartOptions } from "../part.ts"
import { startReady } from "../ready.ts"
import { startSerac, withDirectory } from "../serac.ts"
import { type BenchNetwork, startBenchNetwork } from "./bench-network.ts"
import { maxPayment } from "./fan-ledger.ts"
import { storedNetwork } from "./stored-network.ts"

const rowsPerRound = 100
/** Outputs of a transaction. */
const fan = 1000

/** Pages of the UTXOs of an address that has a million, one request after the other. */
export async function utxosPart({ quick, results }: PartOptions): Promise<void> {
  const blocks = quick ? 20 : 1000
  console.log(
    `\nPages of ${rowsPerRound} of the ${blocks * fan} UTXOs of one address, one request after the other, ${pinToTwoCores()}: one core serves`,
  )
  const node = await startBenchNetwork({ p: blocks, x: 0, transactions: 0, index: false, fan }, [1])
  const postgres = await startPostgres({ durable: true })
  try {
    await withDirectory((location) => ofStore("SQLite", node.network, location, { quick, results }))
    await ofStore(
      "PostgreSQL",
      node.network,
      { kind: "postgres", url: await postgres.createDatabase() },
      { quick, results },
    )
  } finally {
    node.stop()
    await postgres.stop()
  }
}

async function ofStore(
  name: string,
  network: BenchNetwork,
  location: StoreLocation,
  { quick, results }: PartOptions,
): Promise<void> {
  const { nodeUrl, shape } = network
  const started = performance.now()
  const index = startSerac("index", { nodeUrl, location })
  try {
    await storedNetwork(index, location, network, "P", shape.p)
    console.log(`\n  ${name}, indexed in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  } finally {
    await index.stop()
  }
  const serve = startSerac("serve", { nodeUrl, location, cores: [0] })
  try {
    const connection = new KeptConnection(await serve.url)
    const add: AddTimes = (listing, column, taken, yardstick) => {
      const [p50, p99] = [percentile(taken, 0.5), percentile(taken, 0.99)]
      const ratio = p50 / percentile(yardstick, 0.5)
      const cell = `${p50.toFixed(2)}, ${p99.toFixed(2)} (${ratio.toFixed(1)}x)`
      results.add("utxos", { listing }, { [`${name}, ${column}`]: cell })
    }
    await measureUtxoPages(connection, network, quick ? 20 : 300, quick ? 10 : 5000, add)
  } finally {
    await serve.stop()
  }
}

/** Records the times of a listing's pages. */
type AddTimes = (
  listing: string,
  column: "first page" | "deep",
  taken: readonly number[],
  yardstick: readonly number[],
) => void

async function measureUtxoPages(
  connection: KeptConnection,
  { address, shape }: BenchNetwork,
  count: number,
  deep: number,
  add: AddTimes,
): Promise<void> {
  const all = shape.p * fan
  const list = `/v1/networks/testnet/blockchains/p-chain/utxos?addresses=${address}&pageSize=${rowsPerRound}`
  const rare = `&minUtxoAmount=${Math.round(maxPayment * 0.99)}`
  const common = `&minUtxoAmount=${Math.round(maxPayment * 0.5)}`
  const lists: readonly (readonly [name: string, query: string, shareOfAll: number])[] = [
    ["by time, newest first", "&sortBy=timestamp&sortOrder=desc", 1],
    ["by time, oldest first", "&sortBy=timestamp&sortOrder=asc", 1],
    ["by amount, largest first", "&sortBy=amount&sortOrder=desc", 1],
    ["by time, `minUtxoAmount` the median", `&sortBy=timestamp&sortOrder=desc${common}`, 0.5],
    ["by time, the largest hundredth", `&sortBy=timestamp&sortOrder=desc${rare}`, 0.01],
    ["by amount, the largest hundredth", `&sortBy=amount&sortOrder=asc${rare}`, 0.01],
  ]
  const first = await connection.ask(list)
  const ready = await startReady({ kind: "http", cores: [0], workers: 1, bodies: { "/page": first } })
  let yardstick: readonly number[]
  try {
    const buffers = new KeptConnection(ready.url)
    yardstick = await times(
      buffers,
      Array.from({ length: count + warm }, () => "/page"),
    )
  } finally {
    await ready.stop()
  }
  add("a ready buffer", "first page", yardstick, yardstick)
  printUtxoTimes(`a ready page (${(Buffer.byteLength(first) / 1000).toFixed(0)} kB), node:http`, yardstick, yardstick)
  for (const [name, query, share] of lists) {
    const far = Math.min(deep, Math.floor((all * share) / rowsPerRound / 2))
    const first = await times(connection, repeat(list + query, count + warm))
    printUtxoTimes(`${name}, first page`, first, yardstick)
    add(name, "first page", first, yardstick)
    const { walked, pages } = await walk(connection, list + query, far, count + warm)
    if (pages.length === 0) throw new Error(`${name}: there is no page ${far}`)
    const after = await times(connection, pages)
    printUtxoTimes(`  page ${far + 1} and after`, after, yardstick)
    add(name, "deep", after, yardstick)
    printUtxoTimes("  all before that, in turn", walked, yardstick)
  }
}

/** Requests that are sent before any is measured. */
const warm = 20

const repeat = (path: string, count: number) => Array.from({ length: count }, () => path)

/** Reads a listing page by page: the time of each page, and the paths of the pages after the warm-up. */
async function walk(
  connection: KeptConnection,
  list: string,
  skip: number,
  count: number,
): Promise<{ readonly walked: readonly number[]; readonly pages: readonly string[] }> {
  const walked: number[] = []
  const pages: string[] = []
  let path: string | undefined = list
  while (path !== undefined && pages.length < count) {
    if (walked.length >= skip) pages.push(path)
    const started = performance.now()
    const { nextPageToken } = JSON.parse(await connection.ask(path)) as { readonly nextPageToken?: string }
    if (walked.length < skip) walked.push(performance.now() - started)
    path = nextPageToken ? `${list}&pageToken=${encodeURIComponent(nextPageToken)}` : undefined
  }
  return { walked, pages }
}

/** Milliseconds of each request but the first ones. */
async function times(connection: KeptConnection, paths: readonly string[]): Promise<readonly number[]> {
  const taken: number[] = []
  for (const path of paths) {
    const started = performance.now()
    await connection.ask(path)
    taken.push(performance.now() - started)
  }
  return taken.slice(Math.min(warm, Math.floor(taken.length / 2)))
}

function printUtxoTimes(name: string, taken: readonly number[], yardstick: readonly number[]): void {
  const of = (share: number) => percentile(taken, share)
  const ratio = (of(0.5) / percentile(yardstick, 0.5)).toFixed(1)
  const milliseconds = (share: number) => `${of(share).toFixed(2).padStart(7)} ms`
  console.log(
    `    ${name.padEnd(44)} ${ratio.padStart(6)}x  p50 ${milliseconds(0.5)}  p99 ${milliseconds(0.99)}  longest ${milliseconds(1)}`,
  )
}
