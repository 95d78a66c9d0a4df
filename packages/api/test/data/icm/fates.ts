import type { ChainDefinition } from "@serac/store"
import { checksumAddress } from "../../../src/data/render/address.ts"
import { chains, type House, now } from "../house.ts"
import { Ledger, nobody, wallet } from "../ledger.ts"
import { cb58, feeToken, firnId, initialized, message, messenger, neveId, otherId, telling } from "./messenger.ts"

const [firn, neve, empty] = chains as readonly [ChainDefinition, ChainDefinition, ChainDefinition]
/** Where Neve is, its messenger alone tells. */
export const icmChains = [{ ...firn, platformChainId: cb58(firnId) }, { ...neve, network: "testnet" as const }, empty]

const toNeve = (nonce: number, more: object = {}) => message({ source: firnId, destination: neveId, nonce, ...more })
const toFirn = (nonce: number, more: object = {}) => message({ source: neveId, destination: firnId, nonce, ...more })

/** One of each fate, in the order in which they are sent; `bringing` brings the receipt of `executed`. */
export const fate = {
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

/** The blocks of both chains. */
export const [onFirn, onNeve] = [new Ledger("43112"), new Ledger("1337")]

/** Stores on both chains what tells of them. */
export async function tellFates(house: House): Promise<void> {
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
}

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
export const expected = {
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
export const inOrder = [
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
