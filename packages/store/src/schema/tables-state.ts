import { createHash } from "node:crypto"
import type { Connection } from "../engine.ts"
import { StoreVersionError } from "../errors.ts"
import { readTablesState } from "../queries/schema-version.ts"
import type { Migration, Scope } from "./migration.ts"
import { migrations as released } from "./migrations.ts"

/** The stored state of a scope's tables. */
export interface TablesState {
  /** The last step that was applied; 0 before the first one. */
  readonly version: number
  /** {@link stepsDigest} of the steps up to the version; absent in a database of a development version that did not write it. */
  readonly digest?: string | undefined
}

/** 16 hexadecimal digits that identify the statements of steps, regardless of white space. */
export function stepsDigest(steps: readonly Migration[], scope: Scope): string {
  const text = JSON.stringify(steps.map(({ ddl }) => ddl[scope])).replaceAll(/(?:\\n|\s)+/g, " ")
  return createHash("sha256").update(text).digest("hex").slice(0, 16)
}

/**
 * Reads the version of a scope's tables; 0 if they do not exist yet. The table of versions must exist.
 *
 * Throws {@link StoreVersionError} for tables that this software cannot use.
 */
export async function tablesVersion(
  connection: Connection,
  scope: Scope,
  migrations: readonly Migration[] = released,
): Promise<number> {
  const state = (await connection.get<TablesState>(readTablesState, { scope })) ?? { version: 0 }
  assertUsable(scope, state, migrations)
  return state.version
}

/** Throws {@link StoreVersionError} for tables of a newer version, and for tables that other steps than this software's created. */
export function assertUsable(
  scope: Scope,
  { version, digest }: TablesState,
  migrations: readonly Migration[] = released,
): void {
  if (version === 0) return
  const whose = { chain: "The chain's", network: "The primary network's", meta: "The store's" }[scope]
  const newest = migrations.length
  if (digest !== undefined && version > newest) {
    throw new StoreVersionError(
      `${whose} tables are of version ${version}, and this software knows versions up to ${newest}.`,
    )
  }
  if (digest === stepsDigest(migrations.slice(0, version), scope)) return
  throw new StoreVersionError(
    `${whose} tables were made by a development version of this software (version ${version} of its schema), which was never released and ` +
      "cannot be migrated. Nothing was changed. Index again into an empty data directory or database, or delete this one first.",
  )
}
