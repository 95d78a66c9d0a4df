// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetTransactionReceiptParams, GetTransactionReceiptResult } from "@serac/subnet-evm"
import { getTransactionReceipt as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getTransactionReceipt` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getTransactionReceipt } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getTransactionReceipt(), getTransactionReceipt.delay("real")]
 * ```
 */
export const getTransactionReceipt: RpcMock<GetTransactionReceiptParams, GetTransactionReceiptResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "blockHash": "0xf604dd73f1cfefc6c3f90f63dbb6f64543a99b7916aea8b4e3b3a1012b4e6d35",
      "blockNumber": "0xf",
      "contractAddress": null,
      "cumulativeGasUsed": "0x17730",
      "effectiveGasPrice": "0xc9a47bc0",
      "from": "0x22f5c1fc95bc56d804dd63a9eea2c2180e2b466a",
      "gasUsed": "0x5859",
      "logs": [
        {
          "address": "0xae3a6cb251109111e914769093500f0b9a592436",
          "topics": [],
          "data": "0xd436c4",
          "blockNumber": "0xf",
          "transactionHash": "0x882f2c4bd3504fffb5f11513bc42bdf4d08af47d94560417a1557f7515d41609",
          "transactionIndex": "0x3",
          "blockHash": "0xf604dd73f1cfefc6c3f90f63dbb6f64543a99b7916aea8b4e3b3a1012b4e6d35",
          "logIndex": "0x3",
          "removed": false
        }
      ],
      "logsBloom": "0x02000000008000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      "status": "0x1",
      "to": "0xae3a6cb251109111e914769093500f0b9a592436",
      "transactionHash": "0x882f2c4bd3504fffb5f11513bc42bdf4d08af47d94560417a1557f7515d41609",
      "transactionIndex": "0x3",
      "type": "0x2"
    },
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 64 for common.Hash"
      }
    ],
  })
