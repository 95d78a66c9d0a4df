// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type {
  GetTransactionByBlockHashAndIndexParams,
  GetTransactionByBlockHashAndIndexResult,
} from "@serac/subnet-evm"
import { getTransactionByBlockHashAndIndex as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getTransactionByBlockHashAndIndex` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getTransactionByBlockHashAndIndex } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getTransactionByBlockHashAndIndex(), getTransactionByBlockHashAndIndex.delay("real")]
 * ```
 */
export const getTransactionByBlockHashAndIndex: RpcMock<
  GetTransactionByBlockHashAndIndexParams,
  GetTransactionByBlockHashAndIndexResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "blockHash": "0x33e1cc46dcb980cceef7965749eef8b2cfb0dbff90ab346cb2ee54c82ecfa22e",
      "blockNumber": "0xe",
      "from": "0xbbbb37db3c3318952bc89c4f85e91c30e729d920",
      "gas": "0x7537",
      "gasPrice": "0x2b45e182",
      "hash": "0xc125840afe85c4c487078867ad56e07961f50933c97ab9cbacec66365f43ac9c",
      "input": "0x",
      "nonce": "0x0",
      "to": "0x22f5c1fc95bc56d804dd63a9eea2c2180e2b466a",
      "transactionIndex": "0x5",
      "value": "0x288b8d2b3577272",
      "type": "0x1",
      "accessList": [
        {
          "address": "0x22f5c1fc95bc56d804dd63a9eea2c2180e2b466a",
          "storageKeys": []
        }
      ],
      "chainId": "0xa868",
      "v": "0x0",
      "r": "0xe8f5216fc4375b87bfa07be65a8f1d3a6c203bb1c50a953a3a8a32e2f44dda03",
      "s": "0x42371ed61ff50f4248a248e316026c4aa251e534903e730e1dd5934662d550c1",
      "yParity": "0x0"
    },
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 64 for common.Hash"
      }
    ],
  })
