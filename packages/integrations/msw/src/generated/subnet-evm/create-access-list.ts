// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { CreateAccessListParams, CreateAccessListResult } from "@serac/subnet-evm"
import { createAccessList as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_createAccessList` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { createAccessList } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [createAccessList(), createAccessList.delay("real")]
 * ```
 */
export const createAccessList: RpcMock<CreateAccessListParams, CreateAccessListResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "accessList": [
        {
          "address": "0xd97ab97dd806593121c7ef33c00f33ba1f768915",
          "storageKeys": [
            "0x0000000000000000000000000000000000000000000000000000000000000000"
          ]
        }
      ],
      "gasUsed": "0x6749"
    },
    errors: [
      {
        "code": -32000,
        "message": "failed to apply transaction: 0xae045886682a3edf17dcc44a327505575b57561b293ab9db364216b256562d96 err: cannot unpack predicate bytes: no delimiter found: length (0)"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
