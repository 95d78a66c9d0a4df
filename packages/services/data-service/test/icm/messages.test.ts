import { formatId, parseHex } from "@serac/chain"
import { NotFoundError } from "@serac/data"
import type { ChainDefinition, Hex } from "@serac/store"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { checksumAddress } from "../../src/render/address.ts"
import { all, build, chains, type House, now, refusalOf, withProjections } from "../house.ts"
import { Ledger, nobody, wallet } from "../ledger.ts"
import { feeToken, firnId, initialized, message, messenger, neveId, otherId, telling } from "./messenger.ts"

const cb58 = (id: Hex) => formatId(parseHex(id, "hexnc"))
const [firn, neve, empty] = chains as readonly [ChainDefinition, ChainDefinition, ChainDefinition]
/** Where Neve is, its messenger alone tells. */
export const icmChains = [{ ...firn, platformChainId: cb58(firnId) }, { ...neve, network: "testnet" as const }, empty]

const toNeve = (nonce: number, more: object = {}) => message({ source: firnId, destination: neveId, nonce, ...more })
const toFirn = (nonce: number, more: object = {}) => message({ source: neveId, destination: firnId, nonce, ...more })

/** One of each fate, in the order in which they are sent; `bringing` brings the receipt of `executed`. */
const fate = {
  pending: toNeve(1, { fee: 5n }),
  executed: toNeve(2, { fee: 7n }),
  failed: toNeve(3),
  retried: toNeve(4),
  empty: toNeve(5, { data: "0x" }),
  bringing: toFirn(1, { receipts: [2], from: wallet(6), to: wallet(7) }),
  fromElsewhere: message({ source: otherId, destination: firnId, nonce: 9, fee: 3n }),
  toElsewhere: message({ source: firnId, destination: otherId, nonce: 6 }),
  toItself: message({ source: firnId, destination: firnId, nonce: 7 }),
}

/** That a fee is paid shows what the token is. */
const feePaid = { standard: 20, token: feeToken, from: wallet(1), to: messenger, moves: [{ value: 12n }] } as const

let house: House
const [onFirn, onNeve] = [new Ledger("43112"), new Ledger("1337")]

beforeAll(async () => {
  house = await build({ chains: icmChains })
  const writer = await house.write(
    "43112",
    onFirn.block(now + 1, [
      { ...telling(initialized(firnId), fate.pending.sent(), fate.executed.sent()), transfers: [feePaid] },
    ]),
    onFirn.block(now + 2, [telling(fate.failed.sent()), telling(fate.retried.sent(), fate.empty.sent())]),
    onFirn.block(now + 3, [telling(fate.pending.feeAdded(8n)), telling(fate.failed.sent())]),
    onFirn.block(now + 5, [telling(fate.bringing.received, fate.executed.acknowledged, fate.bringing.executed)]),
    onFirn.block(now + 6, [telling(fate.fromElsewhere.received, fate.fromElsewhere.failed)]),
    onFirn.block(now + 7, [telling(fate.toElsewhere.sent()), telling(fate.toItself.sent())]),
    onFirn.block(now + 8, [telling(fate.toItself.received, fate.toItself.executed)]),
  )
  await writer.saveContracts([
    { address: feeToken, ercType: "ERC-20", name: "Fee Token", symbol: "FEE", decimals: 18, attempts: 1 },
  ])
  await house.write(
    "1337",
    onNeve.block(now + 3, [telling(initialized(neveId), fate.executed.received, fate.executed.executed)]),
    onNeve.block(now + 4, [
      telling(fate.failed.received, fate.failed.failed),
      telling(fate.retried.received, fate.retried.failed),
      telling(fate.empty.received),
      telling(fate.bringing.sent()),
    ]),
    onNeve.block(now + 6, [telling(fate.retried.executed)]),
  )
})

afterAll(() => house.close())

