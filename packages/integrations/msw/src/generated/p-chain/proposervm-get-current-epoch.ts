// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { ProposervmGetCurrentEpochParams, ProposervmGetCurrentEpochResult } from "@serac/p-chain"
import { proposervmGetCurrentEpoch as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `proposervm.getCurrentEpoch` at `/ext/bc/{blockchainID}/proposervm`.
 *
 * @example
 * ```ts
 * import { proposervmGetCurrentEpoch } from "@serac/msw/p-chain"
 *
 * export const handlers = [proposervmGetCurrentEpoch(), proposervmGetCurrentEpoch.delay("real")]
 * ```
 */
export const proposervmGetCurrentEpoch: RpcMock<ProposervmGetCurrentEpochParams, ProposervmGetCurrentEpochResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "number": "12",
      "startTime": "1795239202",
      "pChainHeight": "131"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
