// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetValidatorFeeConfigParams, GetValidatorFeeConfigResult } from "@serac/p-chain"
import { getValidatorFeeConfig as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getValidatorFeeConfig` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getValidatorFeeConfig } from "@serac/msw/p-chain"
 *
 * export const handlers = [getValidatorFeeConfig(), getValidatorFeeConfig.delay("real")]
 * ```
 */
export const getValidatorFeeConfig: RpcMock<GetValidatorFeeConfigParams, GetValidatorFeeConfigResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "capacity": 20000,
      "target": 10000,
      "minPrice": 1,
      "excessConversionConstant": 865617
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
