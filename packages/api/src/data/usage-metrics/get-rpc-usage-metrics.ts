import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { getSubnetRpcUsageMetrics } from "./get-subnet-rpc-usage-metrics.ts"

/** `GET /v1/rpcUsageMetrics`: the older path of `GET /v1/subnetRpcUsageMetrics`. */
export const getRpcUsageMetrics: Handler<operations["getRpcUsageMetrics"], Services> = getSubnetRpcUsageMetrics
