// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EthCallParams, EthCallResult } from "@serac/subnet-evm"
import { ethCall as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_call` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { ethCall } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [ethCall(), ethCall.delay("real")]
 * ```
 */
export const ethCall: RpcMock<EthCallParams, EthCallResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000095065626120436f696e0000000000000000000000000000000000000000000000",
    errors: [
      {
        "code": 3,
        "message": "execution reverted: deep Peba",
        "data": "0x08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000096465657020506562610000000000000000000000000000000000000000000000"
      },
      {
        "code": -32000,
        "message": "execution reverted"
      },
      {
        "code": -32602,
        "message": "invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go struct field TransactionArgs.data of type hexutil.Bytes"
      }
    ],
  })
