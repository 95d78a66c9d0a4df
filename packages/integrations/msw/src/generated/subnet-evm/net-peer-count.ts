// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { NetPeerCountParams, NetPeerCountResult } from "@serac/subnet-evm"
import { netPeerCount as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `net_peerCount` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { netPeerCount } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [netPeerCount(), netPeerCount.delay("real")]
 * ```
 */
export const netPeerCount: RpcMock<NetPeerCountParams, NetPeerCountResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x0",
    errors: [
      {
        "code": -32601,
        "message": "the method net_peerCount does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
