// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { NetVersionParams, NetVersionResult } from "@serac/subnet-evm"
import { netVersion as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `net_version` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { netVersion } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [netVersion(), netVersion.delay("real")]
 * ```
 */
export const netVersion: RpcMock<NetVersionParams, NetVersionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "43112",
    errors: [
      {
        "code": -32601,
        "message": "the method net_version does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
