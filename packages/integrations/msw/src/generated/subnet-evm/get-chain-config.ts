// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetChainConfigParams, GetChainConfigResult } from "@serac/subnet-evm"
import { getChainConfig as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getChainConfig` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getChainConfig } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getChainConfig(), getChainConfig.delay("real")]
 * ```
 */
export const getChainConfig: RpcMock<GetChainConfigParams, GetChainConfigResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "berlinBlock": 0,
      "byzantiumBlock": 0,
      "cancunTime": 1607144400,
      "chainId": 99928,
      "constantinopleBlock": 0,
      "contractNativeMinterConfig": {
        "adminAddresses": [
          "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
        ],
        "blockTimestamp": 1607144400
      },
      "durangoTimestamp": 1607144400,
      "eip150Block": 0,
      "eip155Block": 0,
      "eip158Block": 0,
      "etnaTimestamp": 1607144400,
      "feeConfig": {
        "gasLimit": 20000000,
        "targetBlockRate": 2,
        "minBaseFee": 1000000000,
        "targetGas": 100000000,
        "baseFeeChangeDenominator": 48,
        "minBlockGasCost": 0,
        "maxBlockGasCost": 10000000,
        "blockGasCostStep": 500000
      },
      "feeManagerConfig": {
        "adminAddresses": [
          "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
        ],
        "blockTimestamp": 1607144400
      },
      "graniteTimestamp": 1607144400,
      "heliconTimestamp": 253399622400,
      "homesteadBlock": 0,
      "istanbulBlock": 0,
      "londonBlock": 0,
      "muirGlacierBlock": 0,
      "petersburgBlock": 0,
      "shanghaiTime": 1607144400,
      "subnetEVMTimestamp": 0,
      "warpConfig": {
        "blockTimestamp": 1607144400,
        "quorumNumerator": 67,
        "requirePrimaryNetworkSigners": false
      },
      "upgrades": {
        "stateUpgrades": [
          {
            "blockTimestamp": 1795237295,
            "accounts": {
              "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf": {
                "storage": {
                  "0x0000000000000000000000000000000000000000000000000000000000000000": "0x0000000000000000000000000000000000000000000000000000000000000001",
                  "0x0000000000000000000000000000000000000000000000000000000000000001": "0x0000000000000000000000000000000000000000000000000000000000000001"
                }
              }
            }
          }
        ],
        "precompileUpgrades": [
          {
            "rewardManagerConfig": {
              "adminAddresses": [
                "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
              ],
              "blockTimestamp": 1795237305
            }
          },
          {
            "txAllowListConfig": {
              "adminAddresses": [
                "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
                "0xb5acca84f52ce7571a9ea332f605994f7c110971",
                "0x658098c61f06fa075eaa8964e5ab557a1c9ebcc9",
                "0x22f5c1fc95bc56d804dd63a9eea2c2180e2b466a",
                "0xeb8ccee526ae9d42c2198b1a2c18f79dd1d56c2a",
                "0xbbbb37db3c3318952bc89c4f85e91c30e729d920",
                "0x9ee3d0aa7978c98499ff0e83a79d9edc1ab60832",
                "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef",
                "0xa43bd7b44c5d4c9a8a1eefbc6af790041dbf8077"
              ],
              "blockTimestamp": 1795237315
            }
          },
          {
            "txAllowListConfig": {
              "blockTimestamp": 1795237320,
              "disable": true
            }
          },
          {
            "rewardManagerConfig": {
              "blockTimestamp": 1795337325,
              "disable": true
            }
          }
        ]
      }
    },
    errors: [
      {
        "code": -32601,
        "message": "the method eth_getChainConfig does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
