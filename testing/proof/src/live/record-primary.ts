import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Ledger } from "../recording/ledger.ts"

/** The options of recording a live primary network. */
export interface RecordPrimaryOptions {
  /** Base URL of the network's node, which keeps an index of containers. */
  readonly url: string
  /** The target folder, in the format of `readPrimaryRecording`. */
  readonly folder: string
  /** The C-Chain, as an EVM chain. */
  readonly cChain: Ledger
  /** The text of the genesis file. */
  readonly genesis: string
  /** The IDs of the X-Chain and the C-Chain. */
  readonly chainIds: readonly string[]
  /** Addresses on X and P whose balances are recorded, each with its chain prefix. */
  readonly addresses: { readonly X: readonly string[]; readonly P: readonly string[] }
}

interface IndexContainer {
  readonly id: string
  readonly bytes: string
  readonly timestamp: string
}

const indexPage = 1_000
const concurrency = 4

/** Records a live node's primary network into a folder, in the format of a recording. */
export async function recordPrimary(options: RecordPrimaryOptions): Promise<void> {
  const { url, folder, cChain, genesis, chainIds, addresses } = options
  await Promise.all(["ledger", "exchanges"].map((name) => mkdir(join(folder, name), { recursive: true })))
  await writeFile(join(folder, "genesis.json"), genesis)
  for (const [name, path, prefix] of [
    ["p-chain", "P", "platform"],
    ["x-chain", "X", "avm"],
  ] as const) {
    const lines = await readChain(url, path, prefix)
    await writeFile(join(folder, "ledger", `${name}.jsonl`), lines.join("\n"))
  }
  const containers = await readContainers(url, "C", cChain.blocks.length - 1)
  const evm = cChain.blocks.map((block) => JSON.stringify({ ...block, ...containers[block.number - 1] }))
  await writeFile(join(folder, "ledger", "c-chain.jsonl"), evm.join("\n"))

  const { validators } = resultOf(await askText(url, "/ext/bc/P", "platform.getCurrentValidators", {})) as {
    readonly validators: readonly { readonly txID: string; readonly nodeID: string; readonly endTime: string }[]
  }
  const { initialStakers } = JSON.parse(genesis) as { readonly initialStakers: readonly { readonly nodeID: string }[] }
  const firstValidators = inGenesisOrder(
    initialStakers.flatMap(({ nodeID }) => validators.find((one) => one.nodeID === nodeID) ?? []),
  ).map(({ txID }) => txID)
  const first = [...chainIds, ...firstValidators]
  const calls: readonly (readonly [path: string, method: string, params: unknown])[] = [
    ...["getBlockchains", "getStakingAssetID", "getCurrentValidators", "getCurrentSupply", "getValidatorFeeConfig"].map(
      (name) => ["/ext/bc/P", `platform.${name}`, {}] as const,
    ),
    ...first.map((txID) => ["/ext/bc/P", "platform.getTx", { txID, encoding: "json" }] as const),
    ...addresses.P.flatMap((address) =>
      ["getBalance", "getStake"].map((name) => ["/ext/bc/P", `platform.${name}`, { addresses: [address] }] as const),
    ),
    ...addresses.X.map((address) => ["/ext/bc/X", "avm.getAllBalances", { address }] as const),
    ["/ext/info", "info.upgrades", {}],
  ]
  const exchanges: string[] = []
  for (const [path, method, params] of calls) {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const response = { status: 200, body: await askText(url, path, method, params) }
    exchanges.push(JSON.stringify({ name: `${method} ${JSON.stringify(params)}`, request: { path, body }, response }))
  }
  await writeFile(join(folder, "exchanges", "node.jsonl"), exchanges.join("\n"))
}

/**
 * The genesis validators in the order in which a node starts with them, since each one's reward depends on those before it: the order of the
 * heap, keyed by end time, into which the node puts the validators of the genesis file.
 */
function inGenesisOrder<Validator extends { readonly endTime: string }>(
  file: readonly Validator[],
): readonly Validator[] {
  const heap: Validator[] = []
  const end = (at: number) => Number(heap[at]?.endTime)
  for (const validator of file) {
    heap.push(validator)
    for (let at = heap.length - 1; at > 0 && end(at) < end((at - 1) >> 1); at = (at - 1) >> 1) {
      const above = (at - 1) >> 1
      ;[heap[at], heap[above]] = [heap[above] as Validator, heap[at] as Validator]
    }
  }
  return heap
}

/** The lines of a ledger file. */
async function readChain(url: string, path: string, prefix: string): Promise<readonly string[]> {
  const ask = (method: string, params: unknown) => askText(url, `/ext/bc/${path}`, `${prefix}.${method}`, params)
  const { height: head } = resultOf(await ask("getHeight", {})) as { readonly height: string }
  const containers = await readContainers(url, path, Number(head))
  const lines: string[] = []
  const read = async (height: number) => {
    const at = (encoding: string) => ask("getBlockByHeight", { height, encoding })
    const [bytes, json] = await Promise.all([at("hexnc"), at("json")])
    // Integers beyond 2^53 keep their digits only as text.
    const text = /^\{"jsonrpc":"2\.0","result":\{"block":(\{.*\}),"encoding":"json"\},"id":1\}\s*$/s.exec(json)?.[1]
    if (text === undefined) throw new Error(`${prefix}.getBlockByHeight ${height}: ${json.slice(0, 200)}`)
    const { block } = resultOf(bytes) as { readonly block: string }
    lines[height] = JSON.stringify({ height, bytes: block, json: text, ...containers[height - 1] })
  }
  let next = 0
  const work = async () => {
    while (next <= Number(head)) await read(next++)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return lines
}

/** The consensus-level bytes of a chain's first blocks above the genesis. */
async function readContainers(url: string, path: string, count: number) {
  const found: { readonly container: string; readonly containerID: string; readonly acceptedAt: string }[] = []
  while (found.length < count) {
    const params = {
      startIndex: found.length,
      numToFetch: Math.min(indexPage, count - found.length),
      encoding: "hexnc",
    }
    const answer = await askText(url, `/ext/index/${path}/block`, "index.getContainerRange", params)
    const { containers } = resultOf(answer) as { readonly containers: readonly IndexContainer[] }
    if (containers.length === 0) throw new Error(`the index of ${path} ends after ${found.length} of ${count} blocks`)
    for (const { id, bytes, timestamp } of containers)
      found.push({ container: bytes, containerID: id, acceptedAt: timestamp })
  }
  return found
}

async function askText(url: string, path: string, method: string, params: unknown): Promise<string> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const headers = { "content-type": "application/json" }
  return (await fetch(`${url}${path}`, { method: "POST", headers, body })).text()
}

function resultOf(text: string): unknown {
  const { result, error } = JSON.parse(text) as {
    readonly result?: unknown
    readonly error?: { readonly message: string }
  }
  if (error) throw new Error(error.message)
  return result
}
