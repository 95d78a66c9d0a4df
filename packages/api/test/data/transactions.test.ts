import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { selectorOf } from "../../src/data/methods/selector.ts"
import { checksumAddress } from "../../src/data/render/address.ts"
import { all, build, type House, now } from "./house.ts"
import { contract, Ledger, wallet } from "./ledger.ts"

const firn = new Ledger("43112")
const neve = new Ledger("1337")
const [vault, other] = [contract(1), contract(2)]
const [vote, burn] = ["voteFor(uint256,(address,bool)[])", "collate_propagate_storage(bytes16)"]

let folder: string
let house: House

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-abis-"))
  const tuple = { type: "tuple[]", components: [{ type: "address" }, { type: "bool" }] }
  const general = join(folder, "Votes.json")
  const own = join(folder, `${vault}.json`)
  await writeFile(general, JSON.stringify({ abi: [{ name: "voteFor", inputs: [{ type: "uint" }, tuple] }] }))
  await writeFile(own, JSON.stringify([{ name: "collate_propagate_storage", inputs: [{ type: "bytes16" }] }]))
  house = await build({ abis: [general, { path: own, chainId: "43112" }] })
  const call = (to: typeof vault, signature: string) => ({ call: { to, selector: selectorOf(signature) } })
  const writer = await house.write(
    "43112",
    firn.block(now - 60),
    firn.block(now - 50, [
      {},
      { deploys: [{ address: vault }] },
      { ...call(vault, burn), failed: true },
      call(other, "burn(uint256)"),
      call(vault, vote),
      call(vault, "nobodyKnowsThis()"),
    ]),
    firn.block(now - 30, [{}]),
  )
  await writer.saveContracts([{ address: vault, ercType: "UNKNOWN", name: "Vault", attempts: 0 }])
  await house.write(
    "1337",
    neve.block(now - 55),
    neve.block(now - 50, [{ failed: true }, {}]),
    neve.block(now - 20, [{}]),
  )
})

afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true })
})

/** A transaction by its place, as a plain transfer. */
const at = (chainId: string, timestamp: number, block: number, index: number, more: object = {}) => {
  const ledger = chainId === "1337" ? neve : firn
  return {
    blockNumber: String(block),
    blockTimestamp: timestamp,
    blockHash: ledger.hash(block),
    chainId,
    blockIndex: index,
    txHash: ledger.txHash(block, index),
    txStatus: "1",
    txType: 2,
    gasLimit: "30000",
    gasUsed: "21000",
    gasPrice: "25",
    nonce: String(index),
    from: { address: checksumAddress(wallet(1)) },
    to: { address: checksumAddress(wallet(2)) },
    method: { callType: "NATIVE_TRANSFER", methodHash: "", methodName: "Native Transfer" },
    value: "5",
    ...more,
  }
}

const call = (signature: string, name: string | undefined) => ({
  method: { callType: "CONTRACT_CALL", methodHash: selectorOf(signature), ...(name && { methodName: name }) },
})

const vaultParty = { to: { address: checksumAddress(vault), name: "Vault" } }
const firn2 = at("43112", now - 30, 2, 0)
const firn1 = [
  at("43112", now - 50, 1, 5, { ...vaultParty, ...call("nobodyKnowsThis()", undefined) }),
  at("43112", now - 50, 1, 4, { ...vaultParty, ...call(vote, vote) }),
  at("43112", now - 50, 1, 3, { to: { address: checksumAddress(other) }, ...call("burn(uint256)", "burn(uint256)") }),
  at("43112", now - 50, 1, 2, { ...vaultParty, ...call(burn, burn), txStatus: "0" }),
  at("43112", now - 50, 1, 1, {
    ...vaultParty,
    method: { callType: "CONTRACT_CREATION", methodHash: "", methodName: "Contract Created" },
  }),
  at("43112", now - 50, 1, 0),
]
const neve2 = at("1337", now - 20, 2, 0)
const neve1 = [at("1337", now - 50, 1, 1), at("1337", now - 50, 1, 0, { txStatus: "0" })]

