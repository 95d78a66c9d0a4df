import type { Value } from "../engine.ts"
import { archiveTable } from "../evm/archive/tables.ts"
import { blockTable, internalTransactionTable, transactionTable, transferTable } from "../evm/tables.ts"
import type { TableDefinition } from "../schema/table.ts"
import type { Channel, ClientChannel } from "./channel.ts"
import { inTransaction } from "./transaction.ts"

/** Tables that are partitioned by block range, with the index of their block number column. */
const partitionedTables: ReadonlyMap<TableDefinition, number> = new Map(
  [blockTable, transactionTable, transferTable, internalTransactionTable, archiveTable].map((table) => [
    table,
    table.columns.findIndex(({ name }) => name === "number" || name === "block_number" || name === "last_block"),
  ]),
)
const tables = [...partitionedTables.keys()]

// The catalogue has a partition's bounds as text: FOR VALUES FROM ('0', MINVALUE) TO ('1000000', MINVALUE).
const upperBounds = `SELECT relname AS "table", max(bounds[1]::int8) AS "end"
  FROM pg_inherits
  JOIN pg_class parent ON parent.oid = inhparent
  CROSS JOIN LATERAL (SELECT pg_get_expr(relpartbound, oid) FROM pg_class WHERE oid = inhrelid) partition (bound)
  CROSS JOIN LATERAL regexp_match(bound, ' TO \\(''(\\d+)'', MINVALUE\\)$') bounds
  WHERE parent.oid = ANY ($1::regclass[])
  GROUP BY relname`

// Two writers that need the same partition would both create it.
const creating = "SELECT pg_advisory_xact_lock(hashtextextended('serac partitions', 0))::text"

/** Rows to be added have no partition yet. */
export class PartitionMissingError extends Error {
  override readonly name = "PartitionMissingError"
  /** The highest block of the rows. */
  readonly block: number

  constructor(block: number) {
    super(`There is no partition for block ${block}.`)
    this.block = block
  }
}

/**
 * The partitions that a chain's rows need, each starting where the previous one ends. All chains share them. They are created ahead of
 * the head and never in the transaction that stores rows in them: a reader that planned its statement just before would miss those
 * rows and see the rest of the batch.
 */
export class BlockPartitions {
  readonly #chain: bigint
  readonly #blocks: number
  /** Rows of lower blocks have a partition in every table. */
  #end = 0

  /** @param blocks - blocks per new partition */
  constructor(chainId: string, blocks: number) {
    this.#chain = BigInt(chainId)
    this.#blocks = blocks
  }

  /** Creates missing partitions for the blocks up to the head, or up to `block`, and for one more partition's number of blocks. */
  async prepare(client: ClientChannel, block?: number): Promise<void> {
    const reached = block ?? (await this.#head(client))
    const highest = reached + this.#blocks
    const ends = await this.#ends(client)
    this.#end = ends.every((end) => end > highest) ? Math.min(...ends) : await this.#extend(client, highest)
  }

  /** Throws PartitionMissingError if rows to be added to a table have no partition. */
  assertPrepared(table: TableDefinition, rows: readonly (readonly Value[])[]): void {
    const column = partitionedTables.get(table)
    if (column === undefined) return
    let highest = -1
    for (const row of rows) highest = Math.max(highest, Number(row[column]))
    if (highest >= this.#end) throw new PartitionMissingError(highest)
  }

  async #head(channel: Channel): Promise<number> {
    const { rows } = await channel.query({
      // A standby refuses the lock at once, before a writer relies on it.
      text: `SELECT number AS "number" FROM evm_checkpoint WHERE chain_id = $1 FOR UPDATE`,
      values: [this.#chain],
    })
    return rows[0]?.number ?? -1
  }

  /** The block at which the last partition of each table ends. */
  async #ends(channel: Channel): Promise<readonly number[]> {
    const { rows } = await channel.query({ text: upperBounds, values: [tables.map(({ name }) => name)] })
    return tables.map(({ name }) => rows.find(({ table }) => table === name)?.end ?? 0)
  }

  /** Resolves to the end of the partitions. */
  #extend(client: ClientChannel, highest: number): Promise<number> {
    const extended = async () => {
      await client.query(creating)
      // A coordinator of Citus that crashed would not know partitions that its workers have already, and could not create them again.
      await client.query("SET LOCAL synchronous_commit = on")
      const ends: number[] = []
      for (const [at, end] of (await this.#ends(client)).entries())
        ends.push(await this.#extendTable(client, tables[at]?.name ?? "", end, highest))
      return Math.min(...ends)
    }
    // What another writer has created meanwhile must be seen.
    return inTransaction(client, extended, { sees: "the newest state" })
  }

  /** Resolves to the end of the last partition. */
  async #extendTable(channel: Channel, table: string, end: number, highest: number): Promise<number> {
    let from = end
    while (from <= highest) {
      const to = (Math.floor(from / this.#blocks) + 1) * this.#blocks
      const partition = `${table}_b${from}`
      // Attaching a table blocks no readers; creating it as a partition would wait for all of them.
      await channel.query(`CREATE TABLE ${partition} (LIKE ${table} INCLUDING ALL)`)
      await channel.query(`ALTER TABLE ${table} ATTACH PARTITION ${partition}
        FOR VALUES FROM (${from}, MINVALUE) TO (${to}, MINVALUE)`)
      from = to
    }
    return from
  }
}
