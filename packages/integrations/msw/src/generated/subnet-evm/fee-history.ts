// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { FeeHistoryParams, FeeHistoryResult } from "@serac/subnet-evm"
import { feeHistory as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_feeHistory` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { feeHistory } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [feeHistory(), feeHistory.delay("real")]
 * ```
 */
export const feeHistory: RpcMock<FeeHistoryParams, FeeHistoryResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "oldestBlock": "0xa5",
      "reward": [
        [
          "0x2d2e2980",
          "0x2d2e2980",
          "0x2d2e2980"
        ],
        [
          "0x2d2e2980",
          "0x2d2e2980",
          "0x2d2e2980"
        ],
        [
          "0x2d2e2980",
          "0x2d2e2980",
          "0x2d2e2980"
        ],
        [
          "0x2d2e2980",
          "0x2d2e2980",
          "0x2d2e2980"
        ],
        [
          "0x2d2e2980",
          "0x2d2e2980",
          "0x2d2e2980"
        ]
      ],
      "baseFeePerGas": [
        "0x1",
        "0x1",
        "0x1",
        "0x1",
        "0x1"
      ],
      "gasUsedRatio": [
        0.0021,
        0.0021,
        0.0024372,
        0.0021,
        0.0051575
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "invalid reward percentile: #0:90.000000 >= #1:10.000000"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
