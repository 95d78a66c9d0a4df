import type { Connection } from "../../engine.ts"
import type { Findings } from "../../verification/inconsistency.ts"
import { ArchiveDamagedError } from "./archive-damaged-error.ts"
import { answersOfText } from "./block-text.ts"
import type { ArchiveChunk } from "./chunk.ts"
import { unpackChunk } from "./pack.ts"
import { archiveState, nextChunk } from "./rows.ts"

const archiveTable = "evm_archive"

/**
 * Compares the archive with the stored blocks in order: chunks match their digests and follow each other without a gap, and each
 * block has the stored block's hash. The archive may be merged, cut and pruned meanwhile.
 */
export class ArchiveCheck {
  readonly #connection: Connection
  readonly #chain: bigint
  readonly #findings: Findings
  #range: { readonly first: number; readonly last: number } | undefined
  #chunk: ArchiveChunk | undefined
  #texts: readonly string[] = []
  /** The last block that is known to be unreadable or missing. */
  #lostTo = -1

  constructor(connection: Connection, chain: bigint, findings: Findings) {
    this.#connection = connection
    this.#chain = chain
    this.#findings = findings
  }

  /** Checks a block that is stored with this hash. */
  async add(number: number, hash: string): Promise<void> {
    this.#range ??= (await archiveState(this.#connection, this.#chain)) ?? { first: 1, last: 0 }
    if (number < this.#range.first || number > this.#range.last || number <= this.#lostTo) return
    if (this.#chunk === undefined || number > this.#chunk.last) await this.#read(number)
    const text = this.#chunk && this.#texts[number - this.#chunk.first]
    if (text === undefined) return
    this.#findings.checked(archiveTable)
    const where = { table: archiveTable, key: String(number), rule: "an archived block is the stored one" }
    this.#findings.same(where, hashIn(text), hash)
  }

  /** Reads the chunk that contains a block. */
  async #read(number: number): Promise<void> {
    this.#chunk = undefined
    this.#texts = []
    const chunk = await nextChunk(this.#connection, this.#chain, number - 1)
    if (chunk === undefined || chunk.first > number) {
      this.#lostTo = (chunk?.first ?? Number.MAX_SAFE_INTEGER) - 1
      // Blocks that were pruned or cut meanwhile are no gap.
      const now = await archiveState(this.#connection, this.#chain)
      if (now === undefined || number < now.first || number > now.last) return
      const key = `${number} to ${Math.min(this.#lostTo, now.last)}`
      this.#findings.add({
        table: archiveTable,
        key,
        rule: "there is no hole in the archive",
        stored: "no row",
        expected: "a row",
      })
      return
    }
    try {
      this.#texts = await unpackChunk(this.#chain, chunk)
      this.#chunk = chunk
    } catch (error) {
      if (!(error instanceof ArchiveDamagedError)) throw error
      this.#lostTo = chunk.last
      const rule = "a chunk of the archive can be read"
      this.#findings.add({
        table: archiveTable,
        key: `${chunk.first} to ${chunk.last}`,
        rule,
        stored: error.message,
        expected: "its blocks",
      })
    }
  }
}

function hashIn(text: string): string {
  try {
    return String((answersOfText(text).block as { readonly hash?: unknown } | null)?.hash).toLowerCase()
  } catch {
    return "no JSON"
  }
}
