import { formatHex, parseId } from "@serac/chain"
import { anyMessage, type Hex, type List, lists } from "@serac/store"
import type { MessageReceived, MessageSent } from "@serac/store/items"
import type { IcmChain } from "./icm-chains.ts"

/** The message filters of a request; all messages without a filter. */
export interface MessagesRequest {
  /** Sender or recipient. */
  readonly address?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Blockchain IDs in CB58; `blockchainId` matches the source or the destination. */
  readonly sourceBlockchainId?: string | undefined
  readonly destinationBlockchainId?: string | undefined
  readonly blockchainId?: string | undefined
}

/** The list and key under which a chain's messages are found. */
export interface MessageList {
  readonly list: List<"messengerEvents">
  readonly key: Hex
}

/** A filter of messages: selects the list to read on a chain, and the matching messages on it. */
export class MessageFilter {
  readonly #address: Hex | undefined
  readonly #from: Hex | undefined
  readonly #to: Hex | undefined
  readonly #source: Hex | undefined
  readonly #destination: Hex | undefined
  readonly #either: Hex | undefined

  constructor(asked: MessagesRequest) {
    const { address, from, to, sourceBlockchainId, destinationBlockchainId, blockchainId } = asked
    this.#address = lower(address)
    this.#from = lower(from)
    this.#to = lower(to)
    this.#source = idFilter(sourceBlockchainId)
    this.#destination = idFilter(destinationBlockchainId)
    this.#either = idFilter(blockchainId)
  }

  /** The shortest list of a chain that contains all its matching messages. */
  listOn({ blockchainId }: IcmChain): MessageList {
    const address = this.#address ?? this.#from ?? this.#to
    if (address !== undefined) return { list: lists.addressMessages, key: address }
    const asked = [this.#source, this.#destination, this.#either].filter((id) => id !== undefined)
    return { list: lists.chainMessages, key: asked.find((id) => id !== blockchainId) ?? anyMessage }
  }

  /** Whether a message sent from or received on a chain matches. */
  isWanted({ blockchainId }: IcmChain, event: MessageSent | MessageReceived): boolean {
    const [source, destination] =
      event.kind === "sent" ? [blockchainId, event.destination] : [event.source, blockchainId]
    const is = (wanted: Hex | undefined, ...told: readonly Hex[]) => wanted === undefined || told.includes(wanted)
    return (
      is(this.#address, event.from, event.to) &&
      is(this.#from, event.from) &&
      is(this.#to, event.to) &&
      is(this.#source, source) &&
      is(this.#destination, destination) &&
      is(this.#either, source, destination)
    )
  }
}

const lower = (address: string | undefined) => address?.toLowerCase() as Hex | undefined
const idFilter = (id: string | undefined) => (id === undefined ? undefined : (formatHex(parseId(id), "hexnc") as Hex))
