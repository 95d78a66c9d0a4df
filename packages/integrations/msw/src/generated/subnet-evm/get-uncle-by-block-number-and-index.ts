// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetUncleByBlockNumberAndIndexParams, GetUncleByBlockNumberAndIndexResult } from "@serac/subnet-evm"
import { getUncleByBlockNumberAndIndex as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getUncleByBlockNumberAndIndex` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getUncleByBlockNumberAndIndex } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getUncleByBlockNumberAndIndex(), getUncleByBlockNumberAndIndex.delay("real")]
 * ```
 */
export const getUncleByBlockNumberAndIndex: RpcMock<
  GetUncleByBlockNumberAndIndexParams,
  GetUncleByBlockNumberAndIndexResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: null,
    errors: [
      {
        "code": -32000,
        "message": "cannot query unfinalized data"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
