import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Hex } from "@serac/store"
import { afterAll, beforeAll, expect, test } from "vitest"
import { checksumAddress } from "../../src/data/render/address.ts"
import { all, build, type House, now } from "./house.ts"
import { contract, Ledger, nobody, type TransactionPlan, type TransferPlan, wallet, word } from "./ledger.ts"

const chainId = "43112"
const [ann, bob, cleo] = [wallet(1), wallet(2), wallet(3)]
const [ice, cores, shards, junk, factory] = [contract(1), contract(2), contract(3), contract(4), contract(5)]
const party = (address: Hex) => ({ address: checksumAddress(address) })

const erc20 = (token: Hex, from: Hex, to: Hex, value = 1n): TransferPlan => ({
  standard: 20,
  token,
  from,
  to,
  moves: [{ value }],
})
const erc721 = (from: Hex, to: Hex, tokenId: bigint): TransferPlan => ({
  standard: 721,
  token: cores,
  from,
  to,
  moves: [{ tokenId }],
})
const erc1155 = (from: Hex, to: Hex): TransferPlan => ({
  standard: 1155,
  token: shards,
  from,
  to,
  moves: [
    { tokenId: 1n, value: 3n },
    { tokenId: 2n, value: 4n },
  ],
})
const call = { to: factory, selector: "0xa9059cbb" }

const ledger = new Ledger(chainId)
const plans: readonly (readonly TransactionPlan[])[] = [
  [],
  [
    { from: ann, to: bob },
    { from: cleo, call, transfers: [erc20(ice, ann, bob, 7n), erc721(nobody, ann, 5n), erc20(ice, cleo, cleo)] },
  ],
  [
    {
      from: cleo,
      call,
      calls: [
        { from: factory, to: ann, value: 9n },
        { from: factory, type: "CREATE", isReverted: true },
      ],
    },
    { from: cleo, call, transfers: [erc20(junk, cleo, ann)] },
    { from: ann, call, transfers: [erc1155(ann, bob)], failed: true },
  ],
]
const place = (block: number) => ({
  blockNumber: String(block),
  blockTimestamp: now - 100 + block,
  blockHash: ledger.hash(block),
})
const native = (block: number, index: number, members: object) => ({
  ...place(block),
  chainId,
  blockIndex: index,
  txHash: ledger.txHash(block, index),
  txStatus: "1",
  txType: 2,
  gasLimit: "30000",
  gasUsed: "21000",
  gasPrice: "25",
  nonce: String(index),
  value: "5",
  ...members,
})
const called = {
  to: party(factory),
  method: { callType: "CONTRACT_CALL", methodHash: "0xa9059cbb", methodName: "transfer(address,uint256)" },
}
const sent = { callType: "NATIVE_TRANSFER", methodHash: "", methodName: "Native Transfer" }
const iceToken = { ...party(ice), name: "Token A", symbol: "TKA", decimals: 18, ercType: "ERC-20" }
const junkToken = { ...party(junk), name: "Claim!", symbol: "CLAIM", decimals: 6, ercType: "ERC-20" }
const core = {
  ...party(cores),
  name: "",
  symbol: "",
  ercType: "ERC-721",
  tokenId: "5",
  tokenUri: "",
  metadata: { indexStatus: "UNINDEXED" },
  ownerAddress: checksumAddress(ann),
}
const shard = (tokenId: string) => ({
  ...party(shards),
  ercType: "ERC-1155",
  tokenId,
  tokenUri: "",
  metadata: { indexStatus: "UNINDEXED" },
})
const ofAnn = {
  paid: { nativeTransaction: native(1, 0, { from: party(ann), to: party(bob), method: sent }) },
  moved: {
    nativeTransaction: native(1, 1, { from: party(cleo), ...called }),
    erc20Transfers: [{ from: party(ann), to: party(bob), logIndex: 0, value: "7", erc20Token: iceToken }],
    erc721Transfers: [{ from: party(nobody), to: party(ann), logIndex: 1, erc721Token: core }],
  },
  received: {
    nativeTransaction: native(2, 0, { from: party(cleo), ...called }),
    internalTransactions: [
      {
        from: party(factory),
        to: party(ann),
        internalTxType: "CALL",
        value: "9",
        isReverted: false,
        gasUsed: "21000",
        gasLimit: "90000",
      },
    ],
  },
  spammed: {
    nativeTransaction: native(2, 1, { from: party(cleo), ...called }),
    erc20Transfers: [{ from: party(cleo), to: party(ann), logIndex: 0, value: "1", erc20Token: junkToken }],
  },
  failed: {
    nativeTransaction: native(2, 2, { from: party(ann), ...called, txStatus: "0" }),
    erc1155Transfers: [
      { from: party(ann), to: party(bob), logIndex: 1, value: "3", erc1155Token: shard("1") },
      { from: party(ann), to: party(bob), logIndex: 1, value: "4", erc1155Token: shard("2") },
    ],
  },
}

