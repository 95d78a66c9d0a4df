import { createPublicClient, createWalletClient, http } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { afterEach, expect, it } from "vitest"
import { createRpc } from "../../src/demo-chain/anvil/rpc.ts"
import { type DemoChain, type DemoChainOptions, startDemoChain } from "../../src/demo-chain/index.ts"
import { hashes, snapshot } from "./snapshot.ts"

const running: DemoChain[] = []
const start = async (options: DemoChainOptions) => {
  const chain = await startDemoChain(options)
  running.push(chain)
  return chain
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((chain) => chain.stop()))
})

it("plays the same chain for the same seed, and another for another", async () => {
  const [one, same, other] = await Promise.all([1, 1, 2].map((seed) => start({ seed, rounds: 3 })))
  const [first, again, different] = await Promise.all([one, same, other].map((chain) => snapshot(chain?.rpcUrl ?? "")))
  expect(again).toEqual(first)
  expect(hashes(different ?? [])).not.toEqual(hashes(first ?? []))
})

it("shows every kind of transaction and token event in its forty rounds", async () => {
  const chain = await start({})
  const blocks = await snapshot(chain.rpcUrl)
  const receipts = blocks.flatMap((block) => block.receipts)
  const types = new Set(blocks.flatMap(({ block }) => block.transactions.map(({ type }) => type)))
  const traces = JSON.stringify(blocks.flatMap((block) => block.traces))
  const topics = new Set(
    blocks.flatMap(({ logs }) => logs.map((log) => `${log.topics[0]?.slice(0, 10)}/${log.topics.length}`)),
  )
  const several = blocks.filter(({ receipts }) => receipts.length > 3).length
  expect({
    blocks: blocks.length,
    enough: receipts.length > 300,
    several: several > 30,
    failed: receipts.some(({ status }) => status === "0x0"),
    created: receipts.some(({ contractAddress, status }) => contractAddress && status === "0x1"),
    byContract: traces.includes('"CREATE"') && traces.includes('"CREATE2"'),
    types: [...types].sort(),
    transfers: ["0xddf252ad/3", "0xddf252ad/4", "0xc3d58168/4", "0x4a39dc06/4"].filter((topic) => topics.has(topic)),
  }).toEqual({
    blocks: 46,
    enough: true,
    several: true,
    failed: true,
    created: true,
    byContract: true,
    types: ["0x0", "0x1", "0x2"],
    transfers: ["0xddf252ad/3", "0xddf252ad/4", "0xc3d58168/4", "0x4a39dc06/4"],
  })
})

it("names contracts that answer as they should", async () => {
  const { rpcUrl, contracts } = await start({ rounds: 0 })
  const client = createPublicClient({ transport: http(rpcUrl) })
  const read = (name: keyof typeof contracts, functionName: string) =>
    client.readContract({ ...contracts[name], functionName }).catch(() => "nothing")
  expect(await read("iceCoin", "name")).toBe("Ice Coin")
  expect(await read("oldCoin", "symbol")).toBe(`0x${Buffer.from("OLD").toString("hex").padEnd(64, "0")}`)
  expect(await read("nameless", "name")).toBe("nothing")
  expect(await read("imitator", "name")).toBe('Imitator \u0000\u001f"\\')
})

it("includes a visitor's transaction in the next block", async () => {
  const chain = await start({ rounds: 0 })
  const [, , , account] = chain.accounts
  const wallet = createWalletClient({
    account: privateKeyToAccount(account?.privateKey ?? "0x"),
    transport: http(chain.rpcUrl),
  })
  const hash = await wallet.sendTransaction({ chain: null, to: chain.contracts.payer.address, value: 5n })
  await chain.play(1)
  const receipt = await createRpc(chain.rpcUrl)<{ status: string }>("eth_getTransactionReceipt", [hash])
  expect(receipt.status).toBe("0x1")
})
