// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListInternalTransactionsError,
  ListInternalTransactionsParameters,
  ListInternalTransactionsResult,
} from "@serac/data"
import { listInternalTransactions as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant5, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/transactions:listInternals`.
 *
 * @example
 * ```ts
 * import { listInternalTransactions } from "@serac/msw/data"
 *
 * export const handlers = [listInternalTransactions(), listInternalTransactions.delay("real")]
 * ```
 */
export const listInternalTransactions: ListingMock<
  ListInternalTransactionsParameters,
  ListInternalTransactionsResult,
  ItemOf<ListInternalTransactionsResult, "transactions">,
  ListInternalTransactionsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "transactions": [
        {
          "blockNumber": "34",
          "blockTimestamp": 1795237597,
          "blockTimestampMilliseconds": 1795237597072,
          "blockHash": "0x4a3f3a34a8cf1a3c9f0a7e5d1d1d7f3a5b2c4e6f8a9b0c1d2e3f405162738495",
          "txHash": "0x28be37306885d9feb07d7ee20d2304c9a722a6e6068645c62c0118019b5688fa",
          "from": {
            "address": "0x16d41353650364b20ab930CA2f6DF37B46d25DA5"
          },
          "to": {
            "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
          },
          "internalTxType": "CALL",
          "value": "15174000000000912",
          "isReverted": false,
          "gasUsed": "0",
          "gasLimit": "2300"
        },
        {
          "blockNumber": "26",
          "blockTimestamp": 1795237581,
          "blockHash": "0x55165880b77c151746c472e9e7a3d9e2dcec6001a260967c263a999b45e47705",
          "txHash": "0x28be37306885d9feb07d7ee20d2304c9a722a6e6068645c62c0118019b5688fa",
          "from": {
            "address": "0x16d41353650364b20ab930CA2f6DF37B46d25DA5"
          },
          "to": {
            "name": "Token A",
            "symbol": "TKA",
            "decimals": 18,
            "logoUri": "https://example.com/logos/tka.png",
            "address": "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915"
          },
          "internalTxType": "CREATE2",
          "value": "0",
          "isReverted": false,
          "gasUsed": "546050",
          "gasLimit": "2143271"
        },
        {
          "blockNumber": "26",
          "blockTimestamp": 1795237581,
          "blockHash": "0x55165880b77c151746c472e9e7a3d9e2dcec6001a260967c263a999b45e47705",
          "txHash": "0x5675b65571d26a8ceed051820f5727d372612c8576ecba369b07fc2216a63f72",
          "from": {
            "address": "0x16d41353650364b20ab930CA2f6DF37B46d25DA5"
          },
          "to": {
            "address": "0x0000000000000000000000000000000000000000"
          },
          "internalTxType": "CREATE",
          "value": "1",
          "isReverted": true,
          "gasUsed": "493118",
          "gasLimit": "493118"
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
