// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcModulesParams, RpcModulesResult } from "@serac/subnet-evm"
import { rpcModules as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `rpc_modules` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { rpcModules } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [rpcModules(), rpcModules.delay("real")]
 * ```
 */
export const rpcModules: RpcMock<RpcModulesParams, RpcModulesResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "debug": "1.0",
      "eth": "1.0",
      "net": "1.0",
      "rpc": "1.0",
      "txpool": "1.0",
      "warp": "1.0",
      "web3": "1.0"
    },
    errors: [
      {
        "code": -32600,
        "message": "invalid request"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
