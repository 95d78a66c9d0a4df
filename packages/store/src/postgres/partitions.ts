import type { Value } from "../engine.ts"
import { archiveTable } from "../evm/archive/tables.ts"
import { blockTable, internalTransactionTable, transactionTable, transferTable } from "../evm/tables.ts"
import type { TableDefinition } from "../schema/table.ts"
import type { Channel, ClientChannel } from "./channel.ts"
import { inTransaction } from "./transaction.ts"

/** Tables that are partitioned by chain and block range, with the index of their block number column. */
const partitionedTables: ReadonlyMap<TableDefinition, number> = new Map(
  [blockTable, transactionTable, transferTable, internalTransactionTable, archiveTable].map((table) => [
    table,
    table.columns.findIndex(({ name }) => name === "number" || name === "block_number" || name === "last_block"),
  ]),
)
const tables = [...partitionedTables.keys()]

// The catalogue has a partition's bounds as text: FOR VALUES FROM ('43114', '0') TO ('43114', '1000000').
const upperBounds = `SELECT relname AS "table", max(bounds[2]::int8) AS "end"
  FROM pg_inherits
  JOIN pg_class parent ON parent.oid = inhparent
  CROSS JOIN LATERAL (SELECT pg_get_expr(relpartbound, oid) FROM pg_class WHERE oid = inhrelid) partition (bound)
  CROSS JOIN LATERAL regexp_match(bound, ' TO \\(''(\\d+)'', ''(\\d+)''\\)$') bounds
  WHERE parent.oid = ANY ($1::regclass[]) AND bounds[1] = $2
  GROUP BY relname`

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
 * The partitions of a chain, each starting where the previous one ends. They are created ahead of the head and never in the
 * transaction that stores rows in them: a reader that planned its statement just before would miss those rows and see the rest of
 * the batch.
 */
export class ChainPartitions {
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
    this.#end = await inTransaction(client, async () => {
      const reached = block ?? (await this.#head(client))
      return this.#extend(client, reached + this.#blocks)
    })
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
      text: `SELECT number AS "number" FROM evm_checkpoint WHERE chain_id = $1`,
      values: [this.#chain],
    })
    return rows[0]?.number ?? -1
  }

  /** Resolves to the end of the partitions. */
  async #extend(channel: Channel, highest: number): Promise<number> {
    const { rows } = await channel.query({
      text: upperBounds,
      values: [tables.map(({ name }) => name), String(this.#chain)],
    })
    const ends: number[] = []
    for (const { name } of tables) {
      const end = rows.find(({ table }) => table === name)?.end ?? 0
      ends.push(await this.#extendTable(channel, name, end, highest))
    }
    return Math.min(...ends)
  }

  /** Resolves to the end of the last partition. */
  async #extendTable(channel: Channel, table: string, end: number, highest: number): Promise<number> {
    let from = end
    while (from <= highest) {
      const to = (Math.floor(from / this.#blocks) + 1) * this.#blocks
      const partition = `${table}_c${this.#chain}_b${from}`
      // Attaching a table blocks no readers; creating it as a partition would wait for all of them.
      await channel.query(`CREATE TABLE ${partition} (LIKE ${table} INCLUDING ALL)`)
      await channel.query(`ALTER TABLE ${table} ATTACH PARTITION ${partition}
        FOR VALUES FROM (${this.#chain}, ${from}) TO (${this.#chain}, ${to})`)
      from = to
    }
    return from
  }
}
