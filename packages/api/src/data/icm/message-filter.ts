import { formatHex, parseId } from "@serac/chain"
import { anyMessage, type Hex, type List, lists } from "@serac/store"
import type { MessageReceived, MessageSent } from "@serac/store/items"
import type { IcmChain } from "./icm-chains.ts"

/** Which messages are wanted, as requests say it; all where nothing is said. */
export interface MessagesRequest {
  /** Sender or recipient. */
  readonly address?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** IDs of blockchains in CB58; the last one is either of the two. */
  readonly sourceBlockchainId?: string | undefined
  readonly destinationBlockchainId?: string | undefined
  readonly blockchainId?: string | undefined
}

/** Where on a chain messages are looked for. */
export interface MessageList {
  readonly list: List<"messengerEvents">
  readonly key: Hex
}

/** Which messages are wanted: by which list they are found, and which of those on it they are. */
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

  /** The shortest list of a chain that has all that it can have of them. */
  listOn({ blockchainId }: IcmChain): MessageList {
    const address = this.#address ?? this.#from ?? this.#to
    if (address !== undefined) return { list: lists.addressMessages, key: address }
    const asked = [this.#source, this.#destination, this.#either].filter((id) => id !== undefined)
    return { list: lists.chainMessages, key: asked.find((id) => id !== blockchainId) ?? anyMessage }
  }

  /** Whether a message that was sent from a chain or received on it is wanted. */
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
