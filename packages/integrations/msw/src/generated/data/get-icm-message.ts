// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetIcmMessageError, GetIcmMessageParameters, GetIcmMessageResult } from "@serac/data"
import { getIcmMessage as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant5,
  error401,
  error403,
  error404Variant9,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/icm/messages/{messageId}`.
 *
 * @example
 * ```ts
 * import { getIcmMessage } from "@serac/msw/data"
 *
 * export const handlers = [getIcmMessage(), getIcmMessage.delay("real")]
 * ```
 */
export const getIcmMessage: RestMock<GetIcmMessageParameters, GetIcmMessageResult, GetIcmMessageError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "messageId": "0xcc1faba505ef358165b4a2c3c4d5b4c9e1e11f66c2e757633ca35830109555c4",
      "icmContractAddress": "0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf",
      "sourceBlockchainId": "2oBDXc3noWjgvAdUuXpKkCHhXuowcuPGGzSnCuiSk6vH5izYq7",
      "destinationBlockchainId": "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
      "sourceEvmChainId": "43114",
      "destinationEvmChainId": "99928",
      "messageNonce": "24",
      "from": "0xA997ecbc055DB071A09458C426160fA648368Da2",
      "to": "0xCAd18feEc66aCE4B57082BB03De319b09236B181",
      "data": "0x68656c6c6f204c757a61203133323031",
      "messageExecuted": false,
      "receipts": [],
      "receiptDelivered": false,
      "rewardDetails": {
        "address": "0xaCa079F1200CE6973a5A4359788BCF18e8eE0E4E",
        "name": "Fee Token",
        "symbol": "FEE",
        "decimals": 18,
        "logoUri": "https://example.com/logos/fee.png",
        "ercType": "ERC-20",
        "price": {
          "currencyCode": "usd",
          "value": "1.0021"
        },
        "value": "1000000000000000000"
      },
      "sourceTransaction": {
        "txHash": "0x7c954c0790c9c62006f3980cbf0190fcb799a836409a32f44826c0ba5d892946",
        "timestamp": 1795238714,
        "gasSpent": "147826"
      },
      "status": "pending"
    },
    errors: {
      400: error400Variant5,
      401: error401,
      403: error403,
      404: error404Variant9,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
