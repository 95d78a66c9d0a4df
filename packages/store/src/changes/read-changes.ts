import type { Connection, Parameters } from "../engine.ts"
import { limitOf } from "../limit.ts"
import type { ChangeRange, Changes } from "./change.ts"
import type { ChangeQueries } from "./change-queries.ts"
import type { ChangeColumns } from "./change-row.ts"

/**
 * Reads the changes after a given one; one statement as long as the store still has the given change.
 *
 * @param changeOf - makes a change from its row
 */
export async function readChanges<Each>(
  connection: Connection,
  queries: ChangeQueries,
  owner: Parameters,
  { after, limit }: ChangeRange,
  changeOf: (row: ChangeColumns) => Each,
): Promise<Changes<Each>> {
  const rows = await connection.all<ChangeColumns>(queries.list, { ...owner, after, limit: limitOf(limit) + 1 })
  const [known, ...changes] = rows
  if (known?.sequence === after) return changes.map(changeOf)
  if (known !== undefined) return "gone"
  const last = await lastSequence(connection, queries, owner)
  // A replica may be behind the database that reported the change. If no change exists at all, all of them were deleted.
  return last === 0 && after !== 0 ? "gone" : []
}

/** The sequence of the last change; 0 before the first. */
export async function lastSequence(
  connection: Connection,
  { last }: ChangeQueries,
  owner: Parameters,
): Promise<number> {
  return (await connection.get<{ sequence: number }>(last, owner))?.sequence ?? 0
}
