// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { SimulateV1Params, SimulateV1Result } from "@serac/subnet-evm"
import { simulateV1 as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_simulateV1` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { simulateV1 } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [simulateV1(), simulateV1.delay("real")]
 * ```
 */
export const simulateV1: RpcMock<SimulateV1Params, SimulateV1Result> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [
      {
        "baseFeePerGas": "0x3b9aca00",
        "blobGasUsed": "0x0",
        "blockGasCost": "0x0",
        "difficulty": "0x1",
        "excessBlobGas": "0x0",
        "extraData": "0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
        "gasLimit": "0x1312d00",
        "gasUsed": "0x5208",
        "hash": "0x55727ce5ad7523b8f3bdbfd34f28179526a77588ac1ebfb72fde5d3cf3426837",
        "logsBloom": "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
        "minDelayExcess": "0x799d4c",
        "miner": "0x0100000000000000000000000000000000000000",
        "mixHash": "0x0000000000000000000000000000000000000000000000000000000000000000",
        "nonce": "0x0000000000000000",
        "number": "0x1",
        "parentBeaconBlockRoot": "0x0000000000000000000000000000000000000000000000000000000000000000",
        "parentHash": "0xaedbab0e3ca869ec055d770cf7cada56d1aaedfbb11cc49ed46d7ce91afd1d2c",
        "receiptsRoot": "0x1281e62de4dc3bd8f39cc31d4a93c53d46f120c3b520006a1079cd948b2b0b60",
        "sha3Uncles": "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
        "size": "0xe96",
        "stateRoot": "0xa7a59b15f3a66931a96b80f4ac619852b9336580cdaadf9affcd42af7d2c3c92",
        "timestamp": "0x6b01273e",
        "timestampMilliseconds": "0x1a1fc814c2d",
        "totalDifficulty": "0x1",
        "transactions": [
          "0x0225b87d0a1bf7ad7e9730eddabc9920203cad6b13d77fd886ae9f30f2891039"
        ],
        "transactionsRoot": "0xc34706123382dd78d995b41d71f8400a633f8d3953f9252c62e0b64856131964",
        "uncles": [],
        "calls": [
          {
            "status": "0x1",
            "returnData": "0x",
            "gasUsed": "0x5208",
            "logs": []
          }
        ]
      }
    ],
    errors: [
      {
        "code": -32601,
        "message": "the method eth_simulateV1 does not exist/is not available"
      }
    ],
  })
