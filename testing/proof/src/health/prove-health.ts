import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { Cluster } from "@serac/kits/postgres"
import { type Disk, makeBlockDisk, makeDisk } from "../chaos/disk.ts"
import { reservePort } from "../chaos/ports.ts"
import { awaitAnswer } from "../chaos/process/await-answer.ts"
import { SeracProcess } from "../chaos/process/serac-process.ts"
import { makeTemporaryFolder } from "../kill/temporary-folder.ts"
import { Random } from "../simulation/random.ts"
import { DatabaseProxy } from "./database-proxy.ts"
import { type Disturbed, type Fault, minFreeSpace } from "./faults.ts"
import { type HealthFinding, timeOf } from "./findings.ts"
import { storeReads, storeWrites } from "./judge.ts"
import { NodeProxy } from "./node-proxy.ts"
import { Truth } from "./truth.ts"
import { Watch } from "./watch.ts"
import { WatchedDevnet } from "./watched-devnet.ts"

/** The options of a proof of health. */
export interface ProveHealthOptions {
  readonly store: "sqlite" | "postgres"
  readonly seed: number
  /** The faults in their order. */
  readonly faults: readonly Fault[]
  /** Milliseconds of a fault, and of the recovery after it; the seed lengthens both by a random part. */
  readonly lasts: number
  /** The time in milliseconds for which a statement may be false. */
  readonly limit: number
  readonly pace?: number
  readonly statusPace?: number
  readonly log?: (line: string) => void
}

/** The judged answers, and the false statements. */
export interface HealthReport {
  readonly findings: readonly (HealthFinding & { readonly timeline: readonly string[] })[]
  /** The number of judged answers, by source. */
  readonly answers: Readonly<Record<string, number>>
  /** The number of the chain's blocks at the end. */
  readonly blocks: number
  readonly faults: number
  /** The last output of the process. */
  readonly printed: string
}

const diskSize = 96 * 2 ** 20
const settleTimeoutMs = 60_000

/**
 * Runs `serac up` on a devnet, behind proxies and on a store that are disturbed by one fault after the other, and compares the statements
 * of `/health`, `serac status` and the freshness headers with the facts.
 */
