import type { WritingConnection } from "../engine.ts"
import { addQuotaUse, deleteQuotaUse, holdQuotaUse, readQuotaUse } from "../queries/quota-use.ts"
import type { QuotaTaken, QuotaWindow } from "./quota.ts"

/** Takes units of a quota, or as many as are left. Deletes ended windows of this length. */
export function takeOfQuota(
  meta: WritingConnection,
  { subject, seconds, start }: QuotaWindow,
  units: number,
  quota: number,
): Promise<QuotaTaken> {
  const window = { subject, seconds, start }
  return meta.transaction(async (transaction) => {
    await transaction.run(holdQuotaUse, window)
    const used = (await transaction.get<{ used: number }>(readQuotaUse, window))?.used ?? 0
    const granted = Math.max(0, Math.min(units, quota - used))
    if (granted > 0) await transaction.run(addQuotaUse, { ...window, units: granted })
    // Only the first caller of a window deletes the ended windows.
    if (used === 0) await transaction.run(deleteQuotaUse, { seconds, before: start })
    return { granted, used: used + granted }
    // Another caller may change the row meanwhile: with one committed state all waiting callers would fail, and most retries too.
  }, "the newest state")
}

/** The used units of a quota in a window. */
export async function quotaUsed(meta: WritingConnection, { subject, seconds, start }: QuotaWindow): Promise<number> {
  return (await meta.get<{ used: number }>(readQuotaUse, { subject, seconds, start }))?.used ?? 0
}
