import type { Ddl, SqlDialect } from "./dialect.ts"

/** Which tables: those of an EVM chain, of a primary network, or of neither. In SQLite they are in different files. */
export type Scope = "chain" | "network" | "meta"

/**
 * One step from a version of the schema to the next. A released step never changes; until the first release, changes of tables edit
 * version 1 (`baseline/`).
 */
export interface Migration {
  /** The version it leads to. */
  readonly version: number
  /** What it executes, in order, by scope; the words in braces are those of `dialect.ts`. */
  readonly ddl: Readonly<Record<Scope, readonly Ddl[]>>
  /** What the step costs a large database, in a sentence, by engine; absent where it takes no time to speak of. */
  readonly cost?: { readonly [engine in SqlDialect["engine"]]?: string }
}
