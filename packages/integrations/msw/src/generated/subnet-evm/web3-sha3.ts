// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { Web3Sha3Params, Web3Sha3Result } from "@serac/subnet-evm"
import { web3Sha3 as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `web3_sha3` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { web3Sha3 } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [web3Sha3(), web3Sha3.delay("real")]
 * ```
 */
export const web3Sha3: RpcMock<Web3Sha3Params, Web3Sha3Result> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8",
    errors: [
      {
        "code": -32602,
        "message": "missing value for required argument 0"
      }
    ],
  })
