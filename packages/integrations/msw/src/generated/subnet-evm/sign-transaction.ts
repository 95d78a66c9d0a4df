// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { SignTransactionParams, SignTransactionResult } from "@serac/subnet-evm"
import { signTransaction as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_signTransaction` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { signTransaction } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [signTransaction(), signTransaction.delay("real")]
 * ```
 */
export const signTransaction: RpcMock<SignTransactionParams, SignTransactionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "raw": "0x02f87482a86801848edf514085011dbea2838275369491c91b458acd394500f59d6a3c82cbb31fdba3f4872ed7b0095d119f80c080a0afa021875d7c05fd058d1dd0e3587e682fd876598588bbe5218c8e567d2ac063a014bb4712276d836b5dd2d99ab76f016776acba075acd503cf30b18eedad0b4d2",
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
        "r": "0xafa021875d7c05fd058d1dd0e3587e682fd876598588bbe5218c8e567d2ac063",
        "s": "0x14bb4712276d836b5dd2d99ab76f016776acba075acd503cf30b18eedad0b4d2",
        "yParity": "0x0",
        "hash": "0x9801b059139bc35b24d6f8792af3ad3956674f50678083020c9d7d3c721368a0"
      }
    },
    errors: [
      {
        "code": -32000,
        "message": "unknown account"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
