// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { TxpoolContentParams, TxpoolContentResult } from "@serac/subnet-evm"
import { txpoolContent as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `txpool_content` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { txpoolContent } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [txpoolContent(), txpoolContent.delay("real")]
 * ```
 */
export const txpoolContent: RpcMock<TxpoolContentParams, TxpoolContentResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "pending": {
        "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef": {
          "9": {
            "blockHash": null,
            "blockNumber": null,
            "from": "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef",
            "gas": "0x5208",
            "gasPrice": "0x165a0bc03",
            "maxFeePerGas": "0x165a0bc03",
            "maxPriorityFeePerGas": "0xb2d05e00",
            "hash": "0xa2414e20a95ac7a1681d95a03deeb3b1db2a5f6f327e14bb778b57eca420f1ee",
            "input": "0x",
            "nonce": "0x9",
            "to": "0xfcb0842f9509006fc3f5c1d7a42f45961f50ca24",
            "transactionIndex": null,
            "value": "0x3",
            "type": "0x2",
            "accessList": [],
            "chainId": "0xa868",
            "v": "0x1",
            "r": "0x5deaebbf618460bf16c6af7d79a63f6d58a4f5a8802040544e6d86085f187d56",
            "s": "0x74f6bb535cede48805b5624f600ccb648b36a673774beb9ebf532b0ed49a5f76",
            "yParity": "0x1"
          }
        }
      },
      "queued": {}
    },
    errors: [
      {
        "code": -32601,
        "message": "the method txpool_content does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
