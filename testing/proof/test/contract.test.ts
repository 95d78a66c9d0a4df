import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import dataDocument from "@serac/data/openapi.json" with { type: "json" }
import { startProxy } from "@serac/mock"
import { afterAll, beforeAll, expect, it } from "vitest"
import { restClients } from "../../../tools/contract/src/documents.ts"
import { unconfiguredOperations, unservedOperations } from "../../../tools/contract/src/errors/unserved.ts"
import { crawl } from "../../../tools/contract/src/promises/crawl.ts"
import { judged, undocumented, unsent, unserved } from "../../../tools/contract/src/promises/report.ts"
import { Seen } from "../../../tools/contract/src/promises/seen.ts"
import { HarvestedWords } from "../../../tools/contract/src/promises/words.ts"
import { startRecordedStack } from "../src/stack/start-recorded-stack.ts"
import type { Stack } from "../src/stack/start-stack.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))

let stack: Stack
beforeAll(async () => {
  stack = await startRecordedStack()
}, 120_000)
afterAll(async () => {
  await stack?.close()
})

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: unknown
  readonly schema?: { readonly enum?: readonly unknown[] }
}

interface PathItem {
  readonly get?: { readonly operationId: string; readonly parameters?: readonly Parameter[] }
}

function resolveParameter(parameter: Parameter): Parameter {
  const name = parameter.$ref?.split("/").at(-1)
  return name === undefined
    ? parameter
    : ((dataDocument.components.parameters as unknown as Record<string, Parameter>)[name] ?? parameter)
}

const exampleOf = (parameter: Parameter | undefined) => parameter?.example ?? parameter?.schema?.enum?.[0]

/** Runs `pnpm contract` against servers and resolves to its exit code and output. */
async function contract(
  targets: readonly string[],
  ...more: string[]
): Promise<{ readonly code: number; readonly said: string }> {
  const options = [...targets.flatMap((target) => ["--target", target]), ...more]
  const main = join(root, "tools/contract/src/main.ts")
  // The started test runner must not detect the runner of this test.
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"))
  const child = spawn(process.execPath, [main, ...options], {
    cwd: root,
    env: {
      ...Object.fromEntries(env),
      PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
      NO_COLOR: "1",
      // Each worker loads the documents and the clients, which takes longer than its requests.
      VITEST_MAX_WORKERS: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data))
  const [code] = (await once(child, "close")) as [number]
  return { code, said }
}

it("answers the documents' own examples: with data where it indexes, with a plain 503 where it does not", async () => {
  const answers: Record<string, string> = {}
  for (const [path, { get }] of Object.entries(dataDocument.paths as unknown as Record<string, PathItem>)) {
    if (get === undefined) continue
    const { operationId, parameters = [] } = get
    const named = parameters.map((one) => resolveParameter(one)).filter(({ required }) => required)
    const url = new URL(stack.dataUrl)
    url.pathname = path.replace(/\{(\w+)\}/g, (_, name) => `${exampleOf(named.find((one) => one.name === name))}`)
    for (const one of named.filter((one) => one.in === "query")) url.searchParams.set(one.name, `${exampleOf(one)}`)
    const response = await fetch(url)
    if (response.headers.get("content-type") === "text/event-stream") {
      await response.body?.cancel()
      answers[operationId] = `${response.status}, a stream`
      continue
    }
    const body = (await response.json()) as Record<string, unknown>
    const list = Object.values(body).find((member) => operationId.startsWith("list") && Array.isArray(member))
    answers[operationId] = `${response.status}${Array.isArray(list) ? `, ${list.length} items` : ""}`
  }
  const unavailable = "503"
  expect(answers).toEqual({
    getAggregatedSignatures: unavailable,
    getApiUsageMetrics: "200",
    getApiLogs: "200",
    getPrimaryNetworkRpcUsageMetrics: "200",
    getSubnetRpcUsageMetrics: "200",
    getRpcUsageMetrics: "200",
    listIcmMessages: "200, 10 items",
    listAllIcmMessages: "200, 10 items",
    getIcmMessage: "200",
    listTeleporterMessagesByAddress: "200, 10 items",
    listTeleporterMessages: "200, 10 items",
    getTeleporterMessage: "200",
    getBlockchain: "200",
    getAvaxSupply: "200",
    getNetworkDetails: "200",
    getPrimaryNetworkBlock: "200",
    getPrimaryNetworkTransaction: "200",
    getSubnet: "200",
    listActivePrimaryNetworkStakingTransactions: "200, 8 items",
    listBlockchains: "200, 4 items",
    listDelegators: "200, 10 items",
    listL1Validators: "200, 3 items",
    listLatestPrimaryNetworkBlocks: "200, 10 items",
    listPrimaryNetworkBlocksByNodeId: "200, 0 items",
    listLatestPrimaryNetworkTransactions: "200, 10 items",
    listNodeValidations: "200, 1 items",
    listSubnets: "200, 3 items",
    listValidators: "200, 10 items",
    // The token of the examples was never minted on the recorded chain.
    getTokenDetails: "404",
    // The examples' asset and addresses are of the public mainnet; of rewards, addresses or nodes must be named.
    getAsset: "404",
    getChainIdsForAddresses: "400",
    getLastActivityTimestampByAddresses: "400",
    getPrimaryNetworkBalances: "400",
    listUtxos: "400",
    listAssetTransactions: "404",
    listHistoricalRewards: "400",
    listPendingRewards: "400",
    getBlock: "200",
    getChain: "200",
    getTransactionsForBlock: "200",
    listAllLatestBlocks: "200, 10 items",
    listAllLatestTransactions: "200, 10 items",
    listLatestBlocksAllChains: "200, 10 items",
    healthCheck: "200",
    search: "200",
    listChains: "200, 2 items",
    liveCheck: "200",
    streamChanges: "200, a stream",
    streamPrimaryNetworkChanges: "200, a stream",
    getAddressChains: "200",
    getContractMetadata: "200",
    getNativeBalance: "200",
    getPrimaryNetworkAddresses: "200",
    getDeploymentTransaction: "200",
    getTransaction: "200",
    listAddressChains: "200, 1 items",
    listNativeTransactions: "200, 10 items",
    listTransactions: "200, 10 items",
    listTransactionsV2: "200, 10 items",
    listErc1155Transactions: "200, 4 items",
    listErc1155Balances: "200, 3 items",
    listCollectibleBalances: "200, 3 items",
    // The wallet of the examples moved no ERC-20 token, gave its ERC-721 tokens away, was in no internal transaction and deployed nothing.
    listErc20Transactions: "200, 0 items",
    listErc20Balances: "200, 0 items",
    listErc721Balances: "200, 0 items",
    listInternalTransactions: "200, 0 items",
    listContractDeployments: "200, 0 items",
    listErc721Transfers: "200, 3 items",
    listLatestBlocks: "200, 10 items",
    listLatestTransactions: "200, 10 items",
    listLatestTransactionsAllChains: "200, 10 items",
    listNftTokens: "200, 10 items",
    listTokenTransfers: "200, 10 items",
    listTokenHolders: "200, 10 items",
  })
})

it("the contract suite crawls a service that is named to it, and finds nothing that is sent and not documented", {
  timeout: 120_000,
}, async () => {
  const { code, said } = await contract([`metrics=${stack.metricsUrl}`], "--promises", "sent")
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/promises\.test\.ts \(2 tests\)/) })
})

