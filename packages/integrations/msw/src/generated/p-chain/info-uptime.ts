// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoUptimeParams, InfoUptimeResult } from "@serac/p-chain"
import { infoUptime as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.uptime` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoUptime } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoUptime(), infoUptime.delay("real")]
 * ```
 */
export const infoUptime: RpcMock<InfoUptimeParams, InfoUptimeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "rewardingStakePercentage": "98.6103",
      "weightedAveragePercentage": "98.6103"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't get node uptime: node is not a validator",
        "data": null
      }
    ],
  })
