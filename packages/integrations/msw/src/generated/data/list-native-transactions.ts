// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListNativeTransactionsError,
  ListNativeTransactionsParameters,
  ListNativeTransactionsResult,
} from "@serac/data"
import { listNativeTransactions as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant5, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/transactions:listNative`.
 *
 * @example
 * ```ts
 * import { listNativeTransactions } from "@serac/msw/data"
 *
 * export const handlers = [listNativeTransactions(), listNativeTransactions.delay("real")]
 * ```
 */
export const listNativeTransactions: ListingMock<
  ListNativeTransactionsParameters,
  ListNativeTransactionsResult,
  ItemOf<ListNativeTransactionsResult, "transactions">,
  ListNativeTransactionsError
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
          "blockNumber": "10",
          "blockTimestamp": 1795237549,
          "blockTimestampMilliseconds": 1795237549068,
          "blockMinDelayExcess": 7970124,
          "blockHash": "0xb33f7996e9607c7b6b12c5b162e8563375c5fd7bafdd489b6bcf9587be4121a2",
          "chainId": "43114",
          "blockIndex": 0,
          "txHash": "0xbf3ffc6be95c566bb9eea431a20c88aa65d327d1ecee8c2286b2612680fc3ce2",
          "txStatus": "1",
          "txType": 2,
          "gasLimit": "2500000",
          "gasUsed": "546050",
          "gasPrice": "2021000001",
          "nonce": "0",
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
            "callType": "CONTRACT_CREATION",
            "methodHash": "",
            "methodName": "Contract Created"
          },
          "value": "0"
        },
        {
          "blockNumber": "14",
          "blockTimestamp": 1795237557,
          "blockTimestampMilliseconds": 1795237557069,
          "blockMinDelayExcess": 7970124,
          "blockHash": "0x33e1cc46dcb980cceef7965749eef8b2cfb0dbff90ab346cb2ee54c82ecfa22e",
          "chainId": "43114",
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
        },
        {
          "blockNumber": "26",
          "blockTimestamp": 1795237581,
          "blockHash": "0x55165880b77c151746c472e9e7a3d9e2dcec6001a260967c263a999b45e47705",
          "chainId": "43114",
          "blockIndex": 2,
          "txHash": "0x5675b65571d26a8ceed051820f5727d372612c8576ecba369b07fc2216a63f72",
          "txStatus": "0",
          "txType": 1,
          "gasLimit": "500000",
          "gasUsed": "493118",
          "gasPrice": "968000002",
          "nonce": "14",
          "from": {
            "address": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
          },
          "to": {
            "address": "0x16d41353650364b20ab930CA2f6DF37B46d25DA5"
          },
          "method": {
            "callType": "CONTRACT_CALL",
            "methodHash": "0xcb858002"
          },
          "value": "0"
        }
      ]
    },
    errors: {
      400: error400,
      401: error401,
      403: error403,
      404: error404Variant5,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["startBlock", "endBlock", "pageSize"],
  })
