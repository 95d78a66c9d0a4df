import { initial } from "./0001-initial.ts"
import { primaryNetwork } from "./0002-primary-network.ts"
import { stakingPeriods } from "./0003-staking-periods.ts"
import { reports } from "./0004-reports.ts"
import { partitions } from "./0005-partitions.ts"
import { shortFragments } from "./0006-short-fragments.ts"
import { changesOfParts } from "./0007-changes.ts"
import type { Ddl, Dialect } from "./dialect.ts"

/** Which tables: those of an EVM chain, of a primary network, or of neither. In SQLite they are in different files. */
export type Scope = "chain" | "network" | "meta"

/** One step from a version of the schema to the next. Never changed once it is released. */
export interface Migration {
  /** The version it leads to. */
  readonly version: number
  /** What it executes, in order, by scope; the words in braces are those of `dialect.ts`. */
  readonly ddl: Readonly<Record<Scope, readonly Ddl[]>>
  /** What the step costs a large database, in a sentence, by engine; absent where it takes no time to speak of. */
  readonly cost?: { readonly [engine in Dialect["engine"]]?: string }
}

/** All steps, ascending without a gap from version 1. */
export const migrations: readonly Migration[] = [
  initial,
  primaryNetwork,
  stakingPeriods,
  reports,
  partitions,
  shortFragments,
  changesOfParts,
]
