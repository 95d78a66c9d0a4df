// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { TxpoolInspectParams, TxpoolInspectResult } from "@serac/subnet-evm"
import { txpoolInspect as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `txpool_inspect` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { txpoolInspect } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [txpoolInspect(), txpoolInspect.delay("real")]
 * ```
 */
export const txpoolInspect: RpcMock<TxpoolInspectParams, TxpoolInspectResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "pending": {
        "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef": {
          "9": "0xfcB0842f9509006fc3F5C1D7A42f45961f50Ca24: 3 wei + 21000 gas × 6000000003 wei"
        }
      },
      "queued": {}
    },
    errors: [
      {
        "code": -32601,
        "message": "the method txpool_inspect does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