const plain = { name: "", symbol: "", decimals: 0, ercType: "ERC-20", value: "0" }
const noFee = { address: nobody, ...plain }
const fee = (value: string) => ({
  address: checksumAddress(feeToken),
  ...plain,
  name: "Fee Token",
  symbol: "FEE",
  decimals: 18,
  value,
})
const paid = "525000"
const sentIn = (ledger: Ledger, block: number, index: number, seconds: number) => ({
  txHash: ledger.txHash(block, index),
  timestamp: now + seconds,
  gasSpent: paid,
})
const receivedIn = (ledger: Ledger, block: number, index: number, seconds: number) => ({
  ...sentIn(ledger, block, index, seconds),
  rewardRedeemer: checksumAddress(wallet(5)),
  delivererAddress: checksumAddress(wallet(4)),
})
const base = {
  icmContractAddress: checksumAddress(messenger),
  sourceBlockchainId: cb58(firnId),
  destinationBlockchainId: cb58(neveId),
  sourceEvmChainId: "43112",
  destinationEvmChainId: "1337",
  from: checksumAddress(wallet(1)),
  to: checksumAddress(wallet(2)),
  data: "0x6869",
  messageExecuted: false,
  receipts: [],
  receiptDelivered: false,
  rewardDetails: noFee,
}

/** What is answered of each. */
const expected = {
  pending: {
    ...base,
    messageId: fate.pending.messageId,
    messageNonce: "1",
    rewardDetails: fee("8"),
    sourceTransaction: sentIn(onFirn, 0, 0, 1),
    status: "pending",
  },
  executed: {
    ...base,
    messageId: fate.executed.messageId,
    messageNonce: "2",
    messageExecuted: true,
    receiptDelivered: true,
    rewardDetails: fee("7"),
    sourceTransaction: sentIn(onFirn, 0, 0, 1),
    destinationTransaction: receivedIn(onNeve, 0, 0, 3),
    status: "delivered",
  },
  failed: {
    ...base,
    messageId: fate.failed.messageId,
    messageNonce: "3",
    sourceTransaction: sentIn(onFirn, 1, 0, 2),
    destinationTransaction: receivedIn(onNeve, 1, 0, 4),
    status: "delivered",
  },
  retried: {
    ...base,
    messageId: fate.retried.messageId,
    messageNonce: "4",
    messageExecuted: true,
    sourceTransaction: sentIn(onFirn, 1, 1, 2),
    destinationTransaction: receivedIn(onNeve, 1, 1, 4),
    status: "delivered",
  },
  empty: {
    ...base,
    messageId: fate.empty.messageId,
    messageNonce: "5",
    data: "0x",
    sourceTransaction: sentIn(onFirn, 1, 1, 2),
    destinationTransaction: receivedIn(onNeve, 1, 2, 4),
    status: "delivered",
  },
  bringing: {
    ...base,
    messageId: fate.bringing.messageId,
    messageNonce: "1",
    sourceBlockchainId: cb58(neveId),
    destinationBlockchainId: cb58(firnId),
    sourceEvmChainId: "1337",
    destinationEvmChainId: "43112",
    from: checksumAddress(wallet(6)),
    to: checksumAddress(wallet(7)),
    messageExecuted: true,
    receipts: [{ receivedMessageNonce: "2", relayerRewardAddress: checksumAddress(wallet(5)) }],
    sourceTransaction: sentIn(onNeve, 1, 3, 4),
    destinationTransaction: receivedIn(onFirn, 3, 0, 5),
    status: "delivered",
  },
  fromElsewhere: {
    ...base,
    messageId: fate.fromElsewhere.messageId,
    messageNonce: "9",
    sourceBlockchainId: cb58(otherId),
    destinationBlockchainId: cb58(firnId),
    sourceEvmChainId: "",
    destinationEvmChainId: "43112",
    destinationTransaction: receivedIn(onFirn, 4, 0, 6),
    status: "delivered_source_not_indexed",
  },
  toElsewhere: {
    ...base,
    messageId: fate.toElsewhere.messageId,
    messageNonce: "6",
    destinationBlockchainId: cb58(otherId),
    destinationEvmChainId: "",
    sourceTransaction: sentIn(onFirn, 5, 0, 7),
    status: "pending",
  },
  toItself: {
    ...base,
    messageId: fate.toItself.messageId,
    messageNonce: "7",
    destinationBlockchainId: cb58(firnId),
    destinationEvmChainId: "43112",
    messageExecuted: true,
    sourceTransaction: sentIn(onFirn, 5, 1, 7),
    destinationTransaction: receivedIn(onFirn, 6, 0, 8),
    status: "delivered",
  },
}
/** Newest first. */
const inOrder = [
  expected.toItself,
  expected.toElsewhere,
  expected.fromElsewhere,
  expected.bringing,
  expected.empty,
  expected.retried,
  expected.failed,
  expected.executed,
  expected.pending,
]
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
