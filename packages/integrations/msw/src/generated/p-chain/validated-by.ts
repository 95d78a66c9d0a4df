// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { ValidatedByParams, ValidatedByResult } from "@serac/p-chain"
import { validatedBy as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.validatedBy` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { validatedBy } from "@serac/msw/p-chain"
 *
 * export const handlers = [validatedBy(), validatedBy.delay("real")]
 * ```
 */
export const validatedBy: RpcMock<ValidatedByParams, ValidatedByResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "subnetID": "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
