import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import { apiSubject, usageReport } from "@serac/server/usage"
import type { Services } from "../services.ts"
import { assertCounted } from "./assert-counted.ts"
import { ownOrganisation } from "./own-organisation.ts"

/** `GET /v1/apiUsageMetrics`. */
export const getApiUsageMetrics: Handler<operations["getApiUsageMetrics"], Services> = async (
  { query, caller },
  services,
) => {
  assertCounted(services)
  const { orgId: asked, timeInterval = "daily", startTimestamp, endTimestamp, groupBy, ...filters } = query
  const orgId = ownOrganisation(asked, caller)
  const metrics = await usageReport(services.store.usage, {
    ...{ subjects: [apiSubject(orgId)], timeInterval, startTimestamp, endTimestamp, groupBy, filters },
    now: services.clock() / 1000,
  })
  return { aggregateDuration: timeInterval, orgId, metrics }
}
