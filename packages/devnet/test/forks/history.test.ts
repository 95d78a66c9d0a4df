import { formatId } from "@serac/chain"
import type { Hex } from "viem"
import { beforeAll, expect, test } from "vitest"
import { Devnet } from "../../src/devnet.ts"
import { fromHex } from "../../src/evm/index.ts"
import { addressOf, alice, bob, send } from "./accounts.ts"
import { callOf } from "./call.ts"
import { creations, transferOf, words } from "./programs.ts"
import { type UpstreamNetwork, upstreamNetwork } from "./upstream.ts"

let upstream: UpstreamNetwork
let fork: Devnet
let token: Hex
/** The last living block of the fork, and the hashes of a block and its transaction that the living chain made later. */
let last: bigint
let later: { readonly block: Hex; readonly transaction: Hex }

const quantity = (value: bigint | number): Hex => `0x${value.toString(16)}`
const living = (method: string, ...params: unknown[]) => callOf(upstream.devnet)(method, params)
const forked = (method: string, ...params: unknown[]) => callOf(fork)(method, params)

beforeAll(async () => {
  upstream = await upstreamNetwork()
  const { devnet, fetch, urlOf } = upstream
  const { chain } = devnet.chains.c
  await chain.edit((state) => state.updateAccount(addressOf(alice), { balance: 10n ** 20n }))
  token = (await send(chain, { from: alice, data: creations.coin([addressOf(alice)]) })) as Hex
  for (const value of [1n, 2n, 3n]) {
    devnet.network.clock.advance(3_000)
    await send(chain, { from: alice, to: token, data: transferOf(addressOf(bob), value) })
  }
  const clock = { start: devnet.network.clock.now(), isStopped: true }
  fork = await Devnet.create({ seed: "fork", clock, fork: { url: urlOf(devnet.chains.c), fetch } })
  last = chain.tip.header.number
  // The living chain goes on.
  await send(chain, { from: alice, to: token, data: transferOf(addressOf(bob), 100n) })
  later = { block: chain.tip.hash, transaction: chain.tip.transactions[0]?.hash as Hex }
})

test("blocks, transactions, receipts, logs, states and traces before the fork are the living node's, whatever names them", async () => {
  const { chain } = upstream.devnet.chains.c
  const block = chain.blockAt(last - 1n)
  const [hash, transaction] = [block?.hash as Hex, block?.transactions[0]?.hash as Hex]
  const at = quantity(last - 1n)
  const call = { to: token, data: `0x70a08231${addressOf(bob).slice(2).padStart(64, "0")}` }
  const calls: [string, ...unknown[]][] = [
    ["eth_getBlockByNumber", at, true],
    ["eth_getBlockByNumber", quantity(last), true],
    ["eth_getBlockByNumber", "earliest", false],
    ["eth_getBlockByHash", hash, false],
    ["eth_getHeaderByNumber", at],
    ["eth_getBlockReceipts", at],
    ["eth_getBlockReceipts", { blockHash: hash }],
    ["eth_getBlockTransactionCountByNumber", at],
    ["eth_getBlockTransactionCountByHash", hash],
    ["eth_getTransactionByBlockNumberAndIndex", at, "0x0"],
    ["eth_getTransactionByHash", transaction],
    ["eth_getTransactionReceipt", transaction],
    ["eth_getRawTransactionByHash", transaction],
    ["eth_getLogs", { fromBlock: "earliest", toBlock: at, address: token }],
    ["eth_getLogs", { blockHash: hash }],
    ["eth_getBalance", addressOf(alice), at],
    ["eth_getTransactionCount", addressOf(alice), { blockHash: hash }],
    ["eth_getCode", token, at],
    ["eth_getStorageAt", token, "0x2", at],
    ["eth_getProof", token, [words(2)], at],
    ["eth_call", call, at],
    ["eth_call", { ...call, data: "0xdeadbeef" }, at],
    ["eth_estimateGas", { ...call, from: addressOf(alice) }, at],
    ["eth_feeHistory", "0x3", at, [50]],
    ["debug_traceTransaction", transaction, { tracer: "callTracer" }],
    ["debug_traceBlockByNumber", at, { tracer: "callTracer" }],
    ["debug_traceCall", call, at, { tracer: "callTracer" }],
    ["debug_getRawBlock", at],
  ]
  for (const [method, ...params] of calls) {
    const answer = await forked(method, ...params)
    expect([method, params, answer]).toEqual([method, params, await living(method, ...params)])
    expect(answer).not.toEqual({ result: null })
  }
})

test("what the living chain did after the fork's block is not on the fork", async () => {
  expect(await living("eth_getBlockByHash", later.block, false)).not.toEqual({ result: null })
  expect(await forked("eth_getBlockByHash", later.block, false)).toEqual({ result: null })
  expect(await forked("eth_getTransactionByHash", later.transaction)).toEqual({ result: null })
  expect(await forked("eth_getTransactionReceipt", later.transaction)).toEqual({ result: null })
  expect(await forked("eth_getBalance", addressOf(alice), { blockHash: later.block })).toEqual({
    error: { code: -32000, message: "header for hash not found" },
  })
  const { result } = (await forked("eth_getBlockByNumber", "latest", false)) as { result: { number: Hex } }
  expect(result.number).toBe(quantity(last))
})

test("logs and fees that reach over the fork's start are of both chains", async () => {
  const { chain } = fork.chains.c
  for (const value of [7n, 8n]) {
    fork.network.clock.advance(3_000)
    await send(chain, { from: alice, to: token, data: transferOf(addressOf(bob), value) })
  }
  const values = async (filter: object) => {
    const { result } = (await forked("eth_getLogs", filter)) as { result: { data: Hex; blockNumber: Hex }[] }
    return result.map(({ data, blockNumber }) => [BigInt(blockNumber) - last, BigInt(data)])
  }
  const both = [
    [-1n, 2n],
    [0n, 3n],
    [1n, 7n],
    [2n, 8n],
  ]
  const fromBlock = quantity(last - 1n)
  expect(await values({ fromBlock, address: token })).toEqual(both)
  expect(await values({ fromBlock, toBlock: quantity(last + 1n) })).toEqual(both.slice(0, 3))
  expect(await values({ fromBlock: quantity(last + 1n) })).toEqual(both.slice(2))
  const { result: id } = (await forked("eth_newFilter", { fromBlock, address: token })) as { result: Hex }
  expect(((await forked("eth_getFilterLogs", id)) as { result: unknown[] }).result.length).toBe(4)
  const { result } = (await forked("eth_feeHistory", "0x4", "latest", [10, 90])) as {
    result: { oldestBlock: Hex; baseFeePerGas: Hex[]; gasUsedRatio: number[]; reward: Hex[][] }
  }
  expect(result).toEqual({ ...result, oldestBlock: quantity(last - 1n) })
  expect([result.baseFeePerGas.length, result.gasUsedRatio.length, result.reward.length]).toEqual([4, 4, 4])
  expect(await forked("eth_getLogs", { fromBlock: quantity(last + 1n), toBlock: "0x0" })).toEqual({
    error: { code: -32000, message: "invalid block range params" },
  })
})

test("messages and blocks of the living chain are not signed", async () => {
  const { chain } = fork.chains.c
  const id = formatId(fromHex(chain.blockAt(last)?.hash ?? "0x"))
  const reason = `what was sent up to block ${last} is the living chain's, and not signed on its fork`
  for (const method of ["warp_getMessageSignature", "warp_getBlockSignature"]) {
    const { error } = (await forked(method, id)) as { error: { message: string } }
    expect(error.message).toContain(reason)
  }
})
