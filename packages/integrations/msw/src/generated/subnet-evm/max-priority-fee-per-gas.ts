// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { MaxPriorityFeePerGasParams, MaxPriorityFeePerGasResult } from "@serac/subnet-evm"
import { maxPriorityFeePerGas as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_maxPriorityFeePerGas` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { maxPriorityFeePerGas } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [maxPriorityFeePerGas(), maxPriorityFeePerGas.delay("real")]
 * ```
 */
export const maxPriorityFeePerGas: RpcMock<MaxPriorityFeePerGasParams, MaxPriorityFeePerGasResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x14fb182",
    errors: [
      {
        "code": -32601,
        "message": "the method eth_maxPriorityFeePerGas does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
