import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import { rpcSubject, usageReport } from "@serac/server/usage"
import type { Services } from "../services.ts"
import { assertRpcCounted } from "./assert-rpc-counted.ts"

/** `GET /v1/primaryNetworkRpcUsageMetrics`. */
export const getPrimaryNetworkRpcUsageMetrics: Handler<
  operations["getPrimaryNetworkRpcUsageMetrics"],
  Services
> = async ({ query }, { store, clock }) => {
  const { network: asked, timeInterval = "daily", startTimestamp, endTimestamp, groupBy, ...filters } = query
  const network = asked === "mainnet" ? asked : "testnet"
  const subjects = [rpcSubject({ network })]
  await assertRpcCounted(store.usage, subjects, network)
  const times = { timeInterval, startTimestamp, endTimestamp, now: clock() / 1000 }
  const metrics = await usageReport(store.usage, { subjects, ...times, groupBy, filters })
  return { aggregateDuration: timeInterval, network, metrics }
}
