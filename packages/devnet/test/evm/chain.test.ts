import { expect, test } from "vitest"
import type { EvmBlock } from "../../src/evm/block/block.ts"
import { encodeBlock } from "../../src/evm/block/block.ts"
import { EvmChain } from "../../src/evm/chain/evm-chain.ts"
import type { Hex } from "../../src/evm/codec/hex.ts"
import { call } from "../../src/evm/query/call.ts"
import { fortune, localChain, poor, rich, signed } from "./support/local-chain.ts"

const to = poor.address.toLowerCase() as Hex
const from = rich.address.toLowerCase() as Hex
const fee = 21_000n * 1_000_000_001n

const balanceOf = (chain: EvmChain, address: Hex, block = chain.tip) =>
  chain.read(block, async ({ state }) => (await state.account(address))?.balance ?? 0n)

test("a transfer waits, is mined, and moves coins; its fee goes to the black hole", async () => {
  const { chain } = await localChain()
  const hash = await chain.issue(await signed({ nonce: 0, value: 5n }))
  expect(chain.pool.size).toBe(1)
  await chain.build()
  const { block, index } = chain.transaction(hash) as { block: EvmBlock; index: number }
  expect(block.receipts[index]).toEqual({
    succeeded: true,
    gasUsed: 21_000n,
    cumulativeGasUsed: 21_000n,
    effectiveGasPrice: 1_000_000_001n,
    logs: [],
    contractAddress: undefined,
  })
  expect([
    await balanceOf(chain, to),
    await balanceOf(chain, from),
    await balanceOf(chain, "0x0100000000000000000000000000000000000000"),
    chain.pool.size,
    chain.tip === block,
  ]).toEqual([5n, fortune - 5n - fee, fee, 0, true])
})

test("a transaction with a gap before it waits until the gap is filled", async () => {
  const { chain } = await localChain()
  const told: bigint[] = []
  chain.events.on("pending", ({ nonce }) => told.push(nonce))
  await chain.issue(await signed({ nonce: 1 }))
  expect([await chain.build(), told]).toEqual([undefined, []])
  await chain.issue(await signed({ nonce: 0 }))
  expect(told).toEqual([0n, 1n])
  expect((await chain.build())?.transactions.map(({ nonce }) => nonce)).toEqual([0n, 1n])
})

test("a transaction replaces one with its nonce where it pays a tenth more", async () => {
  const { chain } = await localChain()
  const prices = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 100n }
  await chain.issue(await signed({ nonce: 0, ...prices }))
  const slightly = { maxFeePerGas: 2_100_000_000n, maxPriorityFeePerGas: 105n }
  await expect(chain.issue(await signed({ nonce: 0, ...slightly }))).rejects.toThrow(
    "replacement transaction underpriced",
  )
  const enough = { maxFeePerGas: 2_200_000_000n, maxPriorityFeePerGas: 110n }
  const hash = await chain.issue(await signed({ nonce: 0, ...enough }))
  await expect(chain.issue(await signed({ nonce: 0, ...enough }))).rejects.toThrow("already known")
  expect((await chain.build())?.transactions.map((transaction) => transaction.hash)).toEqual([hash])
})

test("a block keeps the least delay, and is as late as the clock says", async () => {
  const { chain, clock } = await localChain()
  await chain.issue(await signed({ nonce: 0 }))
  await chain.build()
  expect(chain.tip.header.timestampMilliseconds).toBe(BigInt(clock.milliseconds))
  await chain.issue(await signed({ nonce: 1 }))
  await chain.build()
  expect(chain.tip.header.timestampMilliseconds).toBe(BigInt(clock.milliseconds) + 2_000n)
  await expect(chain.build({ milliseconds: 5n, allowEmpty: true })).rejects.toThrow("block timestamp is too old")
})

test("a block that one chain made is accepted by another, and a changed one is not and changes nothing", async () => {
  const [{ chain: maker }, { chain: taker }] = [await localChain(), await localChain()]
  await maker.issue(await signed({ nonce: 0, value: 7n }))
  const made = (await maker.build()) as EvmBlock
  const changed = { ...made, header: { ...made.header, gasUsed: 1n } }
  await expect(taker.accept(encodeBlock(changed, "subnet-evm"))).rejects.toThrow("invalid gasUsed: have 1, want 21000")
  expect([taker.tip.header.number, await balanceOf(taker, to)]).toEqual([0n, 0n])
  const { hash } = await taker.accept(encodeBlock(made, "subnet-evm"))
  expect([hash, await balanceOf(taker, to)]).toEqual([made.hash, 7n])
})

