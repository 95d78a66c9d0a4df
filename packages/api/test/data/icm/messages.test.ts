import { NotFoundError } from "@serac/data"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { checksumAddress } from "../../../src/data/render/address.ts"
import { all, build, type House, refusalOf, withProjections } from "../house.ts"
import { wallet } from "../ledger.ts"
import { expected, fate, icmChains, inOrder, onFirn, onNeve, tellFates } from "./fates.ts"
import { cb58, firnId, neveId, otherId } from "./messenger.ts"

let house: House
beforeAll(async () => {
  house = await build({ chains: icmChains })
  await tellFates(house)
})
afterAll(() => house.close())

const idsOf = (messages: readonly object[]) => messages.map((one) => (one as { messageId: string }).messageId)

test.each([1, 2, 4, 100])("messages of all chains, each once and newest first, in pages of %i", async (pageSize) => {
  expect(await all(house.client.listAllIcmMessages({ pageSize }))).toEqual(inOrder)
})

test("of an address those that it sent and those that were sent to it, in whatever letter case", async () => {
  const of = async (address: string) => all(house.client.listIcmMessages({ address, pageSize: 3 }))
  expect(await of(wallet(1))).toEqual(inOrder.filter((one) => one !== expected.bringing))
  expect(await of(checksumAddress(wallet(2)))).toEqual(inOrder.filter((one) => one !== expected.bringing))
  expect(await of(wallet(6))).toEqual([expected.bringing])
  expect(await of(wallet(7))).toEqual([expected.bringing])
  expect(await of(wallet(5))).toEqual([])
})

test("by source, destination, either, sender and recipient", async () => {
  type Filter = Parameters<House["client"]["listAllIcmMessages"]>[0]
  const of = async (filter: Filter) => idsOf(await all(house.client.listAllIcmMessages({ ...filter, pageSize: 2 })))
  const by = (is: (one: (typeof inOrder)[number]) => boolean) => idsOf(inOrder.filter(is))
  for (const id of [firnId, neveId, otherId].map(cb58)) {
    expect(await of({ sourceBlockchainId: id })).toEqual(by((one) => one.sourceBlockchainId === id))
    expect(await of({ destinationBlockchainId: id })).toEqual(by((one) => one.destinationBlockchainId === id))
    expect(await of({ blockchainId: id })).toEqual(
      by((one) => [one.sourceBlockchainId, one.destinationBlockchainId].includes(id)),
    )
    expect(await of({ sourceBlockchainId: cb58(firnId), destinationBlockchainId: id })).toEqual(
      by((one) => one.sourceBlockchainId === cb58(firnId) && one.destinationBlockchainId === id),
    )
  }
  expect(await of({ from: wallet(6) })).toEqual(idsOf([expected.bringing]))
  expect(await of({ to: wallet(6) })).toEqual([])
  expect(await of({ from: wallet(1), to: wallet(2), blockchainId: cb58(neveId) })).toEqual(
    idsOf([expected.empty, expected.retried, expected.failed, expected.executed, expected.pending]),
  )
  expect(await of({ network: "fuji" })).toEqual(idsOf(inOrder))
  expect(await of({ network: "mainnet" })).toEqual([])
})

test("one by its ID, and by the old paths with the contract's old name", async () => {
  for (const one of inOrder) {
    const { messageId, icmContractAddress: teleporterContractAddress, ...others } = one
    const old = { messageId, teleporterContractAddress, ...others }
    expect(await house.client.getIcmMessage({ messageId })).toEqual(one)
    expect(await house.client.getIcmMessage({ messageId: messageId.toUpperCase().replace("0X", "0x") })).toEqual(one)
    expect(await house.client.getTeleporterMessage({ messageId })).toEqual(old)
  }
  const { client } = house
  expect(idsOf(await all(client.listTeleporterMessages({ sourceBlockchainId: cb58(neveId) })))).toEqual(
    idsOf([expected.bringing]),
  )
  const [first] = await all(client.listTeleporterMessagesByAddress({ address: wallet(6) }))
  const { icmContractAddress: teleporterContractAddress, ...others } = expected.bringing
  expect(first).toEqual({ teleporterContractAddress, ...others })
  const unknown = client.getIcmMessage({ messageId: `0x${"a".repeat(64)}` })
  await expect(unknown).rejects.toThrow(NotFoundError)
})

test("a search for the ID of a message finds it once, a transaction tells of the first that it sent or received", async () => {
  const { messageId } = fate.executed
  expect(await house.client.search({ query: messageId })).toEqual({
    results: [{ kind: "message", chainId: "43112", id: messageId, path: `/v1/icm/messages/${messageId}` }],
    // Nothing is indexed of it.
    unindexedChains: ["7"],
  })
  const infoOf = async (chainId: string, txHash: string) =>
    (await house.client.getTransaction({ chainId, txHash })).teleporterMessageInfo
  expect(await infoOf("43112", onFirn.txHash(0, 0))).toEqual({
    teleporterMessageId: fate.pending.messageId,
    direction: "SOURCE_TRANSACTION",
    sourceChainId: "43112",
  })
  expect(await infoOf("1337", onNeve.txHash(1, 0))).toEqual({
    teleporterMessageId: fate.failed.messageId,
    direction: "DESTINATION_TRANSACTION",
    sourceChainId: "43112",
    destinationChainId: "1337",
  })
  expect(await infoOf("43112", onFirn.txHash(2, 0))).toBeUndefined()
})

describe("where the lists are not whole", () => {
  const refusal = async (state: "off" | "behind", chainId?: string) => {
    const names = ["messenger-events", "address-messages", "chain-messages"]
    const statuses = names.map((name) => ({ name, state, next: 2, head: 6 }))
    const store = withProjections(house.store, statuses)
    const service = await build({
      chains: icmChains.filter((one) => chainId === undefined || one.chainId === chainId),
      store,
    })
    try {
      return await all(service.client.listAllIcmMessages()).catch(refusalOf)
    } finally {
      await service.service.close()
    }
  }

  test("they are a 503 that says how far they are, and which never are where the operator left them out", async () => {
    expect(await refusal("behind")).toBe("the list messenger-events of chain 43112 is being made: it has 2 of 7 blocks")
    expect(await refusal("off")).toBe("this service does not keep ICM messages of any of these chains")
  })
})
