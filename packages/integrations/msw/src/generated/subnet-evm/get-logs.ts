// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetLogsParams, GetLogsResult } from "@serac/subnet-evm"
import { getLogs as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getLogs` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getLogs } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getLogs(), getLogs.delay("real")]
 * ```
 */
export const getLogs: RpcMock<GetLogsParams, GetLogsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [],
    errors: [
      {
        "code": -32000,
        "message": "requested from block 174 after last accepted block 169"
      },
      {
        "code": -32602,
        "message": "invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other"
      },
      {
        "code": -32003,
        "message": "response too large"
      }
    ],
  })
