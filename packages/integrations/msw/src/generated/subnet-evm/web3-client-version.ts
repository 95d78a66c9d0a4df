// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { Web3ClientVersionParams, Web3ClientVersionResult } from "@serac/subnet-evm"
import { web3ClientVersion as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `web3_clientVersion` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { web3ClientVersion } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [web3ClientVersion(), web3ClientVersion.delay("real")]
 * ```
 */
export const web3ClientVersion: RpcMock<Web3ClientVersionParams, Web3ClientVersionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "v1.14.2",
    errors: [
      {
        "code": -32601,
        "message": "the method web3_clientVersion does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
