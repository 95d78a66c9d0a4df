import type { WritingConnection } from "../engine.ts"
import { addQuotaUse, deleteQuotaUse, holdQuotaUse, readQuotaUse } from "../queries/quota-use.ts"
import type { QuotaTaken, QuotaWindow } from "./quota.ts"

/** Takes units of a quota, or as many as are left of it. Forgets windows of this length that have ended. */
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
    // The first to come in a window clears away: not each of those who take.
    if (used === 0) await transaction.run(deleteQuotaUse, { seconds, before: start })
    return { granted, used: used + granted }
    // Whoever held the row before has changed it: of one state all who waited for him would fail, and most of them the next time too.
  }, "the newest state")
}

/** Units of a quota that are used in a window. */
export async function quotaUsed(meta: WritingConnection, { subject, seconds, start }: QuotaWindow): Promise<number> {
  return (await meta.get<{ used: number }>(readQuotaUse, { subject, seconds, start }))?.used ?? 0
}
