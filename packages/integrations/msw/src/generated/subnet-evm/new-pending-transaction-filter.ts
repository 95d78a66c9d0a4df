// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { NewPendingTransactionFilterParams, NewPendingTransactionFilterResult } from "@serac/subnet-evm"
import { newPendingTransactionFilter as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_newPendingTransactionFilter` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { newPendingTransactionFilter } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [newPendingTransactionFilter(), newPendingTransactionFilter.delay("real")]
 * ```
 */
export const newPendingTransactionFilter: RpcMock<
  NewPendingTransactionFilterParams,
  NewPendingTransactionFilterResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x9e067ad4c3134f346bd37cae1cb7a53b",
    errors: [
      {
        "code": -32601,
        "message": "the method eth_newPendingTransactionFilter does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "invalid argument {index}: {reason}"
      }
    ],
  })
