// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { ProposervmGetProposedHeightParams, ProposervmGetProposedHeightResult } from "@serac/p-chain"
import { proposervmGetProposedHeight as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `proposervm.getProposedHeight` at `/ext/bc/{blockchainID}/proposervm`.
 *
 * @example
 * ```ts
 * import { proposervmGetProposedHeight } from "@serac/msw/p-chain"
 *
 * export const handlers = [proposervmGetProposedHeight(), proposervmGetProposedHeight.delay("real")]
 * ```
 */
export const proposervmGetProposedHeight: RpcMock<
  ProposervmGetProposedHeightParams,
  ProposervmGetProposedHeightResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "height": "134"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
