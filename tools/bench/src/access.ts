import { makeKey, openAccess } from "@serac/access"
import { createDataService, type DataServiceOptions } from "@serac/data-service"
import { openStore } from "@serac/store"
import { startBenchNode } from "./bench-chain.ts"
import { listings, rows } from "./listings.ts"
import { median } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import { startSerac, stored, withDirectory } from "./serac.ts"

/** More than any round asks for. */
const quotas = { minute: 1e12, day: 1e12 }

interface Contestant {
  readonly name: string
  readonly ask: () => Promise<unknown>
  /** Microseconds of processor time a request, of each round. */
  readonly costs: number[]
}

/** Microseconds of processor time that a page costs with and without key check, limits and counting. */
export async function access({ quick }: PartOptions): Promise<void> {
  console.log(`\nProcessor time of a page of ${rows} transactions, in one process, nothing of it kept`)
  const node = await startBenchNode({ head: quick ? 50 : 400 }, [1])
  try {
    await withDirectory(async (location) => {
      const { chain } = node
      const index = startSerac("index", { chain, location, cores: [1] })
      await stored(index, location, chain.chainId, chain.lastBlock).finally(index.stop)
      await race(location, chain.chainId, listings(chain).transactions, quick)
    })
  } finally {
    node.stop()
  }
}

async function race(
  location: Parameters<typeof openStore>[0],
  chainId: string,
  url: string,
  quick: boolean,
): Promise<void> {
  const store = await openStore(location)
  const nativeToken = { name: "Ether", symbol: "ETH", decimals: 18 }
  const chains = [{ chainId, name: "Bench", network: "testnet", rpcUrls: [], nativeToken }] as const
  const { text } = await makeKey(store, { name: "bench", tier: "bench", scopes: ["read"] }, Date.now() / 1000)
  const tiers = { bench: quotas, unauthenticated: quotas }
  const opened = await openAccess({ store, keys: true, limits: true, tiers })
  const undo: (() => Promise<void>)[] = [() => store.close(), () => opened.close()]
  const contestant = async (name: string, options: Partial<DataServiceOptions>, headers = {}): Promise<Contestant> => {
    const service = await createDataService({ store, chains, cacheSize: 0, usage: false, ...options })
    undo.push(() => service.close())
    return { name, ask: () => service.fastify.inject({ url, headers }), costs: [] }
  }
  const key = { "x-data-api-key": text }
  const access = opened.data
  const contestants = [
    await contestant("nothing", {}),
    await contestant("limits of an address", { access }),
    await contestant("key and its limits", { access }, key),
    await contestant("key, its limits, and counting", { access, usage: {} }, key),
  ]
  try {
    const [rounds, calls] = quick ? [2, 100] : [25, 800]
    for (let round = -1; round < rounds; round += 1) {
      for (const { ask, costs } of contestants) {
        const before = process.cpuUsage()
        for (let call = 0; call < calls; call += 1) await ask()
        const { user, system } = process.cpuUsage(before)
        // The first round warms up.
        if (round >= 0) costs.push((user + system) / calls)
      }
    }
    const base = median(contestants[0]?.costs ?? [])
    for (const { name, costs } of contestants) {
      const cost = median(costs)
      console.log(
        `${name.padEnd(32)} ${cost.toFixed(1).padStart(7)} µs  ${`${((cost / base - 1) * 100).toFixed(1)} %`.padStart(7)}`,
      )
    }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}
