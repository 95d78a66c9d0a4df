// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetL1ValidatorParams, GetL1ValidatorResult } from "@serac/p-chain"
import { getL1Validator as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getL1Validator` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getL1Validator } from "@serac/msw/p-chain"
 *
 * export const handlers = [getL1Validator(), getL1Validator.delay("real")]
 * ```
 */
export const getL1Validator: RpcMock<GetL1ValidatorParams, GetL1ValidatorResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "nodeID": "NodeID-LCnfY6mmjdJMxdVPfoCMi9uxqXRECYNhp",
      "weight": "77",
      "startTime": "1795237454",
      "validationID": "o6S7kbPLujLwFcUzy4QKszbThxpKYMgGxdr8BEvtFrfHeC4Zi",
      "publicKey": "0x80f2d12f7c85c65a83efc0c58b5e21f4c6572b09b9fef091b5f45a30df5e5241599ba81da866dac6985e63ac0f05ed15",
      "remainingBalanceOwner": {
        "locktime": "0",
        "threshold": "1",
        "addresses": [
          "P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
        ]
      },
      "deactivationOwner": {
        "locktime": "0",
        "threshold": "1",
        "addresses": [
          "P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
        ]
      },
      "minNonce": "1",
      "balance": "3499998251",
      "subnetID": "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
      "height": "134"
    },
    errors: [
      {
        "code": -32000,
        "message": "fetching L1 validator \"2Z36RnQuk1hvsnFeGWzfZUfXNr7w1SjzmDQ78YxfTVNAkDq3nZ\" failed: not found",
        "data": null
      }
    ],
  })
