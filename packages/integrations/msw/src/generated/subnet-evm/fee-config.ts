// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { FeeConfigParams, FeeConfigResult } from "@serac/subnet-evm"
import { feeConfig as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_feeConfig` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { feeConfig } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [feeConfig(), feeConfig.delay("real")]
 * ```
 */
export const feeConfig: RpcMock<FeeConfigParams, FeeConfigResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "feeConfig": {
        "gasLimit": 20000000,
        "targetBlockRate": 2,
        "minBaseFee": 1000000000,
        "targetGas": 100351830,
        "baseFeeChangeDenominator": 48,
        "minBlockGasCost": 0,
        "maxBlockGasCost": 10000000,
        "blockGasCostStep": 500000
      },
      "lastChangedAt": 22
    },
    errors: [
      {
        "code": -32000,
        "message": "cannot query unfinalized data"
      },
      {
        "code": -32601,
        "message": "the method eth_feeConfig does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "invalid argument 0: hex string without 0x prefix"
      }
    ],
  })
