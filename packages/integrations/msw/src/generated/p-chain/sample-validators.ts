// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { SampleValidatorsParams, SampleValidatorsResult } from "@serac/p-chain"
import { sampleValidators as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.sampleValidators` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { sampleValidators } from "@serac/msw/p-chain"
 *
 * export const handlers = [sampleValidators(), sampleValidators.delay("real")]
 * ```
 */
export const sampleValidators: RpcMock<SampleValidatorsParams, SampleValidatorsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "validators": [
        "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
