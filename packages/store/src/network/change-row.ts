import { type ChangeColumns, changeOf } from "../changes/change-row.ts"
import type { NetworkChange } from "./change.ts"
import { chainByCode } from "./keys.ts"

/** Makes a change of a network from its row. */
export function networkChangeOf(row: ChangeColumns): NetworkChange {
  const change = changeOf(row)
  if (change.kind === "metadata") return change
  if (change.kind === "rollback" || row.chain === null) throw new Error("a change that no network has")
  return { ...change, kind: change.kind, chain: chainByCode(row.chain) }
}
