import type { Engine } from "../engine.ts"
import { beyond } from "../queries/query.ts"
import { listLoggedRequests, listUsage, oldestKeptRequest, pruneLoggedRequests, pruneUsage } from "../queries/usage.ts"
import { loggedRequestTable, usageCountTable } from "../schema/meta-tables.ts"
import type {
  LoggedRequest,
  LogRange,
  UsageCount,
  UsageRange,
  UsageResolution,
  UsageRetention,
  UsageTables,
} from "./usage-count.ts"

/** The usage tables over an engine. */
export class EngineUsage implements UsageTables {
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.#engine = engine
  }

  async save(counts: readonly UsageCount[], requests: readonly LoggedRequest[]): Promise<void> {
    if (counts.length === 0 && requests.length === 0) return
    const meta = await this.#engine.meta()
    await meta.transaction(async (transaction) => {
      await transaction.replace(usageCountTable, counts.map(usageRow))
      const rows = requests.map(({ orgId, at, id, entry }) => [orgId, at, id, entry])
      await transaction.insertMissing(loggedRequestTable, rows)
    })
  }

  async counts({ subject, resolution, start, end, after, limit }: UsageRange): Promise<readonly UsageCount[]> {
    const meta = await this.#engine.meta()
    const from = after ?? { start, cell: "", writer: "" }
    return meta.all<UsageCount>(listUsage, {
      ...{ subject, resolution, end, limit },
      ...{ start: from.start, cell: from.cell, writer: from.writer },
    })
  }

  async requests({ orgId, start, end, after, limit }: LogRange): Promise<readonly LoggedRequest[]> {
    const meta = await this.#engine.meta()
    const { at, id } = after ?? { at: end, id: "" }
    return meta.all<LoggedRequest>(listLoggedRequests, { orgId, start, at, id, limit })
  }

  async prune({ counts, requests, mostRequests }: UsageRetention): Promise<number> {
    const meta = await this.#engine.meta()
    return meta.transaction(async (transaction) => {
      let pruned = 0
      for (const [resolution, start] of Object.entries(counts) as [`${UsageResolution}`, number][])
        pruned += await transaction.run(pruneUsage, { resolution: Number(resolution), start })
      const oldest = await transaction.get<{ at: number }>(oldestKeptRequest, { at: beyond, most: mostRequests - 1 })
      const at = Math.max(requests, oldest?.at ?? 0)
      return pruned + (await transaction.run(pruneLoggedRequests, { at }))
    })
  }
}

function usageRow({ subject, resolution, start, cell, writer, ...counted }: UsageCount) {
  const { requests, succeeded, invalid, credits, wasted, latency } = counted
  return [subject, resolution, start, cell, writer, requests, succeeded, invalid, credits, wasted, latency]
}
