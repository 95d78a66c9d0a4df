// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetTransactionByHashParams, GetTransactionByHashResult } from "@serac/subnet-evm"
import { getTransactionByHash as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getTransactionByHash` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getTransactionByHash } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getTransactionByHash(), getTransactionByHash.delay("real")]
 * ```
 */
export const getTransactionByHash: RpcMock<GetTransactionByHashParams, GetTransactionByHashResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "blockHash": "0x77d097a86e67f7f28564ceac9fb891d2a180ac8931ef631ab203f0253c70bde3",
      "blockNumber": "0x1d",
      "from": "0xb5acca84f52ce7571a9ea332f605994f7c110971",
      "gas": "0x186a0",
      "gasPrice": "0x3e496f41",
      "maxFeePerGas": "0x7c92de83",
      "maxPriorityFeePerGas": "0x3e496f40",
      "hash": "0xe6522ac5909dd23ea03951a9fb6b60e05b3da3fd494139ae82f0841d423c5a21",
      "input": "0x60ef60005360016000f3",
      "nonce": "0x34",
      "to": null,
      "transactionIndex": "0x15",
      "value": "0x0",
      "type": "0x2",
      "accessList": [],
      "chainId": "0xa868",
      "v": "0x1",
      "r": "0xf2b6476a97a408dd2d59dc7275f1a8960c269dec10078215fbbb56eb2f80af2d",
      "s": "0x71ab3ead427daa2a58496700f99ee90c10ddbd478735d1d6d0af0dead4eb9cdc",
      "yParity": "0x1"
    },
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 64 for common.Hash"
      }
    ],
  })
