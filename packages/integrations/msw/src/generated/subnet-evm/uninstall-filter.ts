// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { UninstallFilterParams, UninstallFilterResult } from "@serac/subnet-evm"
import { uninstallFilter as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_uninstallFilter` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { uninstallFilter } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [uninstallFilter(), uninstallFilter.delay("real")]
 * ```
 */
export const uninstallFilter: RpcMock<UninstallFilterParams, UninstallFilterResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: true,
    errors: [
      {
        "code": -32602,
        "message": "missing value for required argument 0"
      }
    ],
  })
