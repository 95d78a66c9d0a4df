// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListL1ValidatorsError, ListL1ValidatorsParameters, ListL1ValidatorsResult } from "@serac/data"
import { listL1Validators as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/l1Validators`.
 *
 * @example
 * ```ts
 * import { listL1Validators } from "@serac/msw/data"
 *
 * export const handlers = [listL1Validators(), listL1Validators.delay("real")]
 * ```
 */
export const listL1Validators: ListingMock<
  ListL1ValidatorsParameters,
  ListL1ValidatorsResult,
  ItemOf<ListL1ValidatorsResult, "validators">,
  ListL1ValidatorsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "validators": [
        {
          "validationId": "o6S7kbPLujLwFcUzy4QKszbThxpKYMgGxdr8BEvtFrfHeC4Zi",
          "validationIdHex": "0x68a94c81345fb19c6be422f465628e2bdd9f06e963fa6b99a37e818427e54cf5",
          "nodeId": "NodeID-LCnfY6mmjdJMxdVPfoCMi9uxqXRECYNhp",
          "subnetId": "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
          "weight": 31,
          "remainingBalance": 0,
          "creationTimestamp": 1795237454,
          "blsCredentials": {
            "publicKey": "0x80f2d12f7c85c65a83efc0c58b5e21f4c6572b09b9fef091b5f45a30df5e5241599ba81da866dac6985e63ac0f05ed15"
          },
          "remainingBalanceOwner": {
            "addresses": [
              "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
            ],
            "threshold": 1
          },
          "deactivationOwner": {
            "addresses": [
              "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
            ],
            "threshold": 1
          }
        },
        {
          "validationId": "m3JaQ3iAAzRyCBB68SXv8G4ca7tZcPCpzRz6py2c9xthJYLGi",
          "validationIdHex": "0x63ff5efe81875e2bc7902451215b16773d7b6de3eef3f4360aeed665fb77ea0c",
          "nodeId": "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
          "subnetId": "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
          "weight": 1000,
          "remainingBalance": 9999998169,
          "creationTimestamp": 1795237372,
          "blsCredentials": {
            "publicKey": "0x900c9b119b5c82d781d4b49be78c3fc7ae65f2b435b7ed9e3a8b9a03e475edff86d8a64827fec8db23a6f236afbf127d"
          },
          "remainingBalanceOwner": {
            "addresses": [
              "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
            ],
            "threshold": 1
          },
          "deactivationOwner": {
            "addresses": [
              "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
            ],
            "threshold": 1
          }
        }
      ],
      "blockHeight": "134"
    },
    errors: {
      400: error400,
      401: error401,
      403: error403,
      404: error404,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize"],
    booleans: ["includeInactiveL1Validators"],
  })
