import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest"
import { Devnet } from "../../src/devnet.ts"
import { type EvmChain, fromHex, type Hex } from "../../src/evm/index.ts"
import { testAccounts } from "../../src/wallet/test-accounts.ts"
import { testKey } from "../../src/wallet/test-key.ts"
import { compare } from "./compare.ts"
import { type Exchange, recordingOf, subjects } from "./exchanges.ts"
import { but, eachBut, feeHistory, ofTheDevnet, proof, text } from "./rules.ts"
import { send, sendWarpMessage, warp } from "./send.ts"

const { funded, exchanges } = recordingOf("c-chain-helicon")
const [sender] = testAccounts
const day = 86_400
const start = Date.parse("2026-01-01T00:00:00Z")
const devnet = await Devnet.open({
  seed: "calls",
  clock: { start, isStopped: true },
  // By then, the gas price has fallen to its minimum.
  helicon: start / 1000 + 2 * day,
})
afterAll(() => devnet.close())

const coinbase: Hex = "0x0100000000000000000000000000000000000000"
const zeroAddress: Hex = `0x${"0".repeat(40)}`
/** Code that creates a contract of ten bytes. */
const creation: Hex = "0x600a600c600039600a6000f3602a60005260206000f3"

/** The C-Chain through Helicon, with the same contents as the recorded one: two transactions of the funded account, tips, logs and balances. */
async function begin() {
  const { chains, network, producer } = devnet
  await chains.begin()
  const { chain } = chains.c
  const given = async (balances: Readonly<Record<Hex, bigint>>) =>
    chain.edit(async (state) => {
      for (const [address, balance] of Object.entries(balances) as [Hex, bigint][])
        await state.updateAccount(address, { balance })
    })
  const mined = async (seconds: number, sent: Parameters<typeof send>[1]) => {
    network.clock.advance(seconds * 1000)
    await send(chain, sent)
    await producer.mine()
  }
  await mined(day, { key: testKey, nonce: 0n, tip: 0n, data: creation })
  await mined(10, { key: testKey, nonce: 1n, tip: 0n, data: creation })
  await given({ [sender?.address.toLowerCase() as Hex]: 10n ** 18n })
  const key = fromHex(sender?.privateKey as Hex)
  for (const [nonce, seconds] of [2 * day, 2, 2, 2, 2].entries())
    await mined(seconds, { key, nonce: BigInt(nonce), tip: 200n, to: warp, data: sendWarpMessage("hello") })
  await given({
    [funded]: 0x295be936e12b98092e8800n,
    [coinbase]: 0x5422e4d391235d0n,
    [zeroAddress]: 1n,
  })
  return chain
}

const identity = ["hash", "parentHash", "stateRoot", "receiptsRoot", "transactionsRoot", "logsBloom"]
const times = ["timestamp", "timestampMilliseconds", "settledGasUnix", "settledGasNumerator"]
const ofBlock = but(
  ...identity,
  ...times,
  "number",
  "settledHeight",
  "settledExcess",
  "gasUsed",
  "size",
  "transactions*",
)
const ofLogs = [
  "address",
  "topics",
  "data*",
  "logIndex",
  "blockHash",
  "blockNumber",
  "transactionHash",
  "transactionIndex",
]
const rules = {
  ...ofTheDevnet,
  eth_feeHistory: feeHistory(4),
  eth_getBlockReceipts: eachBut(
    ...ofLogs,
    ...["cumulativeGasUsed", "effectiveGasPrice", "from", "gasUsed", "logsBloom", "to", "type"],
  ),
  debug_traceBlockByNumber: eachBut("txHash", "from", "gas", "gasUsed", "to", "input*", "output*"),
  txpool_status: but("pending", "queued"),
  eth_getHeaderByNumber: ofBlock,
  eth_getBlockByNumber: ofBlock,
  eth_getProof: proof,
  eth_newPendingTransactionFilter: text(/^0x[0-9a-f]{32}$/),
}

let chain: EvmChain
beforeAll(async () => {
  chain = await begin()
})

/** Only the time limit stops code without a gas limit. The clock stands still, except during a call that the limit ended: then it advances at each reading. */
function clockOfCalls(): (exchange: Exchange) => void {
  let [now, step] = [0, 0]
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += step))
  onTestFinished(() => clock.mockRestore())
  return ({ error }) => {
    step = error?.code === -32002 ? 1_000 : 0
  }
}

test.each([
  ["what code sees", { exact: 53, byRule: 0 }],
  ["estimates", { exact: 25, byRule: 0 }],
  ["failures, fees and limits", { exact: 39, byRule: 0 }],
  ["traces, access lists, overrides and prices that are given", { exact: 38, byRule: 0 }],
  ["the chain's own state, and which methods there are", { exact: 14, byRule: 11 }],
] as const)("the C-Chain after Helicon answers as a living node did: %s", async (subject, counted) => {
  const asked = exchanges.slice(...subjects[subject])
  const compared = await compare(devnet, { name: "C", chain }, asked, rules, clockOfCalls())
  expect(compared).toEqual({ ...counted, different: [] })
})
