// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { FillTransactionParams, FillTransactionResult } from "@serac/subnet-evm"
import { fillTransaction as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_fillTransaction` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { fillTransaction } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [fillTransaction(), fillTransaction.delay("real")]
 * ```
 */
export const fillTransaction: RpcMock<FillTransactionParams, FillTransactionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "raw": "0x02f482a86801848edf514085011dbea2838275369491c91b458acd394500f59d6a3c82cbb31fdba3f4872ed7b0095d119f80c0808080",
      "tx": {
        "type": "0x2",
        "chainId": "0xa868",
        "nonce": "0x1",
        "to": "0x91c91b458acd394500f59d6a3c82cbb31fdba3f4",
        "gas": "0x7536",
        "gasPrice": null,
        "maxPriorityFeePerGas": "0x8edf5140",
        "maxFeePerGas": "0x11dbea283",
        "value": "0x2ed7b0095d119f",
        "input": "0x",
        "accessList": [],
        "v": "0x0",
        "r": "0x0",
        "s": "0x0",
        "yParity": "0x0",
        "hash": "0xb7a0ca71867aa3c034ac8f33c98f91712ff10a7f00569bdce5ef8ce5a3e40765"
      }
    },
    errors: [
      {
        "code": -32000,
        "message": "execution reverted"
      },
      {
        "code": 3,
        "message": "execution reverted: {reason}",
        "data": "0x"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
