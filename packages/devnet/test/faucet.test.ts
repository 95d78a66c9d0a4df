import { formatAddress, formatId, hrpOf } from "@serac/chain"
import { afterAll, expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"

const someone = new Uint8Array(20).fill(7)
const account = `0x${"07".repeat(20)}`

async function begin() {
  const clock = { start: Date.UTC(2026, 0), isStopped: true }
  const devnet = await Devnet.create({ seed: "faucet", clock, l1s: [{ name: "firn", chainID: 99_123 }] })
  const post = async (target: string, method: string, params: unknown) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const headers = { host: "localhost", "content-type": "application/json" }
    return JSON.parse(String((await devnet.node.handle({ method: "POST", target, headers, body })).body))
  }
  const fund = (params: object) => post("/ext/devnet", "devnet.fund", params)
  return { devnet, post, fund }
}

test("the faucet pays on every chain, and what it paid is accepted when it answers", async () => {
  const { devnet, post, fund } = await begin()
  const hrp = hrpOf(devnet.network.genesis.networkID)
  const [pAddress, xAddress] = ["P", "X"].map((chain) => formatAddress(someone, hrp, chain))
  const [l1] = devnet.l1s
  const firn = formatId(l1?.blockchainID as Uint8Array)
  for (const [params, amount] of [
    [{ address: pAddress }, "100000000000"],
    [{ address: xAddress, amount: 5 }, "5"],
    [{ address: account, amount: "7" }, "7"],
    [{ address: account, chain: firn }, "100000000000"],
  ] as const)
    expect(await fund(params)).toEqual({
      jsonrpc: "2.0",
      id: 1,
      result: { txID: expect.stringMatching(/^(0x\w{64}|\w{40,60})$/), amount },
    })
  expect({
    p: (await post("/ext/bc/P", "platform.getBalance", { addresses: [pAddress] })).result.balance,
    x: (await post("/ext/bc/X", "avm.getBalance", { address: xAddress, assetID: "AVAX" })).result.balance,
    c: (await post("/ext/bc/C/rpc", "eth_getBalance", [account, "latest"])).result,
    l1: (await post(`/ext/bc/${firn}/rpc`, "eth_getBalance", [account, "latest"])).result,
  }).toEqual({
    p: "100000000000",
    x: "5",
    c: `0x${(7_000_000_000n).toString(16)}`,
    l1: `0x${(10n ** 20n).toString(16)}`,
  })
  devnet.close()
})

// A refused request changes nothing.
const refusing = begin()
afterAll(async () => (await refusing).devnet.close())

test.each([
  [{}, 'couldn\'t parse address "": no separator found in address'],
  [{ address: "0x12" }, 'couldn\'t parse address "0x12": no separator found in address'],
  [{ address: account, chain: "X" }, "there is no EVM chain X"],
  [{ address: account, chain: "nowhere" }, "there is no EVM chain nowhere"],
  [{ address: "X-local1", chain: "C" }, "chain is for addresses of 0x and 40 digits: others name theirs"],
  [
    { address: account, amount: "18446744073709551615" },
    "the faucet, 0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc, has less than 18446744073709551615 on this chain",
  ],
])("the faucet refuses %j", async (params, message) => {
  const { fund } = await refusing
  expect(await fund(params)).toMatchObject({ error: { message } })
})
