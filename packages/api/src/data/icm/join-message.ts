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

/** Maximum events of a message that are read from each end of its history. */
const maxEvents = 50

/** An event with its position. */
export interface LocatedEvent<Event extends MessengerEvent = MessengerEvent> {
  readonly blockNumber: number
  readonly logIndex: number
  /** Unix seconds, as in lists over several chains. */
  readonly timestamp: number
  readonly event: Event
}

/** The data of a message on its source chain. */
export interface SourceSide {
  readonly chain: IcmChain
  /** The first event that sent the message. */
  readonly sent: LocatedEvent<MessageSent>
  /** The fee after its last change. */
  readonly fee: MessengerFee
  readonly isAcknowledged: boolean
}

/** The data of a message on its destination chain. */
export interface DestinationSide {
  readonly chain: IcmChain
  readonly received: LocatedEvent<MessageReceived>
  readonly isExecuted: boolean
}

/** A message with its indexed sides, at least one. */
export interface IcmMessage {
  readonly messageId: Hex
  readonly source?: SourceSide
  readonly destination?: DestinationSide
}

/** The event of a stored row. */
export const locatedEvent = ({ blockNumber, logIndex, timestamp, fragment }: StoredMessengerEvent): LocatedEvent => ({
  blockNumber,
  logIndex,
  timestamp,
  event: readMessengerEvent(fragment),
})

/** Finds a message on these chains: on both of its own where they are known, else on all. */
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

/** Whether an event's message ID matches its origin and destination on this chain. */
export function isTrue({ blockchainId }: IcmChain, event: MessageSent | MessageReceived): boolean {
  const { contract, nonce, messageId } = event
  const [source, destination] = event.kind === "sent" ? [blockchainId, event.destination] : [event.source, blockchainId]
  return messageIdOf({ contract, source, destination, nonce }) === messageId
}

/**
 * The events of a message on a chain, in order. Anyone may resend a message and add to its fee any number of times; the events between the
 * first and the last ones are omitted, since they can only be such repeats.
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
