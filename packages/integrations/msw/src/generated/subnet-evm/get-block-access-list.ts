// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetBlockAccessListParams, GetBlockAccessListResult } from "@serac/subnet-evm"
import { getBlockAccessList as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getBlockAccessList` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getBlockAccessList } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getBlockAccessList(), getBlockAccessList.delay("real")]
 * ```
 */
export const getBlockAccessList: RpcMock<GetBlockAccessListParams, GetBlockAccessListResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [
      {
        "address": "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef",
        "storageChanges": [],
        "storageReads": [],
        "balanceChanges": [
          {
            "index": "0x1",
            "value": "0x52b7d2dcc80cd2e4000000"
          }
        ],
        "nonceChanges": [
          {
            "index": "0x1",
            "value": "0x1"
          }
        ],
        "codeChanges": []
      }
    ],
    errors: [
      {
        "code": -32601,
        "message": "the method eth_getBlockAccessList does not exist/is not available"
      }
    ],
  })
