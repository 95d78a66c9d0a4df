// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetFeeConfigParams, GetFeeConfigResult } from "@serac/p-chain"
import { getFeeConfig as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getFeeConfig` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getFeeConfig } from "@serac/msw/p-chain"
 *
 * export const handlers = [getFeeConfig(), getFeeConfig.delay("real")]
 * ```
 */
export const getFeeConfig: RpcMock<GetFeeConfigParams, GetFeeConfigResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "weights": [
        1,
        1000,
        1000,
        4
      ],
      "maxCapacity": 1000000,
      "maxPerSecond": 100000,
      "targetPerSecond": 50000,
      "minPrice": 1,
      "excessConversionConstant": 2164043
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
