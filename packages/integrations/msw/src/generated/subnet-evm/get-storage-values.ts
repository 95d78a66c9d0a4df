// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetStorageValuesParams, GetStorageValuesResult } from "@serac/subnet-evm"
import { getStorageValues as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getStorageValues` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getStorageValues } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getStorageValues(), getStorageValues.delay("real")]
 * ```
 */
export const getStorageValues: RpcMock<GetStorageValuesParams, GetStorageValuesResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915": [
        "0x5065626120436f696e0000000000000000000000000000000000000000000012"
      ]
    },
    errors: [
      {
        "code": -32601,
        "message": "the method eth_getStorageValues does not exist/is not available"
      }
    ],
  })
