// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { NewFilterParams, NewFilterResult } from "@serac/subnet-evm"
import { newFilter as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_newFilter` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { newFilter } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [newFilter(), newFilter.delay("real")]
 * ```
 */
export const newFilter: RpcMock<NewFilterParams, NewFilterResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x9e067ad4c3134f346bd37cae1cb7a53b",
    errors: [
      {
        "code": -32000,
        "message": "invalid block range params"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
