import { Avalanche } from "@avalanche-sdk/chainkit"
import { createDataCore, listLatestBlocks } from "@serac/data"
import { createSubnetEvmCore, getBalance } from "@serac/subnet-evm"
import { createPublicClient, http } from "viem"
import { balance, blockPage } from "./answers.ts"
import { type Contestant, median, race } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import type { Results } from "./results/results.ts"
import { startServer } from "./server.ts"
import { printRatios } from "./table.ts"

const benchAddress = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"

/** The cost of a call in addition to fetch and JSON.parse, with sequential calls over loopback. */
export async function callOverhead({ results }: PartOptions): Promise<void> {
  const server = await startServer({ get: blockPage(), result: JSON.stringify(balance) })
  try {
    await listings(server.url, results)
    await raceRpc(server.url, results)
  } finally {
    await server.close()
  }
}

async function listings(url: string, results: Results): Promise<void> {
  const letOthersFetch = keepChainkitQuiet(url)
  try {
    await raceData(url, results)
  } finally {
    letOthersFetch()
  }
}

async function raceData(url: string, results: Results): Promise<void> {
  const core = createDataCore({ baseUrl: url })
  const chainkit = new Avalanche({ serverURL: url, chainId: "43114" })
  const parameters = { chainId: "43114", pageSize: 100 }
  await compare("`@serac/data`, a page of 100 blocks", results, [
    {
      name: "fetch + JSON.parse",
      work: async () => JSON.parse(await (await fetch(`${url}/v1/chains/43114/blocks?pageSize=100`)).text()) as unknown,
    },
    { name: "@serac/data", work: async () => await listLatestBlocks(core, parameters) },
    {
      name: "chainkit 0.3.13",
      // Chainkit ignores the constructor's serverURL.
      work: async () => (await chainkit.data.evm.blocks.listLatest(parameters, { serverURL: url })).result,
    },
  ])
}

async function raceRpc(url: string, results: Results): Promise<void> {
  const endpoint = `${url}/ext/bc/C/rpc`
  const core = createSubnetEvmCore({ baseUrl: url })
  const client = createPublicClient({ transport: http(endpoint) })
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: [benchAddress, "latest"] })
  await compare("`@serac/subnet-evm`, a balance", results, [
    {
      name: "fetch + JSON.parse",
      work: async () => {
        const response = await fetch(endpoint, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        })
        return JSON.parse(await response.text()) as unknown
      },
    },
    { name: "@serac/subnet-evm", work: () => getBalance(core, { address: benchAddress, block: "latest" }) },
    { name: "viem 2.57.1", work: () => client.getBalance({ address: benchAddress }) },
  ])
}

/**
 * Prints and records two ratios to fetch and JSON.parse: of a process's first calls, whose code the engine has not compiled yet,
 * and of later ones.
 */
async function compare(call: string, results: Results, contestants: readonly Contestant[]): Promise<void> {
  const timed = await race(contestants, { rounds: 45, calls: 200 })
  const phases = { "first 3,000 calls": [0, 15], "after 6,000 calls": [30, 45] } as const
  const cells: Record<string, string> = {}
  for (const [phase, rounds] of Object.entries(phases)) {
    const values = timed.map(({ name, times }) => ({ name, value: median(times.slice(...rounds)) }))
    printRatios(`${call}, ${phase}`, "µs", values)
    const [own, other] = values.slice(1).map(({ value }) => `${(value / (values[0]?.value ?? 1)).toFixed(2)}x`)
    Object.assign(cells, { [phase]: own, [`${phase}, a peer`]: `${timed[2]?.name}: ${other}` })
  }
  results.add("calls", { "one call": call }, cells)
}

/**
 * Chainkit posts every call to a third party's telemetry host and crashes if the host is unreachable: these requests are blocked
 * here. Returns a function that removes the block.
 */
function keepChainkitQuiet(url: string): () => void {
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const target = input instanceof Request ? input.url : String(input)
    return target.startsWith(url) ? real(input, init) : Promise.resolve(new Response("{}"))
  }
  return () => {
    globalThis.fetch = real
  }
}
