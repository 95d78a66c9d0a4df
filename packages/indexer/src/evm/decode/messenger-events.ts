import type { Hex, MessengerEventRow } from "@serac/store"
import {
  type MessengerEvent,
  type MessengerEventPlace,
  type MessengerFee,
  type MessengerMessage,
  writeMessengerEvent,
} from "@serac/store/items"
import { nonsense } from "../../core/index.ts"
import { toArray, toHash, toNumber, toRecord } from "../../core/node/index.ts"
import { AbiData, AbiError } from "./abi-data.ts"
import { type Room, rowBytes } from "./room.ts"

/** The messenger contract of ICM: at one address on all chains, since nobody has the key of what deploys it. */
export const messenger: Hex = "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf"

const hexData = /^0x(?:[0-9a-f]{2})*$/

/** The transaction whose events are looked at. */
export interface MessengerCaller extends Omit<MessengerEventPlace, "fee"> {
  /** In the native token's smallest unit. */
  readonly fee: bigint
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly room: Room
}

/**
 * Appends what the messenger contract tells in the events of a transaction, which `decodeTransfers` has looked at before. Other contracts
 * may imitate its events, and are not heard; what it says in a form that none of its events has is nothing.
 *
 * @throws NodeFault when an event of it is no event.
 */
export function decodeMessengerEvents(into: MessengerEventRow[], events: unknown, caller: MessengerCaller): void {
  for (const one of toArray(events, "logs")) {
    const { address, topics, data, logIndex } = toRecord(one, "a log")
    if (typeof address !== "string" || address.toLowerCase() !== messenger) continue
    const event = messengerEvent(topics as readonly unknown[], String(data).toLowerCase(), caller)
    if (event === undefined) continue
    const fragment = writeMessengerEvent(event)
    const { blockNumber, transactionIndex, room } = caller
    room.take(rowBytes.messengerEvent + fragment.length)
    into.push({ blockNumber, logIndex: toNumber(logIndex, "logIndex"), transactionIndex, fragment })
  }
}

function messengerEvent(topics: readonly unknown[], data: string, caller: MessengerCaller): MessengerEvent | undefined {
  if (!hexData.test(data)) throw nonsense("an event has data that is not hexadecimal")
  const [signature = "", ...indexed] = topics.map((topic) => toHash(topic, "a topic"))
  const kind = eventsByTopic[signature]
  if (kind === undefined || indexed.length !== kind.topics) return undefined
  const { transactionHash, timestamp, fee } = caller
  try {
    return kind.read({ transactionHash, timestamp, fee: String(fee) }, indexed, new AbiData(data))
  } catch (error) {
    if (error instanceof AbiError) return undefined
    throw error
  }
}

/** One kind of events: how many topics it has after its signature, and what it tells. */
interface EventReader {
  readonly topics: number
  read(place: MessengerEventPlace, topics: readonly Hex[], data: AbiData): MessengerEvent
}

const emptyHex: Hex = "0x"
const of = (messageId: Hex = emptyHex) => ({ messageId, contract: messenger })

/** By the hash of their signatures. */
const eventsByTopic: Readonly<Record<string, EventReader>> = {
  // BlockchainIDInitialized(bytes32 blockchainID)
  "0x1eac640109dc937d2a9f42735a05f794b39a5e3759d681951d671aabbce4b104": {
    topics: 1,
    read: (place, [blockchainId = emptyHex]) => ({ kind: "initialized", ...place, contract: messenger, blockchainId }),
  },
  // SendCrossChainMessage(bytes32 messageID, bytes32 destinationBlockchainID, TeleporterMessage message, TeleporterFeeInfo feeInfo)
  "0x2a211ad4a59ab9d003852404f9c57c690704ee755f3c79d2c2812ad32da99df8": {
    topics: 2,
    read: (place, [id, destination = emptyHex], data) => ({
      kind: "sent",
      ...place,
      ...of(id),
      destination,
      ...messageAt(data, data.offset(0)),
      ...feeAt(data, 32),
    }),
  },
  // ReceiveCrossChainMessage(bytes32 messageID, bytes32 sourceBlockchainID, address deliverer, address rewardRedeemer, TeleporterMessage message)
  "0x292ee90bbaf70b5d4936025e09d56ba08f3e421156b6a568cf3c2840d9343e34": {
    topics: 3,
    read: (place, [id, source = emptyHex, deliverer = emptyHex], data) => ({
      kind: "received",
      ...place,
      ...of(id),
      source,
      ...messageAt(data, data.offset(32)),
      deliverer: new AbiData(deliverer).address(0),
      redeemer: data.address(0),
    }),
  },
  // MessageExecuted(bytes32 messageID, bytes32 sourceBlockchainID)
  "0x34795cc6b122b9a0ae684946319f1e14a577b4e8f9b3dda9ac94c21a54d3188c": {
    topics: 2,
    read: (place, [id, source = emptyHex]) => ({ kind: "executed", ...place, ...of(id), source }),
  },
  // MessageExecutionFailed(bytes32 messageID, bytes32 sourceBlockchainID, TeleporterMessage message)
  "0x4619adc1017b82e02eaefac01a43d50d6d8de4460774bc370c3ff0210d40c985": {
    topics: 2,
    read: (place, [id, source = emptyHex]) => ({ kind: "failed", ...place, ...of(id), source }),
  },
  // ReceiptReceived(bytes32 messageID, bytes32 destinationBlockchainID, address relayerRewardAddress, TeleporterFeeInfo feeInfo)
  "0xd13a7935f29af029349bed0a2097455b91fd06190a30478c575db3f31e00bf57": {
    topics: 3,
    read: (place, [id, destination = emptyHex, relayer = emptyHex], data) => ({
      kind: "acknowledged",
      ...place,
      ...of(id),
      destination,
      relayer: new AbiData(relayer).address(0),
      ...feeAt(data, 0),
    }),
  },
  // AddFeeAmount(bytes32 messageID, TeleporterFeeInfo updatedFeeInfo)
  "0xc1bfd1f1208927dfbd414041dcb5256e6c9ad90dd61aec3249facbd34ff7b3e1": {
    topics: 1,
    read: (place, [id], data) => ({ kind: "feeAdded", ...place, ...of(id), ...feeAt(data, 0) }),
  },
}

/**
 * A message: nonce, sender, destination, recipient, gas limit, then the offsets of who may deliver it, of receipts and of what it says.
 */
function messageAt(data: AbiData, base: number): MessengerMessage {
  const receipts = data.offset(base + 6 * 32, base)
  return {
    nonce: data.decimal(base),
    from: data.address(base + 32),
    to: data.address(base + 3 * 32),
    data: data.bytes(data.offset(base + 7 * 32, base)),
    receipts: data.array(receipts, 64, (at) => ({ nonce: data.decimal(at), relayer: data.address(at + 32) })),
  }
}

const feeAt = (data: AbiData, at: number): MessengerFee => ({
  feeToken: data.address(at),
  feeAmount: data.decimal(at + 32),
})
