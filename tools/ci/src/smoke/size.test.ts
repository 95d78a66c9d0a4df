import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { bundle } from "./bundle.ts"
import { repository } from "./packages.ts"

/** A user's import for one call, its maximal size (min+gzip), and identifiers that must not be in the bundle. */
const forms = [
  {
    name: "one data call",
    source: `import { createDataCore, getBlock } from "@serac/data"
      export const block = getBlock(createDataCore({ baseUrl: "http://127.0.0.1" }), { chainId: "1", blockId: "1" })`,
    ceiling: 5.6 * 1024,
    absent: [
      ...["listErc721", "signatureAggregator", "listIcmMessages", "/v1/icm", "last-event-id", "deepObject", "toArray"],
      ...["client_credentials", "redirection", "application/json; charset"],
    ],
  },
  {
    name: "one data listing",
    source: `import { createDataCore, listLatestBlocks } from "@serac/data"
      export const blocks = listLatestBlocks(createDataCore({ baseUrl: "http://127.0.0.1" }), { chainId: "1" })`,
    ceiling: 6.5 * 1024,
    absent: ["listErc721", "signatureAggregator", "/v1/icm", "last-event-id"],
  },
  {
    name: "one data stream",
    source: `import { createDataCore, streamChanges } from "@serac/data"
      export const events = streamChanges(createDataCore({ baseUrl: "http://127.0.0.1" }), { chainId: "1" })`,
    ceiling: 6.4 * 1024,
    absent: ["listErc721", "signatureAggregator", "/v1/icm", "nextPageToken"],
  },
  {
    name: "one X-Chain call",
    source: `import { createXChainCore, getHeight } from "@serac/x-chain"
      export const height = getHeight(createXChainCore({ baseUrl: "http://127.0.0.1" }))`,
    ceiling: 6.05 * 1024,
    absent: ["avm.getUTXOs", "avm.issueTx", "batch too large"],
  },
  {
    name: "one P-Chain call",
    source: `import { createPChainCore, getHeight } from "@serac/p-chain"
      export const height = getHeight(createPChainCore({ baseUrl: "http://127.0.0.1" }))`,
    ceiling: 6.05 * 1024,
    absent: ["platform.getUTXOs", "info.peers"],
  },
  {
    name: "one health call over JSON-RPC",
    source: `import { checkLiveness, createHealthRpcCore } from "@serac/health"
      export const alive = checkLiveness(createHealthRpcCore({ baseUrl: "http://127.0.0.1" }))`,
    ceiling: 6.05 * 1024,
    absent: ["/ext/health/readiness", "querySerializer"],
  },
  {
    name: "one subnet-EVM call",
    source: `import { blockNumber, createSubnetEvmCore } from "@serac/subnet-evm"
      export const number = blockNumber(createSubnetEvmCore({ baseUrl: "http://127.0.0.1" }))`,
    ceiling: 6.4 * 1024,
    absent: ["eth_getLogs", "debug_traceTransaction"],
  },
  {
    name: "TanStack Query options, without the core",
    source: `import { createQueries } from "@serac/query"
      export const queries = createQueries`,
    ceiling: 1536,
    absent: ["fetch(", "Retry-After"],
  },
  {
    name: "the mock of one REST operation, without msw",
    source: `import { getBlock } from "@serac/msw/data"
      export const handlers = [getBlock()]`,
    ceiling: 3 * 1024,
    external: ["msw"],
    absent: ["listErc721Transfers", "signatureAggregator", "/v1/icm"],
  },
  {
    name: "the mock of one JSON-RPC method, without msw",
    source: `import { getHeight } from "@serac/msw/p-chain"
      export const handlers = [getHeight()]`,
    ceiling: 2560,
    external: ["msw"],
    absent: ["platform.getUTXOs", "info.peers", "/ext/info"],
  },
  {
    name: "viem actions of a chain, without viem",
    source: `import { subnetEvmActions } from "@serac/viem"
      export const actions = subnetEvmActions()`,
    ceiling: 8.15 * 1024,
    absent: ["eth_getLogs", "platform.getHeight", "avm.getHeight"],
  },
] as const

test.each(forms)(
  "$name weighs at most its ceiling and carries no other operation",
  async ({ source, ceiling, absent, ...options }) => {
    const { gzip, text } = await bundle(source, "external" in options ? { external: [...options.external] } : {})
    expect(gzip).toBeLessThanOrEqual(ceiling)
    expect(absent.filter((name) => text.includes(name))).toEqual([])
  },
)

/** The sizes on the pages, by the name of a form. */
const shownSizes = new Map<string, number>(
  JSON.parse(readFileSync(join(repository, "docs/benchmarks/sizes.json"), "utf8")).tables.sizes.rows.map(
    ([name, bytes]: readonly string[]) => [name, Number(bytes?.replace(",", ""))],
  ),
)

test.each(["one data call", "one data listing", "one X-Chain call"])(
  "the size that the documents show for %s is that of today, within 5 %%; `pnpm bench sizes` writes it",
  async (name) => {
    const { gzip } = await bundle(forms.find((form) => form.name === name)?.source ?? "")
    expect(Math.abs(gzip / (shownSizes.get(name) ?? 0) - 1)).toBeLessThan(0.05)
  },
)
