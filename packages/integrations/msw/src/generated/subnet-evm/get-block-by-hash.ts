// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetBlockByHashParams, GetBlockByHashResult } from "@serac/subnet-evm"
import { getBlockByHash as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getBlockByHash` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getBlockByHash } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getBlockByHash(), getBlockByHash.delay("real")]
 * ```
 */
export const getBlockByHash: RpcMock<GetBlockByHashParams, GetBlockByHashResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "baseFeePerGas": "0x1",
      "blobGasUsed": "0x0",
      "blockExtraData": "0x0000000000010000000100000539ec8b6f2c796c33893c514d7dbd3195a57b3dd7b8d99f715cad637e3817cf1f8f69a56544f804713fa4dbd6f0e75c13d01fb833fd4a9d4a0561c72352f8d3933f000000018db97c7cece249c2b98bdc0226cc4c2a57bf52fc0000000077359401691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c000000000000000400000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c0000000700000000773594000000000000000000000000010000000109ca7e7c7d294dd361d002195d64fb6ed49189190000000100000009000000019920c5cf8e14507210578e9572a0eb368e3122884d7fb8752e5781cbf5ed54b64e5517b2f74507a3298658473f813df1a943e2d5e9f8113b332592810a6ae03a00",
      "blockGasCost": "0x0",
      "difficulty": "0x1",
      "excessBlobGas": "0x0",
      "extDataGasUsed": "0x2bde",
      "extDataHash": "0x28269cd7b6028c352d4179ce24450fcaa5bd3b962f14ee0007244f06ffc6ca46",
      "extraData": "0x0000000000986aa20000000000002bde0000000000000000000000000000",
      "gasLimit": "0x989680",
      "gasUsed": "0x0",
      "hash": "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
      "logsBloom": "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      "minDelayExcess": "0x799d4c",
      "miner": "0x0100000000000000000000000000000000000000",
      "mixHash": "0x0000000000000000000000000000000000000000000000000000000000000000",
      "nonce": "0x0000000000000000",
      "number": "0x9",
      "parentBeaconBlockRoot": "0x0000000000000000000000000000000000000000000000000000000000000000",
      "parentHash": "0xacae1765960539c920fb0a3bca5f1983315f6bef94fb47c364bf024eea78acb8",
      "receiptsRoot": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
      "sha3Uncles": "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      "size": "0x3a9",
      "stateRoot": "0xc34d02d6c803ac08c6c797cc422c5e4386993dfe458a726613b9d821156c24d5",
      "timestamp": "0x6b012581",
      "timestampMilliseconds": "0x1a1fc7a800d",
      "totalDifficulty": "0x9",
      "transactions": [],
      "transactionsRoot": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
      "uncles": []
    },
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 64 for common.Hash"
      }
    ],
  })
