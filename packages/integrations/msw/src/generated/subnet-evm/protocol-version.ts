// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { ProtocolVersionParams, ProtocolVersionResult } from "@serac/subnet-evm"
import { protocolVersion as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_protocolVersion` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { protocolVersion } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [protocolVersion(), protocolVersion.delay("real")]
 * ```
 */
export const protocolVersion: RpcMock<ProtocolVersionParams, ProtocolVersionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x44",
    errors: [
      {
        "code": -32601,
        "message": "the method eth_protocolVersion does not exist/is not available"
      }
    ],
  })
