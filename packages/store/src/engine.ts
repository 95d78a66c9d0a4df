import type { CostlyReads } from "./network/reader/costly-reads.ts"
import type { Query } from "./queries/query.ts"
import type { ReplicaLag } from "./replica-lag.ts"
import type { Ddl } from "./schema/dialect.ts"
import type { Scope } from "./schema/migration.ts"
import type { TableDefinition } from "./schema/table.ts"

/**
 * The interface that a database implements for the store. All logic for blocks, transfers and UTXOs is written once over this
 * interface (`writer/`, `reader/`); SQLite and PostgreSQL implement only this interface.
 *
 * Rules for an implementation:
 * - A {@link Query} is one statement in the SQL that both engines understand, with parameters `:name`. It never contains `::` or a
 *   colon in a literal, so a regular expression can rewrite `:name` to `$1`. Prepare each query once per connection, by `query.name`.
 * - Each single statement sees one committed state. Statements in `transaction` see one state and their own writes, unless the
 *   transaction requests the newest state.
 * - Integers are returned as numbers (no stored value exceeds 2^53 except chain IDs, which are never read back), bytes as
 *   `Uint8Array`. A parameter may be any {@link Value}; integers may be passed as number or bigint.
 * - Queries name columns by the port's own names in double quotes.
 * - DDL has placeholders for the words that differ between engines: see `schema/dialect.ts`.
 * - A transaction that throws stores nothing. A committed transaction survives the death of the process; after a power loss SQLite
 *   may return to an earlier committed state.
 */
export interface Engine {
  /** Reads the tables of a part at their last committed state. A part that was never indexed has no rows. */
  reader(part: Part): ReadingConnection
  /** Runs slow reads under a deadline, without blocking other reads. */
  readonly costlyReads: CostlyReads
  /**
   * Takes the part's writer lock and brings its tables to the current version. The lock is released when the process dies. Throws
   * ChainLockedError when another process, another thread or another connection of this process holds the lock.
   *
   * @param memory - bytes for the part, of which an engine in this process uses a share. Default as the setting `memory`.
   */
  openWriter(part: Part, memory?: number): Promise<WritingConnection>
  /**
   * Deletes all of a part's rows and frees their space, under the part's writer lock; concurrent readers see all of the rows or
   * none. Throws ChainLockedError as `openWriter` does.
   */
  erase(part: Part): Promise<void>
  /** Reads and writes the tables that belong to no part. Many processes may write them. The tables are at the current version. */
  meta(): Promise<WritingConnection>
  /** IDs of the parts of a scope whose tables may have rows, as decimal digits, in any order. */
  ids(scope: Part["scope"]): Promise<readonly string[]>
  /** The lag of the database that `reader` reads behind the database that writers write; undefined where both are one database. */
  replicaLag(): Promise<ReplicaLag | undefined>
  /** Bytes on disk: of the directory's files, or of the whole database including other tables in it, on all its servers. */
  size(): Promise<number>
  close(): Promise<void>
}

/** The unit that one writer writes: an EVM chain, or a primary network with its three chains. */
export interface Part {
  readonly scope: Exclude<Scope, "meta">
  /** The EVM chain ID or the network ID in decimal digits. */
  readonly id: string
}

/** The part of an EVM chain. */
export const chainPart = (id: string): Part => ({ scope: "chain", id })

/** The part of a primary network. */
export const networkPart = (networkId: number): Part => ({ scope: "network", id: String(networkId) })

/** A readable name of a part, for messages. */
export function partName({ scope, id }: Part): string {
  return scope === "chain" ? `chain ${id}` : `primary network ${id}`
}

/** A value that can be bound to a statement or read from a row. */
export type Value = number | bigint | string | Uint8Array | null

/** Values by parameter name. */
export type Parameters = Readonly<Record<string, Value>>

/** A connection, or the transaction on it. */
export interface Connection {
  /** All rows. `Row` describes the query's columns; the engine does not check it. */
  all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]>
  /** The only row; undefined if there is none. */
  get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined>
}

export interface ReadingConnection extends Connection {
  /**
   * Names a committed state: while the name stays the same, every result of this connection stays the same. A statement that begins
   * after this call resolved sees the named state or a later one, and no two states share a name. A name is valid for this
   * connection only.
   */
  version(): Promise<string>
  /** Makes the next `version` call read the version again, where several callers share one cached version. */
  forgetVersion(): void
  /**
   * Runs `work` with a connection whose statements all see one committed state. `work` may run again from its beginning when the
   * connection is lost, and may await only the statements and a turn of the event loop. When `signal` aborts, the running statement
   * is stopped as soon as the database allows it, and no other statement begins.
   */
  snapshot<Result>(work: (connection: Connection) => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/**
 * The state that the statements of a transaction see: one committed state for all of them, or for each statement the newest state
 * when it begins. With "one state", a transaction that changes a row which another transaction changed meanwhile fails and runs
 * again. With "the newest state", it waits for the other transaction and continues; use this for a row that many transactions change
 * at once: the first statement locks the row and the next one reads it.
 */
export type Sees = "one state" | "the newest state"

export interface WritingConnection extends Connection {
  /**
   * Runs `work` in its own transaction; later transactions on this connection queue. `work` may run again from its beginning if
   * nothing of it was stored.
   *
   * @param sees - the state that its statements see, default "one state"
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>, sees?: Sees): Promise<Result>
  /**
   * Hints that many rows were written and that the engine has time to checkpoint. SQLite then checkpoints in another thread, before
   * the write-ahead log grows so long that a commit would do it; an engine that checkpoints by itself ignores the hint.
   */
  checkpoint(): void
  /** Waits for running statements and releases the lock. */
  close(): Promise<void>
}

export interface Transaction extends Connection {
  /** Executes a statement; resolves to the number of rows it changed. */
  run(query: Query, parameters?: Parameters): Promise<number>
  /**
   * Adds rows that are known to be new (PostgreSQL: COPY). A row has a value for each column of the table, in order; a column of
   * kind `bytes` also accepts hexadecimal text after `0x`.
   */
  insert(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void>
  /** Like `insert`, but skips rows whose primary key already exists, in the table or earlier in `rows`. */
  insertMissing(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void>
  /** Adds rows; a row whose primary key (the table's `key`) already exists is updated to the new values. `rows` must not contain a key twice. */
  replace(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void>
  /** Removes the rows with these primary keys, each given as the values of the table's first `key` columns. Missing rows are ignored. */
  remove(table: TableDefinition, keys: readonly (readonly Value[])[]): Promise<void>
  /** Executes DDL in the engine's dialect; does nothing if the DDL is for other engines. Only migrations call this. */
  execute(ddl: Ddl): Promise<void>
}