let folder: string
let house: House
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-lists-"))
  const list = join(folder, "tokens.json")
  const token = {
    chainId: Number(chainId),
    address: ice,
    name: "Token A",
    symbol: "TKA",
    decimals: 18,
    tags: ["stable"],
  }
  const spam = { chainId: Number(chainId), address: junk, name: "Claim!", symbol: "CLAIM", decimals: 6, tags: ["spam"] }
  await writeFile(list, JSON.stringify({ name: "Tests", timestamp: "2026-11-21T00:00:00Z", tokens: [token, spam] }))
  house = await build({ tokenLists: [list] })
  await house.write(chainId, ...plans.map((plan, number) => ledger.block(now - 100 + number, plan)))
})
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true })
})

test("transactions that an address sent or was sent are listed newest first, failed ones too, and no others", async () => {
  const list = await all(house.client.listNativeTransactions({ chainId, address: ann }))
  expect(list).toEqual([ofAnn.failed.nativeTransaction, ofAnn.paid.nativeTransaction])
  expect(await all(house.client.listNativeTransactions({ chainId, address: bob, pageSize: 1 }))).toEqual([
    ofAnn.paid.nativeTransaction,
  ])
})

test("ERC-20 and ERC-1155 transfers of an address are listed whole, one to itself once", async () => {
  const [first] = ofAnn.moved.erc20Transfers
  const [spam] = ofAnn.spammed.erc20Transfers
  const transferAt = (block: number, index: number, members: object | undefined) => ({
    ...place(block),
    txHash: ledger.txHash(block, index),
    ...members,
  })
  const list = house.client.listErc20Transactions({ chainId, address: ann })
  expect(await all(list)).toEqual([transferAt(2, 1, spam), transferAt(1, 1, first)])
  expect(
    (await all(house.client.listErc20Transactions({ chainId, address: cleo }))).map(({ logIndex }) => logIndex),
  ).toEqual([0, 2])
  const [one, two] = ofAnn.failed.erc1155Transfers
  expect(await all(house.client.listErc1155Transactions({ chainId, address: bob, pageSize: 1 }))).toEqual([
    transferAt(2, 2, two),
    transferAt(2, 2, one),
  ])
})

test("all that an address had to do with is listed, each transaction once, with what of it the address sent or received", async () => {
  const newestFirst = [ofAnn.failed, ofAnn.spammed, ofAnn.received, ofAnn.moved, ofAnn.paid]
  for (const pageSize of [1, 2, 100]) {
    const list = (sortOrder?: "asc" | "desc") =>
      all(house.client.listTransactions({ chainId, address: ann, pageSize, ...(sortOrder && { sortOrder }) }))
    expect(await list()).toEqual(newestFirst)
    expect(await list("desc")).toEqual(newestFirst)
    expect(await list("asc")).toEqual(newestFirst.toReversed())
  }
  const within = { chainId, address: ann, startBlock: 1, endBlock: 2 }
  expect(await all(house.client.listTransactions(within))).toEqual([ofAnn.moved, ofAnn.paid])
})