test("a mark brings back blocks, state and waiting transactions, forwards too", async () => {
  const { chain } = await localChain()
  await chain.issue(await signed({ nonce: 0, value: 1n }))
  await chain.build()
  await chain.issue(await signed({ nonce: 1, value: 2n }))
  const early = chain.mark()
  await chain.build()
  const late = chain.mark()
  const removed: bigint[] = []
  chain.events.on("removed", ({ header }) => removed.push(header.number))
  await chain.revert(early)
  expect([chain.tip.header.number, chain.pool.size, await balanceOf(chain, to), removed]).toEqual([1n, 1, 1n, [2n]])
  await chain.revert(late)
  expect([chain.tip, chain.pool.size, await balanceOf(chain, to)]).toEqual([late.tip, 0, 3n])
})

test("a fork goes back to a height and makes other blocks", async () => {
  const { chain } = await localChain()
  await chain.issue(await signed({ nonce: 0, value: 1n }))
  const first = await chain.build()
  const gone = await chain.fork(0n)
  expect([gone, chain.blockByHash(first?.hash as Hex), chain.transaction(first?.transactions[0]?.hash as Hex)]).toEqual(
    [[first], undefined, undefined],
  )
  await chain.issue(await signed({ nonce: 0, value: 9n }))
  await chain.build()
  expect([chain.tip.header.number, await balanceOf(chain, to)]).toEqual([1n, 9n])
  await expect(chain.fork(5n)).rejects.toThrow("there is no block 5")
})

test("a state that was changed by hand is what the next block is made upon, and goes with a mark", async () => {
  const { chain } = await localChain()
  const mark = chain.mark()
  await chain.edit((state) => state.updateAccount(to, { balance: 100n }))
  expect(await balanceOf(chain, to)).toBe(100n)
  await chain.issue(await signed({ nonce: 0, value: 1n }))
  await chain.build()
  expect(await balanceOf(chain, to)).toBe(101n)
  await chain.revert(mark)
  expect(await balanceOf(chain, to)).toBe(0n)
})

test("pruning forgets old states, not those of marks, and keeps memory bounded", async () => {
  const { chain } = await localChain()
  const sizes: number[] = []
  let marked: EvmBlock | undefined
  for (let nonce = 0; nonce < 30; nonce++) {
    await chain.issue(await signed({ nonce, value: 1n }))
    await chain.build()
    if (nonce === 4) marked = chain.mark().tip
    if (nonce % 10 === 9) {
      await chain.prune(3)
      sizes.push(chain.storedNodes)
    }
  }
  expect([await balanceOf(chain, to, marked), await balanceOf(chain, to, chain.blockAt(28n))]).toEqual([5n, 28n])
  await expect(balanceOf(chain, to, chain.blockAt(20n))).rejects.toThrow(/^missing trie node .* is not available$/)
  expect(new Set(sizes).size).toBe(1)
})

test("the state after every block can be read and called", async () => {
  const { chain } = await localChain()
  // Returns the caller's balance.
  const code = "0x333160005260206000f3"
  const hash = await chain.issue(
    await signed({ nonce: 0, to: undefined as never, data: `0x69${code.slice(2)}600052600a6016f3`, gas: 100_000n }),
  )
  await chain.build()
  const contract = chain.transaction(hash)?.block.receipts[0]?.contractAddress as Hex
  await chain.issue(await signed({ nonce: 1, value: 3n }))
  await chain.build()
  const seen = async (height: bigint) =>
    BigInt(
      `0x${Buffer.from(await call(chain, chain.blockAt(height) as EvmBlock, { from: to, to: contract })).toString("hex") || "0"}`,
    )
  expect([await seen(0n), await seen(1n), await seen(2n)]).toEqual([0n, 0n, 3n])
  const overrides = { [to]: { balance: 42n } }
  const output = await call(chain, chain.tip, { from: to, to: contract }, { overrides })
  expect(BigInt(`0x${Buffer.from(output).toString("hex")}`)).toBe(42n)
})

test("a chain that was dumped as JSON goes on where it was: blocks, states, changes by hand, what waits", async () => {
  const { chain, options } = await localChain()
  await chain.issue(await signed({ nonce: 0, value: 1n }))
  await chain.build()
  await chain.edit((state) => state.updateAccount(to, { balance: 50n }))
  await chain.issue(await signed({ nonce: 1, value: 2n }))
  const loaded = await EvmChain.load(options, JSON.parse(JSON.stringify(await chain.dump())))
  expect([loaded.tip, loaded.pool.size, await balanceOf(loaded, to)]).toEqual([chain.tip, 1, 50n])
  const [one, other] = [await chain.build(), await loaded.build()]
  expect([other, await balanceOf(loaded, to), await balanceOf(loaded, to, loaded.blockAt(0n))]).toEqual([one, 52n, 0n])
})
