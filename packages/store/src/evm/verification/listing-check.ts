import type { Value } from "../../engine.ts"
import { bytesFromHex } from "../../hex.ts"
import { bytesIn } from "../../verification/bytes-in.ts"
import { Fingerprint } from "../../verification/fingerprint.ts"
import { RowStream, type StoredRow } from "../../verification/row-stream.ts"
import type { List, Listable, ListedKind } from "../lists/list.ts"
import { allLists } from "../lists/lists.ts"
import { positionsByKind } from "../lists/position.ts"
import { outdated, projectionsOf } from "../projections.ts"
import { dumpedTable } from "../queries/dump.ts"
import type { TransferRow } from "../rows.ts"
import {
  deploymentRowOf,
  internalTransactionRowOf,
  messengerEventRowOf,
  transactionRowOf,
  transferRowOf,
} from "../stored-rows.ts"
import type { ChainCheck } from "./chain-check.ts"

/** The table rows of a block. */
export type BlockRows = Readonly<Record<ListedKind, readonly StoredRow[]>>

/** Compares the lists, and the owners of NFTs, with the listed rows: both must be the same, in another order. */
export class ListingCheck {
  readonly #check: ChainCheck
  readonly #expected: ReadonlyMap<number, Fingerprint> = new Map(allLists.map(({ id }) => [id, new Fingerprint()]))
  readonly #owners = new Fingerprint()
  /** The next block of each list, by id. */
  readonly #ends: ReadonlyMap<number, number>

  private constructor(check: ChainCheck, ends: ReadonlyMap<number, number>) {
    this.#check = check
    this.#ends = ends
  }

  static async of(check: ChainCheck): Promise<ListingCheck> {
    const stored = await projectionsOf(check.connection, check.chain)
    const beyond = check.checkpoint.head.number + 1
    const endOf = ({ name }: List) => {
      const projection = stored.get(name)
      // A list that is to be rebuilt may contain deleted rows.
      if (projection === undefined || projection.version === outdated) return 0
      return Math.min(projection.nextBlock ?? beyond, beyond)
    }
    return new ListingCheck(check, new Map(allLists.map((list) => [list.id, endOf(list)])))
  }

  add(rows: BlockRows): void {
    const listed: { readonly [Kind in ListedKind]: readonly Listable[Kind][] } = {
      transactions: rows.transactions.map(transactionRowOf),
      transfers: rows.transfers.map(transferRowOf),
      deployments: rows.deployments.map(deploymentRowOf),
      internalTransactions: rows.internalTransactions.map(internalTransactionRowOf),
      messengerEvents: rows.messengerEvents.map(messengerEventRowOf),
    }
    for (const list of allLists) this.#addTo(list, listed[list.of])
    for (const transfer of listed.transfers) this.#addOwner(transfer)
  }

  #addTo<Kind extends ListedKind>(list: List<Kind>, rows: readonly Listable[Kind][]): void {
    const end = this.#ends.get(list.id) ?? 0
    for (const row of rows) {
      if (row.blockNumber >= end) continue
      for (const key of new Set(list.keysOf(row)))
        this.#expected.get(list.id)?.add(bytesFromHex(key), row.blockNumber, ...positionsByKind[list.of](row))
    }
  }

  #addOwner({ standard, token, tokenId, blockNumber, logIndex, batchIndex }: TransferRow): void {
    if (standard === 721 && tokenId !== undefined)
      this.#owners.add(bytesFromHex(token), blockNumber, logIndex, batchIndex)
  }

  /** Reads the lists. */
  async end(): Promise<void> {
    const { findings, checkpoint } = this.#check
    for (const { id, name } of allLists) {
      const stored = await this.#fingerprint(
        "evm_list",
        { list: id },
        ({ list }) => list === id,
        this.#ends.get(id) ?? 0,
        ({ key, position, sub }) => [key, position, sub],
      )
      const rule = "it lists every row that belongs there, and no other"
      findings.checked("evm_list", stored.count)
      findings.same({ table: "evm_list", key: name, rule }, stored.text, this.#expected.get(id)?.text)
    }
    const owners = await this.#fingerprint(
      "evm_nft_owner",
      {},
      () => true,
      checkpoint.head.number + 1,
      ({ contract, log_index, batch_index }) => [contract, log_index, batch_index],
    )
    const rule = "it has every transfer of an ERC-721 token, and no other"
    findings.checked("evm_nft_owner", owners.count)
    findings.same({ table: "evm_nft_owner", key: "all", rule }, owners.text, this.#owners.text)
  }

  /** The fingerprint of a table's rows from a position on, while the predicate holds; rows that were added after the check began are left out. */
  async #fingerprint(
    table: string,
    after: Readonly<Record<string, number>>,
    isWanted: (row: StoredRow) => boolean,
    end: number,
    partsOf: (row: StoredRow) => readonly [unknown, unknown, unknown],
  ): Promise<Fingerprint> {
    const { connection, chain, signal } = this.#check
    const rows = new RowStream(connection, dumpedTable(table), { chain }, after)
    const fingerprint = new Fingerprint()
    for (let row = await rows.next(); row !== undefined && isWanted(row); row = await rows.next()) {
      signal?.throwIfAborted()
      if (Number(row.block_number) >= end) continue
      const [bytes, position, sub] = partsOf(row)
      fingerprint.add(bytesIn(bytes as Value | undefined), Number(row.block_number), Number(position), Number(sub))
    }
    return fingerprint
  }
}
