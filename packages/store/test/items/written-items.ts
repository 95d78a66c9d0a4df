import {
  type BlockFacts,
  eventValues,
  type InternalTransactionFacts,
  type ItemNoun,
  type MessengerEvent,
  placeValues,
  type TransactionFacts,
  transactionHead,
  writeBlock,
  writeInternalTransaction,
  writeMessengerEvent,
  writeTransaction,
  writeTransfer,
} from "../../src/items/index.ts"
import { barePlace, from, place, to, transactionHash } from "./facts.ts"

const block: BlockFacts = {
  ...place,
  chainId: "43112",
  minDelayExcess: 7_970_124,
  transactionCount: 3,
  baseFee: "1",
  gasUsed: "132317",
  gasLimit: "10000000",
  gasCost: "2",
  parentHash: `0x${"50".repeat(32)}`,
  feesSpent: "267388910132317",
}

const transaction: TransactionFacts = {
  index: 5,
  hash: transactionHash,
  succeeded: true,
  type: 2,
  gasLimit: "80000",
  gasUsed: 51_000,
  gasPrice: "25",
  nonce: "9",
  from,
  to,
  does: { selector: "0xa9059cbb" },
  value: "77",
}
const head = transactionHead(placeValues(place), "43112", 7_970_124)
const bareHead = transactionHead(placeValues(barePlace), "43112", undefined)
// A record, so that what a transaction may do besides does not compile until it is here.
const deeds: Readonly<Record<Extract<TransactionFacts["does"], string>, true>> = {
  bareCall: true,
  nativeTransfer: true,
  creation: true,
}

const event = eventValues({ transactionHash, from, to, logIndex: 3 })

const internalTransaction: InternalTransactionFacts = {
  transactionHash,
  from,
  to,
  type: "CALL",
  value: "16",
  isReverted: false,
  gasUsed: "21000",
  gasLimit: "2304",
}

const eventPlace = { transactionHash: `0x${"7a".repeat(32)}`, timestamp: place.timestamp, fee: "525000" } as const
const ofMessage = { messageId: `0x${"1d".repeat(32)}`, contract: `0x${"25".repeat(20)}` } as const
const fee = { feeToken: `0x${"fe".repeat(20)}`, feeAmount: "12" } as const
const message = {
  nonce: "4",
  from: `0x${"f0".repeat(20)}`,
  to: `0x${"70".repeat(20)}`,
  data: "0xda7a",
  receipts: [{ nonce: "2", relayer: `0x${"3e".repeat(20)}` }],
} as const
const blockchain = `0x${"bc".repeat(32)}` as const
const account = `0x${"ac".repeat(20)}` as const
const events: { readonly [K in MessengerEvent["kind"]]: Extract<MessengerEvent, { readonly kind: K }> } = {
  sent: { kind: "sent", ...eventPlace, ...ofMessage, ...message, ...fee, destination: blockchain },
  received: {
    kind: "received",
    ...eventPlace,
    ...ofMessage,
    ...message,
    source: blockchain,
    deliverer: account,
    redeemer: `0x${"4e".repeat(20)}`,
  },
  executed: { kind: "executed", ...eventPlace, ...ofMessage, source: blockchain },
  failed: { kind: "failed", ...eventPlace, ...ofMessage, source: blockchain },
  acknowledged: {
    kind: "acknowledged",
    ...eventPlace,
    ...ofMessage,
    ...fee,
    destination: blockchain,
    relayer: account,
  },
  feeAdded: { kind: "feeAdded", ...eventPlace, ...ofMessage, ...fee },
  initialized: { kind: "initialized", ...eventPlace, contract: ofMessage.contract, blockchainId: blockchain },
}

/** Stored texts of each noun: every member is in one of them, and every member that may be absent is absent in another. */
export const writtenItems: Readonly<Record<ItemNoun, readonly string[]>> = {
  block: [writeBlock(block), writeBlock({ ...block, ...barePlace, minDelayExcess: undefined })],
  transaction: [
    writeTransaction(head, transaction),
    ...Object.keys(deeds).map((does) => writeTransaction(head, { ...transaction, does: does as keyof typeof deeds })),
    writeTransaction(bareHead, { ...transaction, succeeded: false }),
  ],
  transfer: [writeTransfer(placeValues(place), event, "391"), writeTransfer(placeValues(barePlace), event, undefined)],
  internalTransaction: [
    writeInternalTransaction(placeValues(place), internalTransaction),
    writeInternalTransaction(placeValues(barePlace), { ...internalTransaction, type: "CREATE2", isReverted: true }),
  ],
  messengerEvent: Object.values(events).map(writeMessengerEvent),
}
