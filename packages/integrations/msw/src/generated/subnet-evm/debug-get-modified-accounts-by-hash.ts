// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugGetModifiedAccountsByHashParams, DebugGetModifiedAccountsByHashResult } from "@serac/subnet-evm"
import { debugGetModifiedAccountsByHash as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_getModifiedAccountsByHash` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugGetModifiedAccountsByHash } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugGetModifiedAccountsByHash(), debugGetModifiedAccountsByHash.delay("real")]
 * ```
 */
export const debugGetModifiedAccountsByHash: RpcMock<
  DebugGetModifiedAccountsByHashParams,
  DebugGetModifiedAccountsByHashResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [
      "0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e",
      "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
      "0x0100000000000000000000000000000000000000"
    ],
    errors: [
      {
        "code": -32000,
        "message": "start block 1111111111111111111111111111111111111111111111111111111111111111 not found"
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
