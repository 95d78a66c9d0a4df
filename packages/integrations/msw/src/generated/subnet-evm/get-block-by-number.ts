// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetBlockByNumberParams, GetBlockByNumberResult } from "@serac/subnet-evm"
import { getBlockByNumber as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getBlockByNumber` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getBlockByNumber } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getBlockByNumber(), getBlockByNumber.delay("real")]
 * ```
 */
export const getBlockByNumber: RpcMock<GetBlockByNumberParams, GetBlockByNumberResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "baseFeePerGas": "0x3b9aca00",
      "blobGasUsed": "0x0",
      "blockGasCost": "0x0",
      "difficulty": "0x1",
      "excessBlobGas": "0x0",
      "extraData": "0x0000000000000000000000000000000000000000000000000000000000000000000000000000520800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      "gasLimit": "0x1312d00",
      "gasUsed": "0xc977",
      "hash": "0x51979fab487b46d89020ffcef981d326539450596111d6ab304670fd14090ea9",
      "logsBloom": "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000010000000000000000001000020000000000000000000000000000000000000000000000001000020000800010000000000000000000000000000000000000000000000000000000002000000000080000000000200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      "minDelayExcess": "0x799d4c",
      "miner": "0x0100000000000000000000000000000000000000",
      "mixHash": "0x0000000000000000000000000000000000000000000000000000000000000000",
      "nonce": "0x0000000000000000",
      "number": "0x89",
      "parentBeaconBlockRoot": "0x0000000000000000000000000000000000000000000000000000000000000000",
      "parentHash": "0x54508bb1645a39cf5cb041e1c5d0e47ec3caf85cbacaa10439c5d251e0f71f9e",
      "receiptsRoot": "0xf3129e7f17907fba8215744efb35acf57bf0275c01dcb19c8baa4bb7d682b4bd",
      "sha3Uncles": "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      "size": "0x344",
      "stateRoot": "0xfc71c450817fca24a262da85e7c1add1e0207525c06fa558aa6a314c0142c4d5",
      "timestamp": "0x6b012cb9",
      "timestampMilliseconds": "0x1a1fc96b5da",
      "totalDifficulty": "0x89",
      "transactions": [
        "0x7f1bab6117351aa1511ba418e89bcbfe7be2a830080291f100cca1641b2d4347"
      ],
      "transactionsRoot": "0xecd9aa63c8e90f5517bd574b6ab3fe88d0cf64e86c4fbe96754c3f6e731d45b6",
      "uncles": []
    },
    errors: [
      {
        "code": -32000,
        "message": "cannot query unfinalized data"
      },
      {
        "code": -32602,
        "message": "missing value for required argument 1"
      }
    ],
  })
