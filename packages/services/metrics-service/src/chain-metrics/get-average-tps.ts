import { type Handler, ServiceError } from "@serac/http"
import type { operations } from "@serac/metrics/types"
import type { Services } from "../services.ts"
import { averageTps, sumByDay } from "./average-tps.ts"
import { measuredChains } from "./measured-chains.ts"

const pageSize = 100
const daySeconds = 86_400

/** `GET /v1/avg_tps/{chainId}`. */
export const getAverageTps: Handler<operations["getAverageTps"], Services> = async ({ path, query }, services) => {
  const chains = measuredChains(path.chainId, services)
  const now = Math.floor(services.clock() / 1000)
  const before = dayOf(path.chainId, query, services, now)
  const range = { before: before === undefined ? undefined : before * daySeconds, limit: pageSize + 1 }
  const [series, states] = await Promise.all([
    Promise.all(chains.map((chain) => averageTps(chain, range))),
    Promise.all(chains.map((chain) => chain.status())),
  ])
  if (chains.some(({ chainId }, at) => chainId === path.chainId && states[at] === undefined)) {
    throw new ServiceError(503, `chain ${path.chainId} is not indexed yet`, { retryAfter: 5 })
  }
  const days = sumByDay(series)
  const results = days.slice(0, pageSize)
  const last = days.length > pageSize ? results.at(-1) : undefined
  const updates = states.flatMap((state) => (state === undefined ? [] : [state.updatedAt]))
  const next = last && services.tokens.issue(path.chainId, last.timestamp / daySeconds, now)
  return {
    results: [...results],
    status: 200,
    ...(updates.length > 0 && { lastRun: Math.max(...updates) }),
    ...(next && { nextPageToken: next, nextPageStartKey: next }),
  }
}

/** The day that the page before ended with; undefined for the first page, and again once the token is too old. */
function dayOf(
  chain: string,
  query: { readonly pageToken?: string; readonly startKey?: string },
  { tokens }: Services,
  now: number,
): number | undefined {
  const name = query.pageToken === undefined ? "startKey" : "pageToken"
  const text = query[name]
  if (text === undefined) return undefined
  const token = tokens.read(chain, text, now)
  if (token === undefined) throw new ServiceError(400, `${name} is not a token of this series`)
  return token.expired ? undefined : token.day
}
