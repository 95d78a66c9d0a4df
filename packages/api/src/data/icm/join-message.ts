import { type Hex, lists, type StoredMessengerEvent } from "@serac/store"
import {
  type MessageReceived,
  type MessageSent,
  type MessengerEvent,
  type MessengerFee,
  readMessengerEvent,
} from "@serac/store/items"
import type { IcmChain } from "./icm-chains.ts"
import { messageIdOf } from "./message-id.ts"

/** Of many events of a message as many of the first and of the last are read. */
const maxEvents = 50

/** An event, and where it stands. */
export interface LocatedEvent<Event extends MessengerEvent = MessengerEvent> {
  readonly blockNumber: number
  readonly logIndex: number
  /** As lists over several chains have it, in Unix seconds. */
  readonly timestamp: number
  readonly event: Event
}

/** What the chain that a message was sent from tells of it. */
export interface SourceSide {
  readonly chain: IcmChain
  /** When it was sent first. */
  readonly sent: LocatedEvent<MessageSent>
  /** As it was when something was last said of it. */
  readonly fee: MessengerFee
  readonly isAcknowledged: boolean
}

/** What the chain that a message was sent to tells of it. */
export interface DestinationSide {
  readonly chain: IcmChain
  readonly received: LocatedEvent<MessageReceived>
  readonly isExecuted: boolean
}

/** A message with the sides of it that are indexed: one at the least. */
export interface IcmMessage {
  readonly messageId: Hex
  readonly source?: SourceSide
  readonly destination?: DestinationSide
}

/** An event of a row. */
export const locatedEvent = ({ blockNumber, logIndex, timestamp, fragment }: StoredMessengerEvent): LocatedEvent => ({
  blockNumber,
  logIndex,
  timestamp,
  event: readMessengerEvent(fragment),
})

/** Looks for a message on both of its chains; on all where it is not known which they are. */
export async function findMessage(chains: readonly IcmChain[], messageId: Hex): Promise<IcmMessage | undefined> {
  let message: IcmMessage = { messageId }
  for (const chain of chains) {
    const events = await messageEvents(chain, messageId)
    const source = sourceSide(chain, events)
    const destination = destinationOf(chain, events)
    message = { ...message, ...(source && { source }), ...(destination && { destination }) }
  }
  return message.source === undefined && message.destination === undefined ? undefined : message
}

/** Whether the ID of a message is that of one that a chain sent or received so. */
export function isTrue({ blockchainId }: IcmChain, event: MessageSent | MessageReceived): boolean {
  const { contract, nonce, messageId } = event
  const [source, destination] = event.kind === "sent" ? [blockchainId, event.destination] : [event.source, blockchainId]
  return messageIdOf({ contract, source, destination, nonce }) === messageId
}

/**
 * What a chain tells of a message, in the order in which it happened. Anybody may send a message again and add to its fee as often as they
 * like: what was between the first events and the last ones is left out, since it was only that.
 */
async function messageEvents({ chain }: IcmChain, messageId: Hex): Promise<readonly LocatedEvent[]> {
  const read = (order: "asc" | "desc") =>
    chain.reader.listed(lists.messengerEvents, messageId, { limit: maxEvents, order })
  const first = await read("asc")
  const end = first.at(-1)
  if (end === undefined || first.length < maxEvents) return first.map(locatedEvent)
  const isBehind = ({ blockNumber, logIndex }: StoredMessengerEvent) =>
    blockNumber > end.blockNumber || (blockNumber === end.blockNumber && logIndex > end.logIndex)
  const last = (await read("desc")).filter(isBehind)
  return [...first, ...last.toReversed()].map(locatedEvent)
}

function sourceSide(chain: IcmChain, events: readonly LocatedEvent[]): SourceSide | undefined {
  const sent = events.find(
    (told): told is LocatedEvent<MessageSent> => told.event.kind === "sent" && isTrue(chain, told.event),
  )
  if (sent === undefined) return undefined
  const { destination } = sent.event
  let fee: MessengerFee = sent.event
  let isAcknowledged = false
  for (const { event } of events) {
    if (event.kind === "feeAdded" || event.kind === "sent") fee = event
    if (event.kind === "acknowledged" && event.destination === destination) isAcknowledged = true
  }
  return { chain, sent, fee, isAcknowledged }
}

function destinationOf(chain: IcmChain, events: readonly LocatedEvent[]): DestinationSide | undefined {
  const received = events.find(
    (told): told is LocatedEvent<MessageReceived> => told.event.kind === "received" && isTrue(chain, told.event),
  )
  if (received === undefined) return undefined
  const { source } = received.event
  const isExecuted = events.some(({ event }) => event.kind === "executed" && event.source === source)
  return { chain, received, isExecuted }
}
