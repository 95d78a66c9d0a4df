import { fileURLToPath } from "node:url"
import { bundle } from "@serac/ci/bundle"
import type { PartOptions } from "./part.ts"
import { wholeNumber } from "./results/results.ts"
import { type BarLine, printRatios } from "./table.ts"

const oneBlock = {
  "@serac/data": `import { createDataCore, getBlock } from "@serac/data"
    const client = createDataCore({ baseUrl: "http://127.0.0.1" })
    console.log(await getBlock(client, { chainId: "43114", blockId: "1" }))`,
}

const xChainHeight = {
  "@serac/x-chain": `import { createXChainCore, getHeight } from "@serac/x-chain"
    const client = createXChainCore({ baseUrl: "http://127.0.0.1" })
    console.log(await getHeight(client))`,
}

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
export async function bundleSizes({ results }: PartOptions): Promise<void> {
  const rows: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
    ["one call", "one data call", oneBlock],
    ["one listing", "one data listing", listBlocks],
    ["one balance", "one balance (subnet-EVM)", balance],
    ["one X-Chain call", "one X-Chain call", xChainHeight],
  ]
  for (const [title, row, programs] of rows) {
    const lines = await weigh(programs)
    printRatios(`Bundle of ${title} (min+gzip)`, "bytes", lines)
    const [own, peer] = lines
    const peerCell = peer === undefined ? "" : `${peer.name.replace("@avalanche-sdk/", "")}: ${wholeNumber(peer.value)}`
    const cells = { bytes: wholeNumber(own?.value ?? 0), "a peer": peerCell }
    results.add("sizes", { "bundle, minified and compressed": row }, cells)
  }
}

/** The bundles of programs; the first one is ours. */
async function weigh(programs: Readonly<Record<string, string>>): Promise<readonly BarLine[]> {
  const lines: { name: string; value: number }[] = []
  for (const [name, source] of Object.entries(programs)) {
    // chainkit imports a module that browsers do not have; it is left out, which makes chainkit's bundle smaller.
    const { gzip } = await bundle(source, { resolveDir, external: ["crypto"] })
    lines.push({ name, value: gzip })
  }
  return lines
}
