// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { GetBlockParams, GetBlockResult } from "@serac/x-chain"
import { getBlock as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.getBlock` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { getBlock } from "@serac/msw/x-chain"
 *
 * export const handlers = [getBlock(), getBlock.delay("real")]
 * ```
 */
export const getBlock: RpcMock<GetBlockParams, GetBlockResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "block": {
        "parentID": "L8xFXGb2inSn8six3ubCpKBjzZPjsoZ1CyGTYnY8FWcXpK4Nx",
        "height": 24,
        "time": 1795237229,
        "merkleRoot": "11111111111111111111111111111111LpoYY",
        "txs": [
          {
            "unsignedTx": {
              "networkID": 1337,
              "blockchainID": "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7",
              "outputs": [
                {
                  "assetID": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
                  "fxID": "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ",
                  "output": {
                    "addresses": [
                      "X-custom1l7gpux9a50penuf7g5zh68jpgsu38qs0pr5npz"
                    ],
                    "amount": 5366834,
                    "locktime": 0,
                    "threshold": 1
                  }
                },
                {
                  "assetID": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
                  "fxID": "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ",
                  "output": {
                    "addresses": [
                      "X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
                    ],
                    "amount": 4619906407,
                    "locktime": 0,
                    "threshold": 1
                  }
                }
              ],
              "inputs": [
                {
                  "txID": "nsKbyoZgPw9pG7D9y84Ceuha3LFuaSYTHE1p3VXAnBFMMjBED",
                  "outputIndex": 4,
                  "assetID": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
                  "fxID": "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ",
                  "input": {
                    "amount": 4626273241,
                    "signatureIndices": [
                      0
                    ]
                  }
                }
              ],
              "memo": "0x"
            },
            "credentials": [
              {
                "fxID": "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ",
                "credential": {
                  "signatures": [
                    "0x2ba1aabae5ba3596a9ffe00b72f7f66c07337c650ce433a6ed28e77516027d2c5a2658ca80bb38ced86e954f75005b3fc115facd26b969317695b1482f775d5700"
                  ]
                }
              }
            ],
            "id": "DfSwf6Z1Tv9jXz3nvkbGBwvKBgwj58ifqsJvZ35cJfH2wWabP"
          }
        ],
        "id": "2PE5ZKtk1C3DAQM148tg3wumu88KdHdfgvkA1q1TKTe1L6MScX"
      },
      "encoding": "json"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't get block with id 2Z36RnQuk1hvsnFeGWzfZUfXNr7w1SjzmDQ78YxfTVNAkDq3nZ: not found",
        "data": null
      }
    ],
  })
