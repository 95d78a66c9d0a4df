import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Hex } from "@serac/store"
import { expect, test } from "vitest"
import { checksumAddress } from "../../src/data/render/address.ts"
import { build, now, refusalOf } from "./house.ts"
import { answersOf, contract, Ledger, wallet } from "./ledger.ts"

const chainId = "43112"
const [ann, bob] = [wallet(1), wallet(2)]
const factory = contract(5)
const party = (address: Hex) => ({ address: checksumAddress(address) })

test("the native token of a transaction has its current price where the price file has one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "serac-whole-transaction-"))
  const prices = join(folder, "prices.json")
  await writeFile(prices, JSON.stringify({ [chainId]: { native: { usd: "17.25", eur: "15" } } }))
  const other = await build({ prices })
  try {
    const own = new Ledger(chainId)
    await other.write(chainId, own.block(now, [{ from: ann, deploys: [{ address: factory }] }]))
    const { networkTokenDetails } = await other.client.getTransaction({ chainId, txHash: own.txHash(0, 0) })
    expect(networkTokenDetails).toEqual({
      networkToken: expect.objectContaining({ symbol: "ICE" }),
      currentPrice: { currencyCode: "usd", value: "17.25" },
    })
    const deployment = await other.client.getDeploymentTransaction({ chainId, address: factory, currency: "eur" })
    expect(deployment.networkTokenDetails.currentPrice).toEqual({ currencyCode: "eur", value: "15" })
  } finally {
    await other.close()
    await rm(folder, { recursive: true })
  }
})

test("a transaction whose block is not archived is a 503 that says so", async () => {
  const other = await build()
  try {
    const own = new Ledger(chainId)
    await other.write(chainId, { ...own.block(now, [{ from: ann, to: bob }]) })
    expect(await other.client.getTransaction({ chainId, txHash: own.txHash(0, 0) }).then(String, refusalOf)).toBe(
      "block 0 of chain 43112 is not in the archive of this service, which alone has the input and the events of its transactions",
    )
  } finally {
    await other.close()
  }
})

test("a failed transaction tells why, by its trace; one without a trace and one that succeeded do not", async () => {
  const other = await build()
  try {
    const own = new Ledger(chainId)
    const write = async (isTraced: boolean) => {
      const plan = { from: ann, call: { to: factory, selector: "0x704b6c02" } }
      const batch = own.block(now, [{ ...plan, failed: true }, plan])
      const answers = answersOf.get(batch)
      if (answers === undefined) throw new Error("nothing was answered")
      const receipts = ["0x0", "0x1"].map((status) => ({ status, logs: [] }))
      // An inner call may fail without the transaction.
      const trace = { type: "CALL", error: "execution reverted", output: `0x4e487b71${"12".padStart(64, "0")}` }
      const traces = [{ result: trace }, { result: { type: "CALL", calls: [trace] } }]
      answersOf.set(batch, { ...answers, receipts, ...(isTraced && { traces }) })
      await other.write(chainId, batch)
    }
    await write(true)
    await write(false)
    const reasonOf = async (block: number, index: number) =>
      (await other.client.getTransaction({ chainId, txHash: own.txHash(block, index) })).nativeTransaction.revertReason
    expect(await reasonOf(0, 0)).toEqual({
      error: "execution reverted",
      message: "division or modulo by zero",
      data: `0x4e487b71${"12".padStart(64, "0")}`,
    })
    expect([await reasonOf(0, 1), await reasonOf(1, 0)]).toEqual([undefined, undefined])
  } finally {
    await other.close()
  }
})

test("a contract is told with its last deployment, and so is the transaction of that", async () => {
  const other = await build()
  try {
    const own = new Ledger(chainId)
    const deploys = [{ address: factory }]
    await other.write(chainId, own.block(now, [{ from: ann, deploys }]), own.block(now + 1, [{ from: bob, deploys }]))
    const deploymentDetails = { txHash: own.txHash(1, 0), deployerAddress: checksumAddress(bob) }
    expect(await other.client.getContractMetadata({ chainId, address: factory })).toEqual({
      ...party(factory),
      ercType: "UNKNOWN",
      deploymentDetails,
    })
    const { nativeTransaction } = await other.client.getDeploymentTransaction({ chainId, address: factory })
    expect(nativeTransaction.txHash).toBe(own.txHash(1, 0))
    for (const asked of [other.client.getContractMetadata, other.client.getDeploymentTransaction])
      await expect(asked({ chainId, address: ann })).rejects.toMatchObject({
        status: 404,
        body: { message: `contract ${checksumAddress(ann)} was not found` },
      })
  } finally {
    await other.close()
  }
})
