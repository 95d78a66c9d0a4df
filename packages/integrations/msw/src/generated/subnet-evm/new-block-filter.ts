// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { NewBlockFilterParams, NewBlockFilterResult } from "@serac/subnet-evm"
import { newBlockFilter as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_newBlockFilter` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { newBlockFilter } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [newBlockFilter(), newBlockFilter.delay("real")]
 * ```
 */
export const newBlockFilter: RpcMock<NewBlockFilterParams, NewBlockFilterResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x6c001ed4269c86b82235acad726fe365",
    errors: [
      {
        "code": -32601,
        "message": "the method eth_newBlockFilter does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
