// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { ChainIdParams, ChainIdResult } from "@serac/subnet-evm"
import { chainId as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_chainId` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { chainId } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [chainId(), chainId.delay("real")]
 * ```
 */
export const chainId: RpcMock<ChainIdParams, ChainIdResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0xa868",
    errors: [
      {
        "code": -32601,
        "message": "the method eth_chainId does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
