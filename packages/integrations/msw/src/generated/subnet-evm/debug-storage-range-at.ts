// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugStorageRangeAtParams, DebugStorageRangeAtResult } from "@serac/subnet-evm"
import { debugStorageRangeAt as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_storageRangeAt` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugStorageRangeAt } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugStorageRangeAt(), debugStorageRangeAt.delay("real")]
 * ```
 */
export const debugStorageRangeAt: RpcMock<DebugStorageRangeAtParams, DebugStorageRangeAtResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "storage": {
        "0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563": {
          "key": "0x0000000000000000000000000000000000000000000000000000000000000000",
          "value": "0x0000000000000000000000000000000000000000000000000000000000000001"
        }
      },
      "nextKey": "0xb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6"
    },
    errors: [
      {
        "code": -32000,
        "message": "transaction index 1 out of range for block 0x394bca607f28335d33106d2f6f1ea2bdd91e8b8725b11923e533b4189185a677"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      },
      {
        "code": -32601,
        "message": "the method {method} does not exist/is not available"
      }
    ],
  })
