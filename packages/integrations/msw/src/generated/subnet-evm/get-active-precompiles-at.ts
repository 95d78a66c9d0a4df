// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetActivePrecompilesAtParams, GetActivePrecompilesAtResult } from "@serac/subnet-evm"
import { getActivePrecompilesAt as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getActivePrecompilesAt` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getActivePrecompilesAt } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getActivePrecompilesAt(), getActivePrecompilesAt.delay("real")]
 * ```
 */
export const getActivePrecompilesAt: RpcMock<GetActivePrecompilesAtParams, GetActivePrecompilesAtResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "contractNativeMinterConfig": {
        "adminAddresses": [
          "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
        ],
        "blockTimestamp": 1607144400
      },
      "feeManagerConfig": {
        "adminAddresses": [
          "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
        ],
        "blockTimestamp": 1607144400
      },
      "rewardManagerConfig": {
        "adminAddresses": [
          "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
        ],
        "blockTimestamp": 1795237305
      },
      "warpConfig": {
        "blockTimestamp": 1607144400,
        "quorumNumerator": 67,
        "requirePrimaryNetworkSigners": false
      }
    },
    errors: [
      {
        "code": -32601,
        "message": "the method eth_getActivePrecompilesAt does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "invalid argument 0: json: cannot unmarshal string into Go value of type uint64"
      }
    ],
  })
