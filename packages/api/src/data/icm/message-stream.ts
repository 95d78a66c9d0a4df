import type { ListCursor, Moment } from "@serac/store"
import type { IcmChain } from "./icm-chains.ts"
import { type LocatedEvent, locatedEvent } from "./join-message.ts"
import type { MessageList } from "./message-filter.ts"

/** Where a stream begins. */
export interface StreamStart {
  /** The last block that counts. */
  readonly head: number
  /** Behind this place of its own list, or from a moment down; from the head where neither is said. */
  readonly after?: ListCursor
  readonly moment?: Moment
}

/** Messages that a chain sent and received, each time, newest first. It is read in stretches, as far as it is looked at. */
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

  /** @param stretch - how many are read at once. */
  static async open(chain: IcmChain, list: MessageList, start: StreamStart, stretch: number): Promise<MessageStream> {
    const { head, after, moment } = start
    const stream = new MessageStream(chain, list, stretch, Math.min(head, await lastBlock(chain, moment)) + 1, after)
    await stream.#read()
    return stream
  }

  /** The next one; undefined at the end. */
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

/** The last block up to a moment. */
async function lastBlock({ chain }: IcmChain, moment: Moment | undefined): Promise<number> {
  if (moment === undefined) return Number.MAX_SAFE_INTEGER - 1
  const [block] = await chain.reader.blocksUpTo(moment, { limit: 1 })
  return block?.number ?? -1
}
