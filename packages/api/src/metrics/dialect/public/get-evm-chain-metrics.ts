import { type Handler, ServiceError } from "@serac/server/http"
import { definePosition } from "@serac/store"
import { averageTps, sumByDay } from "../../chain-metrics/average-tps.ts"
import { measuredChains } from "../../chain-metrics/measured-chains.ts"
import { requireIndexed } from "../../chain-metrics/require-indexed.ts"
import type { Services } from "../../services.ts"

interface MetricsOperation {
  readonly parameters: {
    readonly path: { readonly chainId: string; readonly metric: string }
    readonly query: {
      readonly startTimestamp?: number
      readonly endTimestamp?: number
      readonly timeInterval?: "hour" | "day" | "week" | "month"
    }
  }
}

const timestampPosition = definePosition(["number"], ({ timestamp }: { readonly timestamp: number }) => [timestamp])

/** `GET /v2/chains/{chainId}/metrics/{metric}`: `avgTps` by day, between two times, both inclusive. */
export const getEvmChainMetrics: Handler<MetricsOperation, Services> = async ({ path, query, page }, services) => {
  const { chainId, metric } = path
  if (metric !== "avgTps") throw new ServiceError(503, "this service measures no metric of a chain but avgTps")
  const { timeInterval = "day" } = query
  if (timeInterval !== "day") throw new ServiceError(503, `this service measures avgTps by day, not by ${timeInterval}`)
  const chains = measuredChains(chainId, services)
  requireIndexed(chainId, chains, await Promise.all(chains.map((chain) => chain.status())))
  const { startTimestamp = 0, endTimestamp } = query
  return page.list(
    "results",
    async ({ after, limit }) => {
      const last = endTimestamp === undefined ? undefined : endTimestamp + 1
      const before = after === undefined ? last : after[0]
      const days = sumByDay(await Promise.all(chains.map((chain) => averageTps(chain, { before, limit }))))
      return days.slice(0, limit).filter(({ timestamp }) => timestamp >= startTimestamp)
    },
    {
      json: (days) => days.map((day) => JSON.stringify(day)),
      position: timestampPosition,
    },
  )
}
