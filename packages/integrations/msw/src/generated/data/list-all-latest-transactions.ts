// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListAllLatestTransactionsError,
  ListAllLatestTransactionsParameters,
  ListAllLatestTransactionsResult,
} from "@serac/data"
import { listAllLatestTransactions as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/allTransactions`.
 *
 * @example
 * ```ts
 * import { listAllLatestTransactions } from "@serac/msw/data"
 *
 * export const handlers = [listAllLatestTransactions(), listAllLatestTransactions.delay("real")]
 * ```
 */
export const listAllLatestTransactions: ListingMock<
  ListAllLatestTransactionsParameters,
  ListAllLatestTransactionsResult,
  ItemOf<ListAllLatestTransactionsResult, "transactions">,
  ListAllLatestTransactionsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "transactions": [
        {
          "blockNumber": "18",
          "blockTimestamp": 1795237565,
          "blockTimestampMilliseconds": 1795237565070,
          "blockMinDelayExcess": 7970124,
          "blockHash": "0x27b51d6b2cf5581f9274c7ab8672808879cf55161865be994224883993ae1edf",
          "chainId": "43114",
          "blockIndex": 3,
          "txHash": "0xad45962bcea2c1da9778d827d877114f86a5651659db5da66fe76a910c8e1da1",
          "txStatus": "1",
          "txType": 2,
          "gasLimit": "250000",
          "gasUsed": "28863",
          "gasPrice": "1269000001",
          "nonce": "25",
          "from": {
            "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
          },
          "to": {
            "name": "Token A",
            "symbol": "TKA",
            "decimals": 18,
            "logoUri": "https://example.com/logos/tka.png",
            "address": "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915"
          },
          "method": {
            "callType": "CONTRACT_CALL",
            "methodHash": "0xa9059cbb",
            "methodName": "transfer(address,uint256)"
          },
          "value": "0"
        },
        {
          "blockNumber": "14",
          "blockTimestamp": 1795237557,
          "blockTimestampMilliseconds": 1795237557069,
          "blockMinDelayExcess": 7970124,
          "blockHash": "0x33e1cc46dcb980cceef7965749eef8b2cfb0dbff90ab346cb2ee54c82ecfa22e",
          "chainId": "99928",
          "blockIndex": 0,
          "txHash": "0x1c04aba7c22dc1771481a3e099887a15005771021eb9ded9453cf46dbcda6c06",
          "txStatus": "1",
          "txType": 2,
          "gasLimit": "30004",
          "gasUsed": "21000",
          "gasPrice": "2466000001",
          "nonce": "15",
          "from": {
            "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
          },
          "to": {
            "address": "0xd16E32d86B29bdDC1bDc605FA135662CeDf96558"
          },
          "method": {
            "callType": "NATIVE_TRANSFER",
            "methodHash": "",
            "methodName": "Native Transfer"
          },
          "value": "15174000000000912"
        }
      ]
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
  })
