import type { Ddl, SqlDialect } from "./dialect.ts"

/** The scope of tables: those of an EVM chain, of a primary network, or of neither. In SQLite each scope has its own files. */
export type Scope = "chain" | "network" | "meta"

/**
 * One step from a version of the schema to the next. A released step never changes; until the first release, changes of tables edit
 * version 1 (`baseline/`).
 */
export interface Migration {
  /** The version after the step. */
  readonly version: number
  /** The statements, in order, by scope; `dialect.ts` defines the words in braces. */
  readonly ddl: Readonly<Record<Scope, readonly Ddl[]>>
  /** The step's cost on a large database, in a sentence, by engine; absent if the time is negligible. */
  readonly cost?: { readonly [engine in SqlDialect["engine"]]?: string }
}