test("spam, and transactions that are nothing else to the address, are left out unless they are asked for", async () => {
  const judged = (item: { erc20Transfers: readonly { erc20Token: object }[] }, tokenReputation: string) => ({
    ...item,
    erc20Transfers: item.erc20Transfers.map((one) => ({ ...one, erc20Token: { ...one.erc20Token, tokenReputation } })),
  })
  const [moved, spammed] = [judged(ofAnn.moved, "Benign"), judged(ofAnn.spammed, "Malicious")]
  for (const pageSize of [1, 2, 100]) {
    const range = { chainId, address: ann, pageSize }
    const filtered = [ofAnn.failed, ofAnn.received, moved, ofAnn.paid]
    expect(await all(house.client.listTransactionsV2(range))).toEqual(filtered)
    expect(await all(house.client.listTransactionsV2({ ...range, filterSpamTokens: true }))).toEqual(filtered)
    const whole = [ofAnn.failed, spammed, ofAnn.received, moved, ofAnn.paid]
    expect(await all(house.client.listTransactionsV2({ ...range, filterSpamTokens: false }))).toEqual(whole)
  }
})

test("a token that no list has is judged by nobody, and stays", async () => {
  const unlisted = await build()
  try {
    const own = new Ledger(chainId)
    await unlisted.write(chainId, own.block(now, [{ from: cleo, call, transfers: [erc20(junk, cleo, ann)] }]))
    const [item] = await all(unlisted.client.listTransactionsV2({ chainId, address: ann }))
    expect(item?.erc20Transfers?.map(({ erc20Token }) => erc20Token.tokenReputation)).toEqual([null])
  } finally {
    await unlisted.close()
  }
})

test("internal transactions of an address are listed whole; a creation that failed is one of its creator alone", async () => {
  const at = { ...place(2), txHash: ledger.txHash(2, 0) }
  const [received] = ofAnn.received.internalTransactions
  expect(await all(house.client.listInternalTransactions({ chainId, address: ann }))).toEqual([{ ...at, ...received }])
  const unborn = { ...received, to: party(nobody), internalTxType: "CREATE", value: "5", isReverted: true }
  expect(await all(house.client.listInternalTransactions({ chainId, address: factory, pageSize: 1 }))).toEqual([
    { ...at, ...unborn },
    { ...at, ...received },
  ])
  expect(await all(house.client.listInternalTransactions({ chainId, address: nobody }))).toEqual([])
})

const whole = {
  networkTokenDetails: {
    networkToken: { name: "Ice", symbol: "ICE", decimals: 18, logoUri: "https://example.com/ice.png" },
  },
  ...ofAnn.moved,
  nativeTransaction: {
    ...ofAnn.moved.nativeTransaction,
    input: "0xa9059cbbab",
    baseFeePerGas: "25",
    maxFeePerGas: "50",
  },
  erc20Transfers: [
    ...ofAnn.moved.erc20Transfers,
    { from: party(cleo), to: party(cleo), logIndex: 2, value: "1", erc20Token: iceToken },
  ],
  logs: [ice, cores, ice].map((token, logIndex) => ({
    logIndex,
    address: checksumAddress(token),
    topics: [word(7)],
    data: "0xab",
  })),
}

test("a transaction is told with its input, its events and all that happened in it, whoever did it", async () => {
  expect(await house.client.getTransaction({ chainId, txHash: ledger.txHash(1, 1) })).toEqual(whole)
  const { internalTransactions } = await house.client.getTransaction({ chainId, txHash: ledger.txHash(2, 0) })
  expect(internalTransactions?.map(({ to }) => to)).toEqual([party(ann), party(nobody)])
  const unknown = house.client.getTransaction({ chainId, txHash: word(1) })
  await expect(unknown).rejects.toMatchObject({
    status: 404,
    body: { message: `transaction ${word(1)} was not found` },
  })
})

test("a chain is told where an address has transactions of any kind, and named where that is not known", async () => {
  const chainsOf = async (address: Hex) => {
    const { indexedChains = [], unindexedChains } = await house.client.listAddressChains({ address })
    expect(await house.client.getAddressChains({ address })).toEqual({ indexedChains, unindexedChains })
    return [indexedChains.map((chain) => chain.chainName), unindexedChains]
  }
  expect(await chainsOf(ann)).toEqual([["Firn"], ["1337", "7"]])
  expect(await chainsOf(checksumAddress(bob) as Hex)).toEqual([["Firn"], ["1337", "7"]])
  expect(await chainsOf(wallet(99))).toEqual([[], ["1337", "7"]])
})
