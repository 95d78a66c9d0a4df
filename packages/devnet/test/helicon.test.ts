import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { type EvmBlock, encodeBlock, toQuantity } from "../src/evm/index.ts"
import { evmInterface, serveEvm } from "../src/interfaces/evm/evm-interface.ts"
import { EvmWallet } from "../src/wallet/evm-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const seconds = start / 1000
const somebody = `0x${"5e".repeat(20)}` as const
const options = { seed: "helicon", clock: { start, isStopped: true } }

const asker = (devnet: Devnet) => {
  const { chain } = devnet.chains.c
  const { handle } = serveEvm(chain, evmInterface({ chain }))["/rpc"]
  return async (method: string, ...params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const request = { method: "POST", path: "", headers: { "content-type": "application/json" }, body }
    const { result, error } = JSON.parse((await handle(request as never)).body)
    return error?.message ?? result
  }
}
/** The parts of a block's header that show how it is executed and which blocks it settles. */
const told = ({ header: { number, timestamp, settledHeight } }: EvmBlock) => ({
  number: Number(number),
  at: Number(timestamp) - seconds,
  settles: settledHeight === undefined ? undefined : Number(settledHeight),
})

test("the C-Chain goes through the upgrade: the last block before it is of the second before, those after settle it", async () => {
  const devnet = await Devnet.create({ ...options, helicon: seconds + 60 })
  const { chain } = devnet.chains.c
  const wallet = new EvmWallet(chain, testKey)
  const first = chain.tip.header.number
  for (let made = 0; made < 6; made++) {
    devnet.network.clock.advance(made === 1 ? 70_000 : 3_000)
    await wallet.send({ to: somebody, value: 1n })
    await devnet.producer.mine()
  }
  const blocks = Array.from({ length: 6 }, (_, made) => chain.blockAt(first + 1n + BigInt(made)) as EvmBlock)
  const at = (made: number) => Number(first) + 1 + made
  expect(blocks.map(told)).toEqual([
    { number: at(0), at: 3, settles: undefined },
    { number: at(1), at: 59, settles: undefined },
    { number: at(2), at: 76, settles: at(1) },
    { number: at(3), at: 79, settles: at(1) },
    { number: at(4), at: 82, settles: at(2) },
    { number: at(5), at: 85, settles: at(3) },
  ])
  // A header commits to the results of the blocks that it settles.
  const outcomes = [2, 3].map((made) => chain.rootOf(blocks[made] as EvmBlock))
  expect([4, 5].map((made) => blocks[made]?.header.stateRoot)).toEqual(outcomes)
  const again = await Devnet.load(await devnet.dump(), { clock: { isStopped: true } })
  expect(again.chains.c.chain.tip.hash).toBe(chain.tip.hash)
})

test("from the upgrade on latest is the last executed block, safe and finalized are settled, and refusals are another machine's", async () => {
  const devnet = await Devnet.create({ ...options, helicon: 0 })
  const { chain } = devnet.chains.c
  const wallet = new EvmWallet(chain, testKey)
  const ask = asker(devnet)
  for (let made = 0; made < 4; made++) {
    await wallet.send({ to: somebody, value: 1n, gas: 50_000n })
    await devnet.producer.mine()
  }
  const { header, receipts, hash } = chain.tip
  expect({ gasUsed: header.gasUsed, paidFor: receipts[0]?.gasUsed }).toEqual({ gasUsed: 50_000n, paidFor: 25_000n })
  const [tip, settled] = [header.number, header.settledHeight ?? 0n]
  expect(tip - settled).toBe(3n)
  const numbers = ["latest", "pending", "safe", "finalized"].map(
    async (tag) => (await ask("eth_getBlockByNumber", tag, false)).number,
  )
  expect(await Promise.all(numbers)).toEqual([tip, tip, settled, settled].map(toQuantity))
  const balances = ["latest", "pending", "safe"].map((tag) => ask("eth_getBalance", somebody, tag))
  expect(await Promise.all(balances)).toEqual(["0x4", "0x4", "0x1"])
  const none = tip + 1n
  expect(await ask("eth_getBlockByNumber", toQuantity(none), false)).toBe(null)
  expect(await ask("eth_getBalance", somebody, toQuantity(none))).toBe(
    `block not found: not accepted yet: block ${none}`,
  )
  expect(await ask("eth_getBalance", somebody, "accepted")).toBe("invalid argument 1: hex string without 0x prefix")
  expect(await ask("eth_coinbase")).toBe("the method eth_coinbase does not exist/is not available")
  expect(await ask("eth_getLogs", { fromBlock: "0x0", toBlock: toQuantity(none) })).toEqual([])
  expect((await ask("eth_getBlockByNumber", "latest", false)).hash).toBe(hash)
})

test("who has received something can spend it when that is settled; what was changed by hand at once", async () => {
  const devnet = await Devnet.create({ ...options, helicon: 0 })
  const { chain } = devnet.chains.c
  const poor = new EvmWallet(chain, new Uint8Array(32).fill(7))
  const mined = async () => {
    await devnet.producer.mine()
    return chain.pool.size
  }
  devnet.network.clock.advance(10_000)
  await new EvmWallet(chain, testKey).send({ to: poor.address, value: 10n ** 18n })
  expect(await mined()).toBe(0)
  await poor.send({ to: somebody, value: 1n })
  expect(await mined()).toBe(1)
  devnet.network.clock.advance(10_000)
  expect(await mined()).toBe(0)
  const rich = new EvmWallet(chain, new Uint8Array(32).fill(8))
  await chain.edit((state) => state.updateAccount(rich.address, { balance: 10n ** 18n }))
  await rich.send({ to: somebody, value: 1n })
  expect(await mined()).toBe(0)
})

test("a block of others is made again and executed, or refused and nothing is changed", async () => {
  const devnet = await Devnet.create({ ...options, helicon: 0 })
  const { chain } = devnet.chains.c
  const wallet = new EvmWallet(chain, testKey)
  const mark = chain.mark()
  await wallet.send({ to: somebody, value: 1n })
  await devnet.producer.mine()
  const { tip } = chain
  await chain.revert(mark)
  const bytes = (change: Partial<EvmBlock["header"]>) =>
    encodeBlock({ ...tip, header: { ...tip.header, ...change } }, "coreth")
  const milliseconds = tip.header.timestampMilliseconds as bigint
  for (const [change, reason] of [
    [{ settledExcess: 1n }, `invalid settledExcess: have 1, want ${tip.header.settledExcess}`],
    [{ gasLimit: 1n }, "invalid gasLimit: have 1, want 20000000"],
    [{ minPriceExponent: 2n ** 63n }, `invalid minPriceExponent: have ${2n ** 63n}, want 80063993375475`],
    [{ timestampMilliseconds: milliseconds - 1_000n }, "block time below the ACP-226 minimum block delay"],
  ] as const)
    await expect(chain.accept(bytes(change))).rejects.toThrow(reason)
  expect(chain.tip).toBe(mark.tip)
  expect((await chain.accept(bytes({}))).hash).toBe(tip.hash)
  expect(await chain.accept(bytes({})).catch((error: Error) => error.message)).toMatch("unknown ancestor")
})
