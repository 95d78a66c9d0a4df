// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EthSyncingParams, EthSyncingResult } from "@serac/subnet-evm"
import { ethSyncing as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_syncing` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { ethSyncing } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [ethSyncing(), ethSyncing.delay("real")]
 * ```
 */
export const ethSyncing: RpcMock<EthSyncingParams, EthSyncingResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: false,
    errors: [
      {
        "code": -32601,
        "message": "the method eth_syncing does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })

/** @deprecated Renamed to {@link ethSyncing}. */
export const syncing: typeof ethSyncing = ethSyncing
