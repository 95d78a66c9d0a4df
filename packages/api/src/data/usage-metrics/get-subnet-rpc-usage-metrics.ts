import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import { rpcSubject, usageReport } from "@serac/server/usage"
import type { Services } from "../services.ts"
import { assertRpcCounted } from "./assert-rpc-counted.ts"

/** The `chainId` of a response about all chains. */
const everyChain = "all"

/** `GET /v1/subnetRpcUsageMetrics`. */
export const getSubnetRpcUsageMetrics: Handler<operations["getSubnetRpcUsageMetrics"], Services> = async (
  { query },
  { store, chains, clock },
) => {
  const { chainId: asked, timeInterval = "daily", startTimestamp, endTimestamp, groupBy, ...others } = query
  const { responseCode, rpcMethod, rlBypassApiToken: rlBypassToken } = others
  const ids = asked === undefined ? chains.all.map(({ chainId }) => chainId) : [chains.get(asked).chainId]
  const subjects = ids.map((chainId) => rpcSubject({ chainId }))
  const chainId = asked === undefined ? everyChain : (ids[0] ?? asked)
  await assertRpcCounted(store.usage, subjects, asked === undefined ? "any chain" : `chain ${chainId}`)
  const times = { timeInterval, startTimestamp, endTimestamp, now: clock() / 1000 }
  const filters = { responseCode, rpcMethod, rlBypassToken }
  const metrics = await usageReport(store.usage, { subjects, ...times, groupBy, filters })
  return { aggregateDuration: timeInterval, chainId, metrics }
}
