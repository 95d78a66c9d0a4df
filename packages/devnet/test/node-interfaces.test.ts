import { buildXChainBaseTx, formatHex, formatId, signTransaction } from "@serac/chain"
import { keccak256 } from "viem"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { testKey } from "../src/wallet/test-key.ts"
import { ask } from "./simulated-calls/exchanges.ts"

const devnet = await Devnet.open({
  seed: "node-interfaces",
  clock: { start: Date.parse("2026-01-01T00:00:00Z"), isStopped: true },
})
beforeAll(() => devnet.begin())
afterAll(() => devnet.close())

/** The answer of the devnet's node to a by-name method: the result, or the error's message. */
async function asked(target: string, method: string, params: object = {}): Promise<unknown> {
  const { body } = await devnet.node.handle({
    method: "POST",
    target,
    headers: { "content-type": "application/json", host: "localhost" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  })
  const { result, error } = JSON.parse(body)
  return error === undefined ? result : error.message
}

test("a local network's fees and its proposals are those that a node of one answers", async () => {
  expect(await asked("/ext/info", "info.acps")).toEqual({ acps: {} })
  expect(await asked("/ext/info", "info.getTxFee")).toEqual({
    txFee: "1000000",
    createAssetTxFee: "1000000",
    createSubnetTxFee: "100000000",
    transformSubnetTxFee: "100000000",
    createBlockchainTxFee: "100000000",
    addPrimaryNetworkValidatorFee: "0",
    addPrimaryNetworkDelegatorFee: "0",
    addSubnetValidatorFee: "1000000",
    addSubnetDelegatorFee: "1000000",
  })
})

test("the wallet of the X-Chain takes what its own interface takes", async () => {
  const { treasury } = devnet
  const built = buildXChainBaseTx(treasury.xContext, treasury.xWallet, {
    outputs: [{ to: treasury.address, amount: 7n }],
  })
  const { bytes, id } = signTransaction(built, [testKey])
  const issue = (tx: string) => asked("/ext/bc/X/wallet", "wallet.issueTx", { tx, encoding: "hex" })
  expect(await asked("/ext/bc/X", "avm.getTxStatus", { txID: formatId(id) })).toEqual({ status: "Unknown" })
  expect(await issue(formatHex(bytes, "hex"))).toEqual({ txID: formatId(id) })
  expect(await asked("/ext/bc/X", "avm.getTxStatus", { txID: formatId(id) })).toEqual({ status: "Accepted" })
  expect(await issue("0x00")).toBe("problem decoding transaction: input string is smaller than the checksum size")
})

test("bytes of a header, a block, receipts and transactions are those that their hashes are made of", async () => {
  const { chain } = devnet.chains.c
  const { hash, header, transactions } = chain.tip
  const raw = async (what: string, param: unknown) =>
    (await ask(devnet, "C", { method: `debug_getRaw${what}`, params: [param] })).result as never
  const headerBytes: string = await raw("Header", "latest")
  expect(keccak256(headerBytes as `0x${string}`)).toBe(hash)
  const block: string = await raw("Block", hash)
  expect(block).toContain(headerBytes.slice(2))
  const [transaction] = transactions
  const bytes: string = await raw("Transaction", transaction?.hash)
  expect(keccak256(bytes as `0x${string}`)).toBe(transaction?.hash)
  expect(block).toContain(bytes.slice(2))
  expect(await raw("Receipts", `0x${header.number.toString(16)}`)).toHaveLength(transactions.length)
  expect(await raw("Transaction", `0x${"11".repeat(32)}`)).toBe("0x")
})
