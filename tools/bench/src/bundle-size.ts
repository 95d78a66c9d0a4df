import { fileURLToPath } from "node:url"
import { bundle } from "@serac/ci/bundle"
import { printRatios } from "./table.ts"

const listBlocks = {
  "@serac/data": `import { createDataCore, listLatestBlocks } from "@serac/data"
    const client = createDataCore({ baseUrl: "http://127.0.0.1" })
    console.log(await listLatestBlocks(client, { chainId: "43114" }))`,
  "@avalanche-sdk/chainkit 0.3.13": `import { Avalanche } from "@avalanche-sdk/chainkit"
    const client = new Avalanche({ chainId: "43114" })
    console.log(await client.data.evm.blocks.listLatest({}))`,
}

const balance = {
  "@serac/subnet-evm": `import { createSubnetEvmCore, getBalance } from "@serac/subnet-evm"
    const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1" })
    console.log(await getBalance(client, { address: "0x0100000000000000000000000000000000000000", block: "latest" }))`,
  "viem 2.57.1": `import { createClient, http } from "viem"
    import { getBalance } from "viem/actions"
    const client = createClient({ transport: http("http://127.0.0.1") })
    console.log(await getBalance(client, { address: "0x0100000000000000000000000000000000000000" }))`,
}

const resolveDir = fileURLToPath(new URL("..", import.meta.url))

/** The weight of the same call in each client, minified and gzipped. */
export async function bundleSizes(): Promise<void> {
  printRatios("Bundle of one listing (min+gzip)", "bytes", await weigh(listBlocks))
  printRatios("Bundle of one balance (min+gzip)", "bytes", await weigh(balance))
}

async function weigh(programs: Readonly<Record<string, string>>): Promise<{ name: string; value: number }[]> {
  const lines: { name: string; value: number }[] = []
  for (const [name, source] of Object.entries(programs)) {
    // chainkit imports a module that browsers do not have: left out, its bundle is the lighter for it.
    const { gzip } = await bundle(source, { resolveDir, external: ["crypto"] })
    lines.push({ name, value: gzip })
  }
  return lines
}
