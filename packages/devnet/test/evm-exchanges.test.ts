import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { serveByPosition } from "@serac/wire/node"
import { expect, test } from "vitest"
import { evmInterface } from "../src/interfaces/evm/evm-interface.ts"
import { type RecordedBlock, recordedBlocks } from "./evm/support/recorded.ts"
import { replayedChain } from "./evm/support/replay.ts"

interface Exchange {
  readonly name: string
  readonly request: { readonly body: string }
  readonly response: { readonly body: string }
}

const exchangesOf = (name: string): readonly Exchange[] =>
  gunzipSync(readFileSync(new URL(`fixtures/exchanges/evm-${name}.jsonl.gz`, import.meta.url)))
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))

const hashes = /0x[0-9a-f]{64}(?![0-9a-f])/g
const exchanged = (text: string, names: ReadonlyMap<string, string>) =>
  text.replace(hashes, (hash) => names.get(hash) ?? hash)

// Members that differ, since the messenger's code is not recorded and so its logs, gas and storage are missing; and random values.
const differing = {
  l1: [
    "eth_getChainConfig undefined",
    "eth_getChainConfig []",
    'eth_feeHistory ["0x400","latest",[]]',
    "eth_getChainConfig []",
    'eth_getProof ["0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",["0x0"],"latest"]',
    'eth_getLogs [{"fromBlock":"0x0","toBlock":"latest"}]',
    'eth_newFilter [{"fromBlock":"latest"}]',
    "eth_newBlockFilter []",
  ],
  "c-chain": [
    'eth_feeHistory ["0x400","latest",[]]',
    'eth_getProof ["0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",["0x0"],"latest"]',
    'eth_getLogs [{"fromBlock":"0x0","toBlock":"latest"}]',
    'eth_newFilter [{"fromBlock":"latest"}]',
    "eth_newBlockFilter []",
    "txpool_status []",
  ],
}

test.each([
  ["l1", 350],
  ["c-chain", 310],
] as const)("a replayed %s answers what was asked of the node with the node's bytes", async (name, least) => {
  const { chain } = await replayedChain(`ledger/${name}`)
  const pairs = recordedBlocks(`ledger/${name}`).flatMap(({ block }: RecordedBlock) => {
    const made = chain.blockAt(BigInt(block.number as string))
    return [
      [block.hash, made?.hash],
      [block.stateRoot, made?.header.stateRoot],
    ] as [string, string][]
  })
  const ours = new Map(pairs)
  const theirs = new Map(pairs.map(([one, other]) => [other, one]))
  const signer = { sign: async () => new Uint8Array(96), aggregate: async () => new Uint8Array(0) }
  const serve = serveByPosition(evmInterface({ chain, signer }).methods)

  const exchanges = exchangesOf(name)
  const different: string[] = []
  for (const { name: title, request, response } of exchanges) {
    const { body } = await serve({
      method: "POST",
      target: `/ext/bc/${name}/rpc`,
      headers: { "content-type": "application/json" },
      body: exchanged(request.body, ours),
    })
    if (exchanged(body, theirs) !== response.body) different.push(title)
  }
  expect(different).toEqual(differing[name])
  expect(exchanges.length).toBeGreaterThan(least)
})
