// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetStorageAtParams, GetStorageAtResult } from "@serac/subnet-evm"
import { getStorageAt as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getStorageAt` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getStorageAt } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getStorageAt(), getStorageAt.delay("real")]
 * ```
 */
export const getStorageAt: RpcMock<GetStorageAtParams, GetStorageAtResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x5065626120436f696e0000000000000000000000000000000000000000000012",
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
