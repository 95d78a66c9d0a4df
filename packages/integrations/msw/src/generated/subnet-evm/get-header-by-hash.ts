// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetHeaderByHashParams, GetHeaderByHashResult } from "@serac/subnet-evm"
import { getHeaderByHash as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getHeaderByHash` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getHeaderByHash } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getHeaderByHash(), getHeaderByHash.delay("real")]
 * ```
 */
export const getHeaderByHash: RpcMock<GetHeaderByHashParams, GetHeaderByHashResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "baseFeePerGas": "0x1",
      "blobGasUsed": "0x0",
      "blockGasCost": "0x0",
      "difficulty": "0x1",
      "excessBlobGas": "0x0",
      "extDataGasUsed": "0x2bde",
      "extDataHash": "0x2a375af6b2bfb41298e15c16a35b76adeee2f3940f1a50dfeffc80469e334fb9",
      "extraData": "0x0000000000986aa20000000000002bde0000000000000000000000000000",
      "gasLimit": "0x989680",
      "gasUsed": "0x0",
      "hash": "0x1636016d365a0d8583de32b11df720890353cd0c33f3b87760d488080251dca2",
      "logsBloom": "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      "minDelayExcess": "0x799d4c",
      "miner": "0x0100000000000000000000000000000000000000",
      "mixHash": "0x0000000000000000000000000000000000000000000000000000000000000000",
      "nonce": "0x0000000000000000",
      "number": "0x3",
      "parentBeaconBlockRoot": "0x0000000000000000000000000000000000000000000000000000000000000000",
      "parentHash": "0x426bbe22101c71e7bfd3b93e02b6b4e329d61052fb935927ab8292384a8b6a2b",
      "receiptsRoot": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
      "sha3Uncles": "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
      "stateRoot": "0xbdb3f365f7ddd20addf96d93123dbf99ec3571b6cfccad297e70ede0b8663128",
      "timestamp": "0x6b012575",
      "timestampMilliseconds": "0x1a1fc7a512c",
      "totalDifficulty": "0x3",
      "transactionsRoot": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421"
    },
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 64 for common.Hash"
      }
    ],
  })
