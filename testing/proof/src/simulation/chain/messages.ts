import type { Hex } from "@serac/store"
import { type AbiEvent, encodeAbiParameters, encodeEventTopics, getAbiItem } from "viem"
import { cb58, messageId, messenger, messengerAbi } from "../../oracle/messenger.ts"
import type { Random } from "../random.ts"
import { type Event, people } from "./events.ts"
import { textAddress, textHash } from "./hex.ts"

/** The chain's own ID, and those of the chains that it sends messages to and gets messages from. */
const ownBlockchain = textHash("blockchain")
const others: readonly Hex[] = [textHash("another blockchain"), textHash("a third blockchain")]
/** So few that the same message occurs repeatedly, also in rolled-back blocks. */
const maxNonces = 12

/** The simulated chain's ID, in CB58. */
export const blockchainId = cb58(ownBlockchain)

/** The messenger's events in a transaction: sent and received messages, in any order; mostly none. */
export function messageEvents(random: Random): readonly Event[] {
  const count = random.weighed({ 0: 6, 1: 2, 2: 1, 3: 1 })
  return Array.from({ length: Number(count) }, () => {
    const kind = random.weighed({
      sent: 4,
      feeAdded: 2,
      acknowledged: 1,
      received: 4,
      executed: 2,
      cut: 1,
      imitated: 1,
    })
    const nonce = BigInt(random.between(1, maxNonces))
    return events[kind](random, nonce)
  })
}

type Make = (random: Random, nonce: bigint) => Event

const otherOf = (nonce: bigint): Hex => others[Number(nonce) % others.length] as Hex
const sentId = (nonce: bigint): Hex => messageId(blockchainId, cb58(otherOf(nonce)), nonce)
const receivedId = (nonce: bigint): Hex => messageId(cb58(otherOf(nonce)), blockchainId, nonce)

const events: Readonly<
  Record<"sent" | "feeAdded" | "acknowledged" | "received" | "executed" | "cut" | "imitated", Make>
> = {
  sent: (random, nonce) => {
    const destinationBlockchainID = otherOf(nonce)
    const message = makeMessage(random, nonce, destinationBlockchainID)
    const args = { messageID: sentId(nonce), destinationBlockchainID, message, feeInfo: relayerFee(random) }
    return encodedEvent("SendCrossChainMessage", args)
  },
  feeAdded: (random, nonce) =>
    encodedEvent("AddFeeAmount", { messageID: sentId(nonce), updatedFeeInfo: relayerFee(random) }),
  acknowledged: (random, nonce) =>
    encodedEvent("ReceiptReceived", {
      messageID: sentId(nonce),
      destinationBlockchainID: otherOf(nonce),
      relayerRewardAddress: random.pick(people),
      feeInfo: relayerFee(random),
    }),
  received: (random, nonce) =>
    encodedEvent("ReceiveCrossChainMessage", {
      messageID: receivedId(nonce),
      sourceBlockchainID: otherOf(nonce),
      deliverer: random.pick(people),
      rewardRedeemer: random.pick(people),
      message: makeMessage(random, nonce, ownBlockchain),
    }),
  executed: (_, nonce) =>
    encodedEvent("MessageExecuted", { messageID: receivedId(nonce), sourceBlockchainID: otherOf(nonce) }),
  // Bytes that are no message.
  cut: (random, nonce) => {
    const event = events.sent(random, nonce)
    return { ...event, data: event.data.slice(0, 2 + 64 * random.between(0, 4)) as Hex }
  },
  // Any contract may emit the messenger's events.
  imitated: (random, nonce) => ({ ...events.sent(random, nonce), address: random.pick(people) }),
}

function makeMessage(random: Random, nonce: bigint, destinationBlockchainID: Hex) {
  const receipt = () => ({
    receivedMessageNonce: BigInt(random.between(1, maxNonces)),
    relayerRewardAddress: random.pick(people),
  })
  return {
    messageNonce: nonce,
    originSenderAddress: random.pick(people),
    destinationBlockchainID,
    destinationAddress: random.pick(people),
    requiredGasLimit: BigInt(random.between(0, 2 ** 30)),
    allowedRelayerAddresses: Array.from({ length: random.between(0, 2) }, () => random.pick(people)),
    receipts: Array.from({ length: random.between(0, 3) }, receipt),
    message: random.pick<Hex>(["0x", "0x07", textHash(`message ${nonce}`)]),
  }
}

/** A token that is never read, since it has no transfers. */
const relayerFee = (random: Random) => ({
  feeTokenAddress: textAddress("token of fees"),
  amount: BigInt(random.between(0, 2 ** 40)),
})

function encodedEvent(name: string, args: Readonly<Record<string, unknown>>): Event {
  const { inputs } = getAbiItem({ abi: messengerAbi, name }) as AbiEvent
  const told = inputs.filter(({ indexed }) => !indexed)
  const topics = encodeEventTopics({ abi: messengerAbi, eventName: name, args }) as readonly Hex[]
  return {
    address: messenger,
    topics,
    data: encodeAbiParameters(
      told,
      told.map((input) => args[input.name ?? ""]),
    ),
  }
}
