import type { Connection } from "../../engine.ts"
import { expandFragment } from "../../fragment/index.ts"
import { bytesOf } from "../../hex.ts"
import type { DumpedTable } from "../../queries/dumped-table.ts"
import { bytesIn } from "../../verification/bytes-in.ts"
import { Fingerprint } from "../../verification/fingerprint.ts"
import { memberOf } from "../../verification/fragment-members.ts"
import { type Row, RowStream } from "../../verification/row-stream.ts"
import { dumpedTables } from "../queries/dump.ts"
import type { ChainCheck } from "./chain-check.ts"

const lists = {
  evm_token_transfer: "token",
  evm_erc721_transfer: "address",
  evm_nft_owner: "contract",
} as const

type List = keyof typeof lists

/** Holds the lists of transfers (by token, by address, by NFT) against the transfers: the same, in another order. */
export class ListingCheck {
  readonly #check: ChainCheck
  readonly #expected: Readonly<Record<List, Fingerprint>> = {
    evm_token_transfer: new Fingerprint(),
    evm_erc721_transfer: new Fingerprint(),
    evm_nft_owner: new Fingerprint(),
  }

  constructor(check: ChainCheck) {
    this.#check = check
  }

  add(transfer: Row): void {
    const place = [Number(transfer.block_number), Number(transfer.log_index), Number(transfer.batch_index)]
    const token = bytesIn(transfer.token)
    this.#expected.evm_token_transfer.add(token, ...place)
    if (transfer.standard !== 721) return
    const fragment = expandFragment(String(transfer.fragment))
    const sides = new Set([memberOf(fragment, "from").toLowerCase(), memberOf(fragment, "to").toLowerCase()])
    for (const side of sides) this.#expected.evm_erc721_transfer.add(bytesOf(side), ...place)
    if (transfer.token_id !== null) this.#expected.evm_nft_owner.add(token, ...place)
  }

  /** Reads the lists. */
  async end(): Promise<void> {
    const { connection, chain, checkpoint, findings, signal } = this.#check
    for (const [name, column] of Object.entries(lists) as [List, string][]) {
      const stored = await fingerprintOf({ connection, chain, head: checkpoint.head.number, name, column, signal })
      findings.checked(name, stored.count)
      const where = { table: name, key: "all", rule: "it lists every transfer that belongs there, and no other" }
      findings.same(where, stored.text, this.#expected[name].text)
    }
  }
}

interface Listed {
  readonly connection: Connection
  readonly chain: bigint
  readonly head: number
  readonly name: List
  readonly column: string
  readonly signal: AbortSignal | undefined
}

async function fingerprintOf({ connection, chain, head, name, column, signal }: Listed): Promise<Fingerprint> {
  const table = dumpedTables.find((each) => each.table === name) as DumpedTable
  const rows = new RowStream(connection, table, { chain })
  const fingerprint = new Fingerprint()
  for (let row = await rows.next(); row !== undefined; row = await rows.next()) {
    signal?.throwIfAborted()
    // What came after the check began is not counted on the other side either.
    if (Number(row.block_number) > head) continue
    fingerprint.add(bytesIn(row[column]), Number(row.block_number), Number(row.log_index), Number(row.batch_index))
  }
  return fingerprint
}
