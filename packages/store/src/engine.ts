import type { CostlyReads } from "./network/reader/costly-reads.ts"
import type { Query } from "./queries/query.ts"
import type { ReplicaLag } from "./replica-lag.ts"
import type { Ddl } from "./schema/dialect.ts"
import type { Scope } from "./schema/migration.ts"
import type { TableDefinition } from "./schema/table.ts"

/**
 * What a database must do for the store. All that the store knows of blocks, transfers and UTXOs is written over this,
 * once (`writer/`, `reader/`); SQLite and PostgreSQL implement it and nothing else.
 *
 * What an implementation must keep to:
 * - A {@link Query} is one statement in the SQL that both engines understand, with parameters `:name`. It never
 *   contains `::` or a colon in a literal, so `:name` can be rewritten to `$1` by a regular expression. Prepare it once a
 *   connection, by `query.name`.
 * - Every statement alone sees one committed state. Statements in `transaction` see one state and what they wrote, unless
 *   it is to see the newest.
 * - Integers come back as numbers (nothing stored is above 2^53 but chain IDs, which are never read back), bytes as
 *   `Uint8Array`. A parameter may be any {@link Value}; integers may come as number or bigint.
 * - Columns are named in queries by the port's own names in double quotes.
 * - DDL has placeholders for the words that differ: see `schema/dialect.ts`.
 * - A transaction that throws leaves nothing behind, and one that ends stands, whatever kills the process or
 *   (SQLite, power loss) leaves the database at an earlier committed state.
 */
export interface Engine {
  /** Reads the tables of a part at their last committed state. A part that nobody indexed yet has no rows. */
  reader(part: Part): ReadingConnection
  /** Runs what may take long, under a deadline and not at the cost of others. */
  readonly costlyReads: CostlyReads
  /**
   * Takes the part's writer lock, which the death of the process releases, and brings its tables to the current
   * version. Throws ChainLockedError when it is held by another process, another thread or another connection of this one.
   */
  openWriter(part: Part): Promise<WritingConnection>
  /**
   * Deletes all of a part's rows and gives their room back, under its writer lock; who reads it meanwhile sees all of them or none.
   * Throws ChainLockedError as `openWriter` does.
   */
  erase(part: Part): Promise<void>
  /** Reads and writes what belongs to no part. Many processes do. Its tables are at the current version. */
  meta(): Promise<WritingConnection>
  /** IDs of the parts of a kind whose tables may have rows, as decimal digits, in any order. */
  ids(scope: Part["scope"]): Promise<readonly string[]>
  /** How far what `reader` reads is behind what writers write; undefined where both are one database. */
  replicaLag(): Promise<ReplicaLag | undefined>
  close(): Promise<void>
}

/** What one writer writes: an EVM chain, or a primary network with its three chains. */
export interface Part {
  readonly scope: Exclude<Scope, "meta">
  /** The EVM chain ID or the network ID in decimal digits. */
  readonly id: string
}

/** The part of an EVM chain. */
export const chainPart = (id: string): Part => ({ scope: "chain", id })

/** The part of a primary network. */
export const networkPart = (networkId: number): Part => ({ scope: "network", id: String(networkId) })

/** A part in words. */
export function partName({ scope, id }: Part): string {
  return scope === "chain" ? `chain ${id}` : `primary network ${id}`
}

/** What can be bound to a statement and read from it. */
export type Value = number | bigint | string | Uint8Array | null

/** Values by parameter name. */
export type Parameters = Readonly<Record<string, Value>>

/** A connection, or the transaction on it. */
export interface Connection {
  /** All rows. `Row` is what the query's columns say; the engine does not check it. */
  all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]>
  /** The only row, if there is one. */
  get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined>
}

export interface ReadingConnection extends Connection {
  /**
   * Names a committed state: as long as it stays the same, so does every answer of this connection. A statement that
   * begins after it resolved sees the state it names or a later one, and no other state ever gets the same name. It means
   * nothing to another connection.
   */
  version(): Promise<string>
  /** Has the next version looked up anew, where one is told to several who ask. */
  forgetVersion(): void
  /**
   * Runs `work` with a connection whose statements all see one committed state. It may be run again from its beginning when
   * the connection is lost, and may await nothing but the statements and a turn of the event loop. When `signal` aborts, the
   * statement that runs is stopped as soon as the database can be made to, and no other begins.
   */
  snapshot<Result>(work: (connection: Connection) => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/**
 * What the statements of a transaction see: all of them one committed state, or each the one that is newest when it begins. Of the first
 * kind one that changes a row which another has changed meanwhile fails and is run again; one of the second kind waits for the other and
 * goes on from there, which is for those that many make at once of one row: they hold it by a first statement and read it then.
 */
export type Sees = "one state" | "the newest state"

export interface WritingConnection extends Connection {
  /**
   * Runs `work` in a transaction of its own; those asked for meanwhile on this connection wait for their turn. It may be run again
   * from its beginning after nothing of it was stored.
   *
   * @param sees - what its statements see, default "one state"
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>, sees?: Sees): Promise<Result>
  /**
   * Says that much was written and that there is time to put it in its place. SQLite does that in another thread then, before the log is
   * so long that a commit would do it; an engine that does so by itself ignores it.
   */
  checkpoint(): void
  /** Waits for what runs, and gives the lock back. */
  close(): Promise<void>
}

export interface Transaction extends Connection {
  /** Executes a statement; resolves to the number of rows it changed. */
  run(query: Query, parameters?: Parameters): Promise<number>
  /**
   * Adds rows that are known to be new (PostgreSQL: COPY). A row has a value for each column of the table, in order;
   * for a column of kind `bytes` it may be hexadecimal text after `0x` too.
   */
  insert(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void>
  /** As `insert`, but rows whose primary key is there already, also earlier in `rows`, are left out. */
  insertMissing(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void>
  /**
   * Adds rows; one whose primary key (the table's `key`) is there already is changed to the new values. No key may come twice
   * in `rows`.
   */
  replace(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void>
  /** Removes the rows with these primary keys, each the values of the table's first `key` columns, as far as they are there. */
  remove(table: TableDefinition, keys: readonly (readonly Value[])[]): Promise<void>
  /** Executes DDL in the engine's words; nothing where it is for other engines. Only migrations do. */
  execute(ddl: Ddl): Promise<void>
}