export async function proveHealth(options: ProveHealthOptions): Promise<HealthReport> {
  const { store, seed, faults, lasts, limit, pace = 100, statusPace = 100, log = () => {} } = options
  const random = new Random(`health ${store} ${seed}`)
  const closing: (() => Promise<unknown>)[] = []
  try {
    const temporary = await makeTemporaryFolder("serac-health")
    closing.push(() => temporary.remove())
    const devnet = await WatchedDevnet.start(`health ${seed}`)
    closing.push(() => devnet.close())
    const node = await NodeProxy.start(devnet.url)
    closing.push(() => node.close())
    let disk: Disk | undefined
    const needs = new Set(faults.map((fault) => fault.needs))
    if (needs.has("disk") || needs.has("block disk")) {
      disk = await (needs.has("block disk") ? makeBlockDisk : makeDisk)(diskSize)
      closing.push(() => (disk as Disk).remove())
    }
    const directory = disk?.path ?? join(temporary.path, "data")
    await mkdir(directory, { recursive: true })
    let database: Disturbed["database"]
    if (store === "postgres") {
      const cluster = await Cluster.create({ port: await reservePort() })
      closing.push(() => cluster.stop())
      const name = "serac"
      await cluster.run(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`, `CREATE DATABASE ${name} OWNER ${name}`)
      const url = new URL(cluster.url)
      url.username = url.password = url.pathname = name
      const proxy = await DatabaseProxy.start(url.href)
      closing.push(() => proxy.close())
      database = { cluster, proxy, name }
    }
    const truth = new Truth()
    // Services begin one after the other, so that both statements are true until all are up.
    for (const what of [storeReads, storeWrites]) truth.set(what, "either", Number.NEGATIVE_INFINITY)
    const { chainId, networkId } = devnet
    const evm = `chain ${chainId}`
    const primary = ["P", "X", "C"].map((letter) => `network ${networkId} ${letter}`)
    const disturbed: Disturbed = { node, truth, evm, primary, database, disk }
    const ports = [await reservePort(), await reservePort(), await reservePort()] as const
    const [dataUrl, metricsUrl, adminUrl] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string, string]
    const genesis = join(temporary.path, "genesis.json")
    await devnet.writeGenesis(genesis)
    const shared = [
      ...["--node", node.url, "--data-directory", directory],
      ...["--data-service-port", String(ports[0]), "--metrics-service-port", String(ports[1])],
      ...(database === undefined ? [] : ["--store", database.proxy.url]),
    ]
    const own = ["--genesis", genesis, "--admin-port", String(ports[2]), "--nft-metadata", "off"]
    const space = ["--indexer-min-free-space", String(disk === undefined ? 0 : minFreeSpace)]
    const serac = new SeracProcess({ command: "up", flags: [...shared, ...own, ...space], directory: temporary.path })
    closing.push(() => (serac.isOver ? Promise.resolve() : serac.kill().catch(() => {})))
    await awaitAnswer(dataUrl, () => !serac.isOver)
    if (serac.isOver) throw new Error(`serac ended by ${await serac.ended}:\n${serac.printed}`)
    await settled(`${dataUrl}/health`, serac)
    devnet.grow()
    const watch = new Watch({
      truth,
      limit,
      pace,
      statusPace,
      log,
      wallTime: (at) => (performance.timeOrigin + at) / 1000,
      look: () => devnet.tell(truth),
      places: {
        health: {
          "data /health": `${dataUrl}/health`,
          "metrics /health": `${metricsUrl}/health`,
          "admin /health": `${adminUrl}/health`,
        },
        data: {
          [evm]: `${dataUrl}/v1/chains/${chainId}/blocks?pageSize=1`,
          [`network ${networkId} X`]: `${dataUrl}/v1/networks/testnet/blockchains/x-chain/transactions?pageSize=1`,
        },
        status: shared,
        directory: temporary.path,
      },
    })
    closing.push(() => watch.stop())
    const happens = (words: string) => {
      watch.findings.event(words)
      log(`${timeOf(performance.now())} ${words}`)
    }
    const pause = async () => {
      await delay(lasts + random.between(0, lasts / 4))
      if (serac.isOver) throw new Error(`serac ended by ${await serac.ended} by itself:\n${serac.printed}`)
    }
    for (const what of [storeReads, storeWrites]) truth.set(what, "works", performance.now())
    happens("all is well")
    await delay(1_000)
    for (const fault of faults) {
      await fault.begin(disturbed)
      happens(`${fault.name} begins: ${fault.description}`)
      await pause()
      await fault.end(disturbed)
      happens(`${fault.name} is over`)
      await pause()
    }
    await watch.stop()
    const { findings, counts } = watch
    return {
      findings: findings.all.map((finding) => ({ ...finding, timeline: findings.timeline(finding) })),
      answers: Object.fromEntries(counts),
      blocks: truth.headAt(evm, performance.now()) ?? 0,
      faults: faults.length,
      printed: serac.printed,
    }
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

/** Waits until the indexer of every chain follows its head. */
async function settled(url: string, serac: SeracProcess): Promise<void> {
  const until = performance.now() + settleTimeoutMs
  for (;;) {
    const {
      status = "",
      chains = [],
      networks = [],
    } = (await fetch(url).then((response) => response.json())) as {
      status?: string
      chains?: readonly { readonly state: string }[]
      networks?: readonly { readonly chains: readonly { readonly state: string }[] }[]
    }
    const all = [...chains, ...networks.flatMap((network) => network.chains)]
    if (status === "ready" && all.length > 0 && all.every(({ state }) => state === "following")) return
    if (performance.now() > until || serac.isOver) throw new Error(`serac does not settle: ${status}\n${serac.printed}`)
    await delay(100)
  }
}
