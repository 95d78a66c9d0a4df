// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  GetTransactionsForBlockError,
  GetTransactionsForBlockParameters,
  GetTransactionsForBlockResult,
} from "@serac/data"
import { getTransactionsForBlock as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant7, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/blocks/{blockId}/transactions`.
 *
 * @example
 * ```ts
 * import { getTransactionsForBlock } from "@serac/msw/data"
 *
 * export const handlers = [getTransactionsForBlock(), getTransactionsForBlock.delay("real")]
 * ```
 */
export const getTransactionsForBlock: ListingMock<
  GetTransactionsForBlockParameters,
  GetTransactionsForBlockResult,
  ItemOf<GetTransactionsForBlockResult, "transactions">,
  GetTransactionsForBlockError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "transactions": [
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
        }
      ]
    },
    errors: {
      400: {
        "message": "pageSize must be an integer from 0 to 100, not 101",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404Variant7,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize"],
  })
