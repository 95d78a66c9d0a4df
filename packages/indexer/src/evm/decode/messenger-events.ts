import type { Hex, MessengerEventRow } from "@serac/store"
import {
  type MessengerEvent,
  type MessengerEventPlace,
  type MessengerFee,
  type MessengerMessage,
  writeMessengerEvent,
} from "@serac/store/items"
import { type AbiParameters, decode } from "ox/AbiParameters"
import { nonsense } from "../../core/index.ts"
import { toArray, toHash, toNumber, toRecord } from "../../core/node/index.ts"
import { type Room, rowBytes } from "./room.ts"

/** The messenger contract of ICM. It has the same address on all chains, since nobody has the key of its deployment transaction's sender. */
export const messenger: Hex = "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf"

const hexData = /^0x(?:[0-9a-f]{2})*$/

/** The transaction whose events are decoded. */
export interface MessengerCaller extends Omit<MessengerEventPlace, "fee"> {
  /** The transaction fee in the native token's smallest unit. */
  readonly fee: bigint
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly room: Room
}

/**
 * Appends the events of the messenger contract in a transaction, whose logs `decodeTransfers` has checked. Events of other
 * contracts are ignored, even if they imitate these, and so are events of the messenger in an unknown form.
 *
 * @throws NodeFault if an event is invalid.
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
  const known = eventsByTopic[signature]
  if (known === undefined || indexed.length !== known.topics) return undefined
  const { transactionHash, timestamp, fee } = caller
  return known.read({ transactionHash, timestamp, fee: String(fee) }, indexed, data as Hex)
}

/** A kind of event: the number of its topics after the signature, and a function that decodes it. The function returns undefined if the data does not match. */
interface EventReader {
  readonly topics: number
  read(place: MessengerEventPlace, topics: readonly Hex[], data: Hex): MessengerEvent | undefined
}

function eventKind<const Parameters extends AbiParameters>(
  topics: number,
  parameters: Parameters,
  read: (place: MessengerEventPlace, topics: readonly Hex[], values: decode.ReturnType<Parameters>) => MessengerEvent,
): EventReader {
  return {
    topics,
    read(place, indexed, data) {
      const values = decodedData(parameters, data)
      return values && read(place, indexed, values)
    },
  }
}

/** None of these events has a list whose items are referenced by offsets, so the decoded value is never larger than the data. */
function decodedData<const Parameters extends AbiParameters>(parameters: Parameters, data: Hex) {
  try {
    return decode(parameters, data)
  } catch {
    return undefined
  }
}

const messageParameter = {
  type: "tuple",
  name: "message",
  components: [
    { name: "nonce", type: "uint256" },
    { name: "from", type: "address" },
    { name: "destination", type: "bytes32" },
    { name: "to", type: "address" },
    { name: "gasLimit", type: "uint256" },
    { name: "allowedRelayers", type: "address[]" },
    {
      name: "receipts",
      type: "tuple[]",
      components: [
        { name: "nonce", type: "uint256" },
        { name: "relayer", type: "address" },
      ],
    },
    { name: "data", type: "bytes" },
  ],
} as const
const feeParameter = {
  type: "tuple",
  name: "fee",
  components: [
    { name: "token", type: "address" },
    { name: "amount", type: "uint256" },
  ],
} as const
const addressParameter = { type: "address" } as const

type DecodedParameter<Parameter extends AbiParameters[number]> = decode.ReturnType<readonly [Parameter]>[0]

const emptyHex: Hex = "0x"
const of = (messageId: Hex = emptyHex) => ({ messageId, contract: messenger })

/** The address in a topic. */
const topicAddress = (topic: Hex): Hex => `0x${topic.slice(-40)}`

/** The event kinds by the hash of their signatures. */
const eventsByTopic: Readonly<Record<string, EventReader>> = {
  // BlockchainIDInitialized(bytes32 blockchainID)
  "0x1eac640109dc937d2a9f42735a05f794b39a5e3759d681951d671aabbce4b104": eventKind(
    1,
    [],
    (place, [blockchainId = emptyHex]) => ({
      kind: "initialized",
      ...place,
      contract: messenger,
      blockchainId,
    }),
  ),
  // SendCrossChainMessage(bytes32 messageID, bytes32 destinationBlockchainID, TeleporterMessage message, TeleporterFeeInfo feeInfo)
  "0x2a211ad4a59ab9d003852404f9c57c690704ee755f3c79d2c2812ad32da99df8": eventKind(
    2,
    [messageParameter, feeParameter],
    (place, [id, destination = emptyHex], [sent, paid]) => ({
      kind: "sent",
      ...place,
      ...of(id),
      destination,
      ...sentMessage(sent),
      ...paidFee(paid),
    }),
  ),
  // ReceiveCrossChainMessage(bytes32 messageID, bytes32 sourceBlockchainID, address deliverer, address rewardRedeemer, TeleporterMessage message)
  "0x292ee90bbaf70b5d4936025e09d56ba08f3e421156b6a568cf3c2840d9343e34": eventKind(
    3,
    [addressParameter, messageParameter],
    (place, [id, source = emptyHex, deliverer = emptyHex], [redeemer, received]) => ({
      kind: "received",
      ...place,
      ...of(id),
      source,
      ...sentMessage(received),
      deliverer: topicAddress(deliverer),
      redeemer,
    }),
  ),
  // MessageExecuted(bytes32 messageID, bytes32 sourceBlockchainID)
  "0x34795cc6b122b9a0ae684946319f1e14a577b4e8f9b3dda9ac94c21a54d3188c": eventKind(
    2,
    [],
    (place, [id, source = emptyHex]) => ({
      kind: "executed",
      ...place,
      ...of(id),
      source,
    }),
  ),
  // MessageExecutionFailed(bytes32 messageID, bytes32 sourceBlockchainID, TeleporterMessage message)
  "0x4619adc1017b82e02eaefac01a43d50d6d8de4460774bc370c3ff0210d40c985": eventKind(
    2,
    [],
    (place, [id, source = emptyHex]) => ({
      kind: "failed",
      ...place,
      ...of(id),
      source,
    }),
  ),
  // ReceiptReceived(bytes32 messageID, bytes32 destinationBlockchainID, address relayerRewardAddress, TeleporterFeeInfo feeInfo)
  "0xd13a7935f29af029349bed0a2097455b91fd06190a30478c575db3f31e00bf57": eventKind(
    3,
    [feeParameter],
    (place, [id, destination = emptyHex, relayer = emptyHex], [paid]) => ({
      kind: "acknowledged",
      ...place,
      ...of(id),
      destination,
      relayer: topicAddress(relayer),
      ...paidFee(paid),
    }),
  ),
  // AddFeeAmount(bytes32 messageID, TeleporterFeeInfo updatedFeeInfo)
  "0xc1bfd1f1208927dfbd414041dcb5256e6c9ad90dd61aec3249facbd34ff7b3e1": eventKind(
    1,
    [feeParameter],
    (place, [id], [paid]) => ({
      kind: "feeAdded",
      ...place,
      ...of(id),
      ...paidFee(paid),
    }),
  ),
}

const sentMessage = ({
  nonce,
  from,
  to,
  data,
  receipts,
}: DecodedParameter<typeof messageParameter>): MessengerMessage => ({
  nonce: String(nonce),
  from,
  to,
  data,
  receipts: receipts.map((receipt) => ({ nonce: String(receipt.nonce), relayer: receipt.relayer })),
})

const paidFee = ({ token, amount }: DecodedParameter<typeof feeParameter>): MessengerFee => ({
  feeToken: token,
  feeAmount: String(amount),
})
