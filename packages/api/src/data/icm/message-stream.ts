import type { ListCursor, Moment } from "@serac/store"
import type { IcmChain } from "./icm-chains.ts"
import { type LocatedEvent, locatedEvent } from "./join-message.ts"
import type { MessageList } from "./message-filter.ts"

/** The start of a stream. */
export interface StreamStart {
  /** The last block to read. */
  readonly head: number
  /** Start after this position of the chain's list, or at a moment; at the head without either. */
  readonly after?: ListCursor
  readonly moment?: Moment
}

/** The send and receive events of a chain, newest first, read in batches on demand. */
export class MessageStream {
  readonly chain: IcmChain
  readonly #list: MessageList
  readonly #stretch: number
  readonly #endBlock: number
  #after: ListCursor | undefined
  #told: readonly LocatedEvent[] = []
  #at = 0
  #isRead = false

  private constructor(chain: IcmChain, list: MessageList, stretch: number, endBlock: number, after?: ListCursor) {
    this.chain = chain
    this.#list = list
    this.#stretch = stretch
    this.#endBlock = endBlock
    this.#after = after
  }

  /** @param stretch - items per batch. */
  static async open(chain: IcmChain, list: MessageList, start: StreamStart, stretch: number): Promise<MessageStream> {
    const { head, after, moment } = start
    const stream = new MessageStream(chain, list, stretch, Math.min(head, await lastBlock(chain, moment)) + 1, after)
    await stream.#read()
    return stream
  }

  /** The next event; undefined at the end. */
  get next(): LocatedEvent | undefined {
    return this.#told[this.#at]
  }

  async skip(): Promise<void> {
    this.#at += 1
    if (this.#at === this.#told.length && !this.#isRead) await this.#read()
  }

  async #read(): Promise<void> {
    const { list, key } = this.#list
    const range = { after: this.#after, endBlock: this.#endBlock, limit: this.#stretch }
    const rows = await this.chain.chain.reader.listed(list, key, range)
    this.#told = rows.map(locatedEvent)
    this.#at = 0
    this.#isRead = rows.length < this.#stretch
    const last = rows.at(-1)
    if (last !== undefined) this.#after = [last.blockNumber, last.logIndex, 0]
  }
}

/** The number of the last block up to a moment. */
async function lastBlock({ chain }: IcmChain, moment: Moment | undefined): Promise<number> {
  if (moment === undefined) return Number.MAX_SAFE_INTEGER - 1
  const [block] = await chain.reader.blocksUpTo(moment, { limit: 1 })
  return block?.number ?? -1
}
