// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EstimateGasParams, EstimateGasResult } from "@serac/subnet-evm"
import { estimateGas as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_estimateGas` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { estimateGas } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [estimateGas(), estimateGas.delay("real")]
 * ```
 */
export const estimateGas: RpcMock<EstimateGasParams, EstimateGasResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x5208",
    errors: [
      {
        "code": -32000,
        "message": "execution reverted"
      },
      {
        "code": 3,
        "message": "execution reverted: assert(false)",
        "data": "0x4e487b710000000000000000000000000000000000000000000000000000000000000001"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
