import { hexIn } from "../../verification/bytes-in.ts"
import { RowStream } from "../../verification/row-stream.ts"
import { checkpointOf } from "../checkpoint.ts"
import { lists } from "../lists/lists.ts"
import { journalTable } from "../queries/verification.ts"
import type { ChainCheck } from "./chain-check.ts"
import type { BlockRows } from "./listing-check.ts"

/** Maximum number of remembered tokens of blocks: above it the journal is not checked. */
const maxJournalTokens = 500_000

/** Compares the journal, by which a rollback finds the rows to delete, with the transfers of its blocks. */
export class JournalCheck {
  readonly #check: ChainCheck
  readonly #expected = new Set<string>()

  constructor(check: ChainCheck) {
    this.#check = check
  }

  add({ transfers }: BlockRows): void {
    for (const { block_number, token } of transfers) {
      if (Number(block_number) < this.#check.checkpoint.journalFrom || this.#expected.size > maxJournalTokens) continue
      this.#expected.add(`${block_number} ${hexIn(token)}`)
    }
  }

  /** Reads the journal. */
  async end(): Promise<void> {
    const { connection, chain, checkpoint, findings } = this.#check
    if (this.#expected.size > maxJournalTokens) return
    const stored = new Set<string>()
    const rows = new RowStream(connection, journalTable, { chain })
    for (let row = await rows.next(); row !== undefined; row = await rows.next()) {
      if (Number(row.block_number) > checkpoint.head.number || row.list !== lists.tokenTransfers.id) continue
      findings.checked("evm_journal")
      stored.add(`${row.block_number} ${hexIn(row.key)}`)
    }
    // Blocks become too old to be rolled back during the check.
    const from = (await checkpointOf(connection, chain))?.journalFrom ?? checkpoint.journalFrom
    const isDue = (entry: string) => Number(entry.split(" ", 1)[0]) >= from
    for (const entry of this.#expected) if (isDue(entry) && !stored.has(entry)) this.#tell(entry, "no row", "a row")
    for (const entry of stored) if (isDue(entry) && !this.#expected.has(entry)) this.#tell(entry, "a row", "no row")
  }

  #tell(key: string, stored: string, expected: string): void {
    const rule = "it names the tokens that the blocks which can be undone have transfers of"
    this.#check.findings.add({ table: "evm_journal", key, rule, stored, expected })
  }
}
