import type { CutStretch } from "@serac/server/http"
import { definePosition, type Hex } from "@serac/store"
import type { MessageReceived, MessageSent } from "@serac/store/items"
import type { IcmChain } from "./icm-chains.ts"
import { findMessage, type IcmMessage, isTrue, type LocatedEvent } from "./join-message.ts"
import type { MessageFilter } from "./message-filter.ts"
import { MessageStream } from "./message-stream.ts"

/** Maximum messages that are read for a page. */
const maxRowsOfPage = 2_000

/**
 * A position in a list of messages: timestamp, chain ID, block and event of the last one, and the heads of the chains when the list was begun,
 * as comma-separated `chainId:block`.
 */
type MessageCursor = readonly [number, string, number, number, string]

/** The position of a message, as a page token carries it. */
export const messagePosition = definePosition(
  ["number", "text", "number", "number", "text"],
  ({ position }: ListedMessage) => position,
)

/** A message with its position in the list. */
export interface ListedMessage {
  readonly message: IcmMessage
  readonly position: MessageCursor
}

/** A range of messages. */
export interface MessageRange {
  readonly filter: MessageFilter
  readonly after: MessageCursor | undefined
  readonly limit: number
}

/**
 * Messages of several chains by timestamp descending, at the same timestamp by chain ID. Each message is listed once: where it was first sent,
 * or where it was received if no sending is known. Later pages contain the messages that the chains had when the list was begun, whatever is
 * added to either side of a message meanwhile; the data of each message is current.
 */
export async function messagePages(
  chains: readonly IcmChain[],
  range: MessageRange,
): Promise<readonly ListedMessage[] | CutStretch<ListedMessage, MessageCursor>> {
  const { filter, after, limit } = range
  const begun = after === undefined ? await headsOf(chains) : parseHeads(after[4])
  const streams = await Promise.all(
    chains.toSorted(byChainId).map((chain) => openStream(chain, { filter, after, heads: begun, limit })),
  )
  const heads = after === undefined ? headsWithMessages(begun, streams) : begun
  const asOf = formatHeads(heads)
  const places: Places = new Map()
  const items: ListedMessage[] = []
  for (let looked = 0; items.length < limit; looked++) {
    const stream = latestStream(streams)
    if (stream?.next === undefined) return items
    const { chain, next } = stream
    const position = [next.timestamp, chain.chain.chainId, next.blockNumber, next.logIndex, asOf] as const
    await stream.skip()
    const message = await listedAs(chains, { chain, next, filter, heads, places })
    if (message !== undefined) items.push({ message, position })
    if (looked === maxRowsOfPage && items.length < limit) return { items, isCut: true, next: position }
  }
  return items
}

type Heads = ReadonlyMap<string, number>

async function headsOf(chains: readonly IcmChain[]): Promise<Heads> {
  const statuses = await Promise.all(chains.map(({ chain }) => chain.reader.status()))
  return new Map(chains.map(({ chain }, at) => [chain.chainId, statuses[at]?.head.number ?? -1]))
}

/** Heads of the chains with messages on the list; the others had none when it was begun. */
function headsWithMessages(heads: Heads, streams: readonly MessageStream[]): Heads {
  const listed = new Set(streams.filter(({ next }) => next !== undefined).map(({ chain }) => chain.chain.chainId))
  return new Map([...heads].filter(([chainId]) => listed.has(chainId)))
}

const formatHeads = (heads: Heads) => [...heads].map(([chainId, head]) => `${chainId}:${head}`).join()

function parseHeads(text: string): Heads {
  const pairs = text === "" ? [] : text.split(",").map((pair) => pair.split(":"))
  return new Map(pairs.map(([chainId = "", head]) => [chainId, Number(head)]))
}

const byChainId = (one: IcmChain, other: IcmChain) => compareMessageIds(one.chain.chainId, other.chain.chainId)
const compareMessageIds = (one: string, other: string) => Number(BigInt(one) - BigInt(other))

function openStream(
  chain: IcmChain,
  options: Pick<MessageRange, "filter" | "limit"> & {
    readonly after: MessageCursor | undefined
    readonly heads: Heads
  },
): Promise<MessageStream> {
  const { filter, after, heads, limit } = options
  const { chainId } = chain.chain
  const list = filter.listOn(chain)
  // A chain added to the service later has nothing on this list.
  const head = heads.get(chainId) ?? -1
  if (after === undefined) return MessageStream.open(chain, list, { head }, limit)
  const [timestamp, lastChain, block, logIndex] = after
  const order = compareMessageIds(chainId, lastChain)
  const start = order === 0 ? { after: [block, logIndex, 0] as const } : { moment: { timestamp, inclusive: order > 0 } }
  return MessageStream.open(chain, list, { head, ...start }, limit)
}

function latestStream(streams: readonly MessageStream[]): MessageStream | undefined {
  let found: MessageStream | undefined
  for (const stream of streams)
    if (stream.next !== undefined && (found?.next === undefined || stream.next.timestamp > found.next.timestamp))
      found = stream
  return found
}

/** The position of a message on a list. */
interface MessagePlace {
  readonly chain: IcmChain
  readonly blockNumber: number
  readonly logIndex: number
}

/** Positions of the messages read for a page, by message ID. */
type Places = Map<Hex, MessagePlace | undefined>

/** A sent or received event under examination. */
interface Looked {
  readonly chain: IcmChain
  readonly next: LocatedEvent
  readonly filter: MessageFilter
  readonly heads: Heads
  readonly places: Places
}

/** The message if this is its position in the list; undefined where it is listed elsewhere, or does not match. */
async function listedAs(
  chains: readonly IcmChain[],
  { chain, next, filter, heads, places }: Looked,
): Promise<IcmMessage | undefined> {
  const event = next.event as MessageSent | MessageReceived
  if (!filter.isWanted(chain, event) || !isTrue(chain, event)) return undefined
  const { messageId } = event
  // A repeatedly sent message is looked up once, and once more at its position in the list.
  if (places.has(messageId) && !isAt(places.get(messageId), chain, next)) return undefined
  const otherId = event.kind === "sent" ? event.destination : event.source
  const both = chains.filter((one) => one === chain || one.blockchainId === otherId)
  const message = await findMessage(both, messageId)
  const place = messagePlace(message, heads)
  places.set(messageId, place)
  return isAt(place, chain, next) ? message : undefined
}

function messagePlace(message: IcmMessage | undefined, heads: Heads): MessagePlace | undefined {
  const { source, destination } = message ?? {}
  const isSource = source !== undefined && source.sent.blockNumber <= (heads.get(source.chain.chain.chainId) ?? -1)
  const side = isSource ? source : destination
  const told = isSource ? source.sent : destination?.received
  return side && told && { chain: side.chain, blockNumber: told.blockNumber, logIndex: told.logIndex }
}

const isAt = (place: MessagePlace | undefined, chain: IcmChain, { blockNumber, logIndex }: LocatedEvent) =>
  place?.chain === chain && place.blockNumber === blockNumber && place.logIndex === logIndex