test("the latest transactions of a chain come with names of contracts and methods", async () => {
  const { items: transactions } = await house.client.listLatestTransactions({ chainId: "43112" })
  expect(transactions).toEqual([firn2, ...firn1])
})

test("a chain is found by its blockchain ID too", async () => {
  const chainId = "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx"
  const { items: transactions } = await house.client.listLatestTransactions({ chainId, pageSize: 1 })
  expect(transactions).toEqual([firn2])
})

test.each(["failed", "success"] as const)("the filter %s leaves the others out", async (status) => {
  const wanted = status === "success" ? "1" : "0"
  const { items: transactions } = await house.client.listLatestTransactions({ chainId: "43112", status })
  expect(transactions).toEqual([firn2, ...firn1].filter(({ txStatus }) => txStatus === wanted))
})

test("the latest transactions of all chains are one list by time", async () => {
  const { items: transactions } = await house.client.listLatestTransactionsAllChains()
  expect(transactions).toEqual([neve2, firn2, ...neve1, ...firn1])
})

test("the list of all chains takes the same filter", async () => {
  const { items: transactions } = await house.client.listLatestTransactionsAllChains({ status: "failed" })
  expect(transactions).toEqual([...neve1, ...firn1].filter(({ txStatus }) => txStatus === "0"))
})

test.each([
  ["mainnet", [neve2, ...neve1]],
  ["testnet", [firn2, ...firn1]],
  ["fuji", [firn2, ...firn1]],
] as const)("only chains of %s", async (network, expected) => {
  const { items: transactions } = await house.client.listLatestTransactionsAllChains({ network })
  expect(transactions).toEqual(expected)
})

test("pages of every size are the whole list", async () => {
  for (const pageSize of [1, 2, 3, 5, 100]) {
    const found = await all(house.client.listLatestTransactionsAllChains({ pageSize }))
    expect(found).toEqual([neve2, firn2, ...neve1, ...firn1])
  }
})

test("the old path of the list of all chains is the same list", async () => {
  for (const pageSize of [2, 100])
    expect(await all(house.client.listAllLatestTransactions({ pageSize }))).toEqual([neve2, firn2, ...neve1, ...firn1])
  const { items: failed } = await house.client.listAllLatestTransactions({ network: "mainnet", status: "failed" })
  expect(failed).toEqual(neve1.filter(({ txStatus }) => txStatus === "0"))
})

test("the transactions of a block come in its order, all at once or by pages, by its number and its hash", async () => {
  const expected = firn1.toReversed()
  for (const blockId of ["1", firn.hash(1), `0x${firn.hash(1).slice(2).toUpperCase()}`]) {
    const block = { chainId: "43112", blockId }
    const whole = await house.client.getTransactionsForBlock(block)
    expect([whole.items, whole.hasNextPage]).toEqual([expected, false])
    for (const pageSize of [0, 1, 4, 100])
      expect(await all(house.client.getTransactionsForBlock({ ...block, pageSize }))).toEqual(expected)
  }
  expect((await house.client.getTransactionsForBlock({ chainId: "43112", blockId: "0" })).items).toEqual([])
})

test.each(["3", "9007199254740993", `0x${"1".repeat(64)}`])(
  "transactions of block %s are a 404 that names it, and no empty list",
  async (blockId) => {
    await expect(house.client.getTransactionsForBlock({ chainId: "43112", blockId })).rejects.toMatchObject({
      status: 404,
      body: { message: `block ${blockId} was not found`, statusCode: 404, error: "Not Found" },
    })
  },
)

test("a chain of which nothing is indexed yet is a 503 rather than an empty list", async () => {
  await expect(house.client.listLatestTransactions({ chainId: "7" })).rejects.toMatchObject({ status: 503 })
})

test("a chain that is not served is a 404 that names it", async () => {
  const response = await fetch(`${house.service.url}/v1/chains/99999999/transactions`)
  expect([response.status, await response.json()]).toEqual([
    404,
    {
      message: "chain 99999999 is not supported; GET /v1/chains lists those that are",
      statusCode: 404,
      error: "Not Found",
    },
  ])
})
