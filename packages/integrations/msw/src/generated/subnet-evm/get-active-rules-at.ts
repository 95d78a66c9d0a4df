// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetActiveRulesAtParams, GetActiveRulesAtResult } from "@serac/subnet-evm"
import { getActiveRulesAt as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getActiveRulesAt` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getActiveRulesAt } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getActiveRulesAt(), getActiveRulesAt.delay("real")]
 * ```
 */
export const getActiveRulesAt: RpcMock<GetActiveRulesAtParams, GetActiveRulesAtResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "ethRules": {
        "ChainID": 99928,
        "IsHomestead": true,
        "IsEIP150": true,
        "IsEIP155": true,
        "IsEIP158": true,
        "IsByzantium": true,
        "IsConstantinople": true,
        "IsPetersburg": true,
        "IsIstanbul": true,
        "IsBerlin": true,
        "IsLondon": true,
        "IsMerge": true,
        "IsShanghai": true,
        "IsCancun": true,
        "IsPrague": false,
        "IsVerkle": false
      },
      "avalancheRules": {
        "IsSubnetEVM": true,
        "IsDurango": true,
        "IsEtna": true,
        "IsFortuna": false,
        "IsGranite": true,
        "IsHelicon": false
      },
      "precompiles": {
        "contractNativeMinterConfig": {
          "timestamp": 1607144400
        },
        "feeManagerConfig": {
          "timestamp": 1607144400
        },
        "rewardManagerConfig": {
          "timestamp": 1795237305
        },
        "warpConfig": {
          "timestamp": 1607144400
        }
      }
    },
    errors: [
      {
        "code": -32601,
        "message": "the method eth_getActiveRulesAt does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "invalid argument 0: json: cannot unmarshal string into Go value of type uint64"
      }
    ],
  })
