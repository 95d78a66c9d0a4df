// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetCodeParams, GetCodeResult } from "@serac/subnet-evm"
import { getCode as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getCode` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getCode } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getCode(), getCode.delay("real")]
 * ```
 */
export const getCode: RpcMock<GetCodeParams, GetCodeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x608060405236600a57005b604080515f356001600160e01b03191681523660208201527fcf32a5ac21ade1206b70d51574592cd5e633ebd6ccdea98a852f152d2d3d9877910160405180910390a100fea26469706673582212201f7e58d2f13f0322dab7e0ac124a8fc522cb2716b589d7970190ad6c42fd01dc64736f6c63430008250033",
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
