// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type {
  GetTransactionByBlockNumberAndIndexParams,
  GetTransactionByBlockNumberAndIndexResult,
} from "@serac/subnet-evm"
import { getTransactionByBlockNumberAndIndex as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getTransactionByBlockNumberAndIndex` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getTransactionByBlockNumberAndIndex } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getTransactionByBlockNumberAndIndex(), getTransactionByBlockNumberAndIndex.delay("real")]
 * ```
 */
export const getTransactionByBlockNumberAndIndex: RpcMock<
  GetTransactionByBlockNumberAndIndexParams,
  GetTransactionByBlockNumberAndIndexResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "blockHash": "0x553d778fa2969cdef1512d4412c59fde1cbf3c72fb69fc6fe07b7620c6fd953e",
      "blockNumber": "0x3",
      "from": "0xbbbb37db3c3318952bc89c4f85e91c30e729d920",
      "gas": "0x2625a0",
      "gasPrice": "0x12b742800",
      "hash": "0xa11dd6d443e87e666f97a4819e81f8987bc4cce561388001bb021f1c8f2ca3dc",
      "input": "0x6080604052348015600e575f5ffd5b5060df80601a5f395ff3fe6080604052348015600e575f5ffd5b50600436106026575f3560e01c8063c18f890a14602a575b5f5ffd5b603960353660046076565b603b565b005b60405181906001600160a01b0384169033907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef905f90a45050565b5f5f604083850312156086575f5ffd5b82356001600160a01b0381168114609b575f5ffd5b94602093909301359350505056fea26469706673582212202f031ebad1c724fe672f6bf1d9f3aa1c98268ca83476de6785a7a8b5066a49af64736f6c63430008250033",
      "nonce": "0x6",
      "to": null,
      "transactionIndex": "0x0",
      "value": "0x0",
      "type": "0x0",
      "chainId": "0x18658",
      "v": "0x30cd3",
      "r": "0x90bb01a482acfbb7aded6eb30f0fe8bb137502eaeae360ce7798269d59cbb3d7",
      "s": "0x563a610968ca2fb170418be196c69bf573faa208482b2c52400a368f9cf679db"
    },
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex number with leading zero digits"
      }
    ],
  })
