import { Avalanche } from "@avalanche-sdk/chainkit"
import { createDataCore, listLatestBlocks } from "@serac/data"
import { createSubnetEvmCore, getBalance } from "@serac/subnet-evm"
import { createPublicClient, http } from "viem"
import { balance, blockPage } from "./answers.ts"
import { race, type Timed } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import type { Results } from "./results/results.ts"
import { startServer } from "./server.ts"
import { printRatios } from "./table.ts"

const benchAddress = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"

/** The cost of a call in addition to fetch and JSON.parse, with sequential calls over loopback. */
export async function callOverhead({ results }: PartOptions): Promise<void> {
  const server = await startServer({ get: blockPage(), result: JSON.stringify(balance) })
  try {
    await fetchListings(server.url, results)
    await rpc(server.url, results)
  } finally {
    await server.close()
  }
}

async function fetchListings(url: string, results: Results): Promise<void> {
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
  const timed = await race([
    {
      name: "fetch + JSON.parse",
      work: async () => JSON.parse(await (await fetch(`${url}/v1/chains/43114/blocks?pageSize=100`)).text()) as unknown,
    },
    { name: "@serac/data", work: async () => await listLatestBlocks(core, parameters) },
    {
      name: "@avalanche-sdk/chainkit 0.3.13",
      // Chainkit ignores the constructor's serverURL.
      work: async () => (await chainkit.data.evm.blocks.listLatest(parameters, { serverURL: url })).result,
    },
  ])
  printRatios(
    "One call, a page of 100 blocks",
    "µs",
    timed.map(({ name, median }) => ({ name, value: median })),
  )
  note("`@serac/data`, a page of 100 blocks", "chainkit 0.3.13", timed, results)
}

/** Records a peer's call time in addition to fetch. */
function note(call: string, peer: string, [floor, own, other]: readonly Timed[], results: Results): void {
  const ratio = (one: Timed | undefined) => `${((one?.median ?? Number.NaN) / (floor?.median ?? 1)).toFixed(2)}x`
  const cells = { "ratio to fetch + JSON.parse": ratio(own), "a peer in the same run": `${peer}: ${ratio(other)}` }
  results.add("calls", { "one call": call }, cells)
}

async function rpc(url: string, results: Results): Promise<void> {
  const endpoint = `${url}/ext/bc/C/rpc`
  const core = createSubnetEvmCore({ baseUrl: url })
  const client = createPublicClient({ transport: http(endpoint) })
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: [benchAddress, "latest"] })
  const timed = await race([
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
  printRatios(
    "One call, a balance",
    "µs",
    timed.map(({ name, median }) => ({ name, value: median })),
  )
  note("`@serac/subnet-evm`, a balance", "viem 2.57.1", timed, results)
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