// As `pnpm contract --promises all` does, without the connections of some thousand requests.
it("both services send what is documented and nothing else", { timeout: 180_000 }, async () => {
  const words = new HarvestedWords()
  const lines = { undocumented: [] as string[], unserved: [] as string[], unsent: [] as string[] }
  for (const { api, document } of restClients.filter(({ api }) => api === "data" || api === "metrics")) {
    const seen = new Seen(document)
    await crawl(seen, api === "data" ? stack.dataUrl : stack.metricsUrl, words, stack.fetch)
    const named = (all: readonly string[]) => all.map((line) => `${api} ${line}`)
    lines.undocumented.push(...named(undocumented(seen)))
    lines.unserved.push(...named(unserved(seen)))
    lines.unsent.push(...named(unsent(seen)))
  }
  expect({ ...lines, unserved: lines.unserved.sort(), unsent: judged(lines.unsent) }).toEqual({
    undocumented: [],
    unserved: [...unservedOperations, ...unconfiguredOperations].map((name) => `data ${name}`).sort(),
    unsent: { unexplained: [], idle: [] },
  })
})

it("the contract suite passes against both services, through prism proxy --errors, which finds nothing to object to", {
  timeout: 240_000,
}, async () => {
  const violations: string[] = []
  const log = (line: string) => violations.push(line)
  const data = await startProxy("data", { upstream: stack.dataUrl, errors: true, log })
  const metrics = await startProxy("metrics", { upstream: stack.metricsUrl, errors: true, log })
  try {
    const { code, said } = await contract([`data=${data.url}`, `metrics=${metrics.url}`])
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/Tests +\d+ passed/) })
    expect(violations).toEqual([])
  } finally {
    await data.close()
    await metrics.close()
  }
})
