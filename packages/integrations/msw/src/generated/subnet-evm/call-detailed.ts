// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { CallDetailedParams, CallDetailedResult } from "@serac/subnet-evm"
import { callDetailed as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_callDetailed` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { callDetailed } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [callDetailed(), callDetailed.delay("real")]
 * ```
 */
export const callDetailed: RpcMock<CallDetailedParams, CallDetailedResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "gas": 24141,
      "errCode": 0,
      "err": "",
      "returnData": "0x000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000095065626120436f696e0000000000000000000000000000000000000000000000"
    },
    errors: [
      {
        "code": -32000,
        "message": "cannot query unfinalized data"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
