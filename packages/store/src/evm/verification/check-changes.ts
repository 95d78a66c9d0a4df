import type { ChangeColumns } from "../../changes/change-row.ts"
import { changeOf } from "../../changes/change-row.ts"
import type { ReadingConnection } from "../../engine.ts"
import { beforeFirst } from "../../queries/dumped-table.ts"
import { beyond } from "../../queries/query.ts"
import type { Findings } from "../../verification/inconsistency.ts"
import { checkpointOf } from "../checkpoint.ts"
import { chainChanges } from "../queries/changes.ts"

const changeTable = "evm_change"

/** Checks that the stored changes are consecutive: each starts where the one before it ended, and the last ends at the head. */
export async function checkChanges(connection: ReadingConnection, chain: bigint, findings: Findings): Promise<void> {
  const { rows, stored } = await connection.snapshot(async (state) => ({
    rows: await state.all<ChangeColumns>(chainChanges.list, { chain, after: beforeFirst, limit: beyond }),
    stored: (await checkpointOf(state, chain))?.head.number ?? -1,
  }))
  let head: number | undefined
  for (const change of rows.map(changeOf)) {
    if (change.kind === "metadata" || change.kind === "repair") continue
    const key = String(change.sequence)
    const { kind, from, to } = change
    if (kind === "append") {
      if (head !== undefined)
        findings.same({ table: changeTable, key, rule: "blocks come on top of those before" }, from, head + 1)
      head = to
    } else {
      if (head !== undefined) findings.same({ table: changeTable, key, rule: "blocks go from the head" }, to, head)
      head = from - 1
    }
  }
  if (head !== undefined)
    findings.same({ table: changeTable, key: "last", rule: "the last change ends at the head" }, head, stored)
}
