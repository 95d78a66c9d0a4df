import {
  ArchiveDamagedError,
  type ChainReader,
  type ChainWriter,
  NotConsecutiveError,
  type Rebuild,
} from "@serac/store"
import { NodeFault } from "../../core/index.ts"
import { decodeArchived } from "../archive/decode-archived.ts"
import type { DecodeContext } from "../decode/block.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import { Parties } from "../decode/parties.ts"
import { PackedBatch } from "../writer/packed-batch.ts"

/** Rows in a step: as many as in a batch of the backfill. */
const enoughRows = 8_000
/** Bytes of packed rows that also end a step, for blocks with few rows and long texts. */
const enoughBytes = 16 * 1024 * 1024
/** Archived blocks that are read at once; the store reads fewer if they are large. */
const blocksAtOnce = 500

/** The source and the target of rebuilt rows. */
export interface Rebuilding {
  readonly reader: Pick<ChainReader, "archived" | "archiveRange">
  readonly writer: Pick<ChainWriter, "chainId" | "rebuilding" | "rebuild">
}

/** Decoded blocks. */
interface Decoded {
  readonly from: number
  readonly batch: PackedBatch
}

/**
 * Rebuilds the rows of a chain from its archive, in steps of a few thousand rows. The next step is decoded while one is
 * being stored, so at most two are in memory. The store keeps the progress.
 */
export class RowRebuilder {
  readonly #rebuilding: Rebuilding
  readonly #context: DecodeContext
  #ahead: { readonly from: number; readonly decoded: Promise<Decoded> } | undefined

  constructor(rebuilding: Rebuilding) {
    this.#rebuilding = rebuilding
    this.#context = { chainId: rebuilding.writer.chainId, parties: new Parties() }
  }

  /**
   * Makes the next step. Resolves to the progress; to undefined if there is nothing to do.
   *
   * @throws ArchiveDamagedError if the archive lacks the next block or cannot be read.
   */
  async step(): Promise<Rebuild | undefined> {
    const { writer } = this.#rebuilding
    const due = await writer.rebuilding()
    if (due === undefined || due.next > due.head) return undefined
    const { batch } = await (this.#ahead?.from === due.next ? this.#ahead.decoded : this.#decode(due.next, due.head))
    const next = due.next + batch.blocks.length
    this.#ahead = next > due.head ? undefined : { from: next, decoded: this.#decode(next, due.head) }
    // The step that awaits the promise gets its error.
    this.#ahead?.decoded.catch(() => {})
    try {
      return await writer.rebuild(batch)
    } catch (error) {
      // Blocks were replaced since they were read.
      if (!(error instanceof NotConsecutiveError)) throw error
      this.#ahead = undefined
      return due
    }
  }

  async #decode(from: number, head: number): Promise<Decoded> {
    const blocks: PackedBlock[] = []
    let rows = 0
    let bytes = 0
    while (rows < enoughRows && bytes < enoughBytes && from + blocks.length <= head) {
      const number = from + blocks.length
      const archived = await this.#rebuilding.reader.archived(number, blocksAtOnce)
      if (archived.length === 0) throw await this.#lacking(number)
      for (const one of archived) {
        if (one.number > head) break
        const packed = this.#decoded(one)
        blocks.push(packed)
        rows += 1 + packed.block.transactionCount + packed.transfers
        bytes += packed.text.length
      }
    }
    return { from, batch: PackedBatch.of(blocks) }
  }

  #decoded(archived: Parameters<typeof decodeArchived>[0]): PackedBlock {
    try {
      return decodeArchived(archived, this.#context)
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      throw new ArchiveDamagedError(
        `Rows of chain ${this.#context.chainId} cannot be made of its archive: ${error.message}. What is stored is not changed.`,
        { cause: error },
      )
    }
  }

  async #lacking(number: number): Promise<ArchiveDamagedError> {
    const { chainId } = this.#context
    const range = await this.#rebuilding.reader.archiveRange()
    const has = range === undefined ? "there is none" : `it has blocks ${range.first} to ${range.last}`
    return new ArchiveDamagedError(
      `Rows of chain ${chainId} from block ${number} on are to be made of its archive, and ${has}. What is stored is served as it is. ` +
        `Run "serac reset --chain ${chainId}" and it is indexed again.`,
    )
  }
}
