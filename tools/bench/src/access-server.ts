import { type DataServiceOptions, startDataService } from "@serac/api/data"
import { makeKey, openAccess } from "@serac/server/access"
import { openStore } from "@serac/store"
import type { ServedPage, ServedPages, Spent } from "./access.ts"
import { shuffled } from "./measure.ts"

/*
 * The services of the benchmark of access, in a process of their own: one over the same store for each measured cost of a page. Arguments:
 * a folder with data, a chain ID. Sends messages with the services' URLs and, on request, the process's processor time.
 */
const [storeDirectory = "", benchChainId = ""] = process.argv.slice(2)
/** A limit above the requests of any round. */
const quotas = { minute: 1e8, day: 1e9 }

const benchStore = await openStore({ kind: "sqlite", directory: storeDirectory })
const nativeToken = { name: "Ether", symbol: "ETH", decimals: 18 }
const benchChains = [{ chainId: benchChainId, name: "Bench", network: "testnet", rpcUrls: [], nativeToken }] as const
const { text: benchKeyText } = await makeKey(
  benchStore,
  { name: "bench", tier: "bench", scopes: ["read"] },
  Date.now() / 1000,
)
const tiers = { bench: quotas, unauthenticated: quotas }
const { data: access } = await openAccess({ store: benchStore, keys: true, limits: true, tiers })

const keyHeaders = { "x-data-api-key": benchKeyText }
const benchService = async (
  name: string,
  options: Partial<DataServiceOptions>,
  headers: ServedPage["headers"],
): Promise<ServedPage> => {
  const { url } = await startDataService({ store: benchStore, chains: benchChains, usage: false, port: 0, ...options })
  return { name, url, headers }
}
/** In random order: the speed of a service depends on its place in memory. */
const served = async (cache: Pick<DataServiceOptions, "cacheSize">) => {
  const pages: ServedPage[] = []
  for (const [name, options, headers] of shuffled([
    ["nothing", {}, {}],
    ["nothing again", {}, {}],
    ["counting", { usage: {} }, {}],
    ["limits of an address", { access }, {}],
    ["key and its limits", { access }, keyHeaders],
    ["key, its limits, and counting", { access, usage: {} }, keyHeaders],
  ] as const))
    pages.push(await benchService(name, { ...cache, ...options }, headers))
  return pages
}
const servedPages: ServedPages = { made: await served({ cacheSize: 0 }), kept: await served({}) }
process.send?.(servedPages)

process.on("message", () => {
  const sum = ({ user, system }: NodeJS.CpuUsage) => user + system
  const spent: Spent = { thread: sum(process.threadCpuUsage()), process: sum(process.cpuUsage()) }
  process.send?.(spent)
})
process.on("disconnect", () => process.exit())
