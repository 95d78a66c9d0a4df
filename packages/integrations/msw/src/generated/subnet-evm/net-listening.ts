// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { NetListeningParams, NetListeningResult } from "@serac/subnet-evm"
import { netListening as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `net_listening` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { netListening } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [netListening(), netListening.delay("real")]
 * ```
 */
export const netListening: RpcMock<NetListeningParams, NetListeningResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: true,
    errors: [
      {
        "code": -32601,
        "message": "the method net_listening does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
