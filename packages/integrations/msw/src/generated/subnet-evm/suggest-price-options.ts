// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { SuggestPriceOptionsParams, SuggestPriceOptionsResult } from "@serac/subnet-evm"
import { suggestPriceOptions as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_suggestPriceOptions` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { suggestPriceOptions } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [suggestPriceOptions(), suggestPriceOptions.delay("real")]
 * ```
 */
export const suggestPriceOptions: RpcMock<SuggestPriceOptionsParams, SuggestPriceOptionsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "slow": {
        "maxPriorityFeePerGas": "0x2aebdaa0",
        "maxFeePerGas": "0x2aebdaa2"
      },
      "normal": {
        "maxPriorityFeePerGas": "0x2d2e2980",
        "maxFeePerGas": "0x2d2e2982"
      },
      "fast": {
        "maxPriorityFeePerGas": "0x2f707860",
        "maxFeePerGas": "0x2f707862"
      }
    },
    errors: [
      {
        "code": -32601,
        "message": "the method eth_suggestPriceOptions does not exist/is not available"
      }
    ],
  })
