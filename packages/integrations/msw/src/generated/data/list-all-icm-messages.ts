// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListAllIcmMessagesError, ListAllIcmMessagesParameters, ListAllIcmMessagesResult } from "@serac/data"
import { listAllIcmMessages as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400Variant4, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/icm/messages`.
 *
 * @example
 * ```ts
 * import { listAllIcmMessages } from "@serac/msw/data"
 *
 * export const handlers = [listAllIcmMessages(), listAllIcmMessages.delay("real")]
 * ```
 */
export const listAllIcmMessages: ListingMock<
  ListAllIcmMessagesParameters,
  ListAllIcmMessagesResult,
  ItemOf<ListAllIcmMessagesResult, "messages">,
  ListAllIcmMessagesError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "messages": [
        {
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
        {
          "messageId": "0xfeb8c9ddbf4dbb479d7fab7c5afc3723fd8105f7a73ac8164c5977f4264581cb",
          "icmContractAddress": "0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf",
          "sourceBlockchainId": "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
          "destinationBlockchainId": "2oBDXc3noWjgvAdUuXpKkCHhXuowcuPGGzSnCuiSk6vH5izYq7",
          "sourceEvmChainId": "99928",
          "destinationEvmChainId": "43114",
          "messageNonce": "10",
          "from": "0xA43BD7B44C5d4c9a8A1EEFbC6AF790041dBF8077",
          "to": "0x615758B68347605A3c3C845cdEf75352Ee7E2b7d",
          "data": "0x68656c6c6f204669746520323639393233",
          "messageExecuted": true,
          "receipts": [
            {
              "receivedMessageNonce": "21",
              "relayerRewardAddress": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
            },
            {
              "receivedMessageNonce": "22",
              "relayerRewardAddress": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
            },
            {
              "receivedMessageNonce": "23",
              "relayerRewardAddress": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
            }
          ],
          "receiptDelivered": false,
          "rewardDetails": {
            "address": "0x0000000000000000000000000000000000000000",
            "name": "",
            "symbol": "",
            "decimals": 0,
            "ercType": "ERC-20",
            "value": "0"
          },
          "sourceTransaction": {
            "txHash": "0x4d0c665a01691c0cacab8cf7de3917b5a23abe4346cad291309365f97b9dbec0",
            "timestamp": 1795238712,
            "gasSpent": "166849"
          },
          "destinationTransaction": {
            "txHash": "0x1379b890cac99b5307b112fbfd6602f97f0bb3760494b9eb99a9bf4464a797fa",
            "timestamp": 1795238712,
            "gasSpent": "387266",
            "rewardRedeemer": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A",
            "delivererAddress": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
          },
          "status": "delivered"
        },
        {
          "messageId": "0xf255a107e8267d25d2c4f7b90211c5e261379dcb143cfca72e5d1f6f5c7f4261",
          "icmContractAddress": "0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf",
          "sourceBlockchainId": "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
          "destinationBlockchainId": "2oBDXc3noWjgvAdUuXpKkCHhXuowcuPGGzSnCuiSk6vH5izYq7",
          "sourceEvmChainId": "99928",
          "destinationEvmChainId": "43114",
          "messageNonce": "12",
          "from": "0x9eE3d0AA7978c98499ff0e83A79d9edc1AB60832",
          "to": "0x615758B68347605A3c3C845cdEf75352Ee7E2b7d",
          "messageExecuted": true,
          "receipts": [
            {
              "receivedMessageNonce": "32",
              "relayerRewardAddress": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
            }
          ],
          "receiptDelivered": false,
          "rewardDetails": {
            "address": "0x0000000000000000000000000000000000000000",
            "name": "",
            "symbol": "",
            "decimals": 0,
            "ercType": "ERC-20",
            "value": "0"
          },
          "destinationTransaction": {
            "txHash": "0x36ef85fa466af813dbe68a97890a52d607b94b1d83830b8ed8a094d9378a49e0",
            "timestamp": 1795238754,
            "gasSpent": "328328",
            "rewardRedeemer": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A",
            "delivererAddress": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
          },
          "status": "delivered_source_not_indexed"
        }
      ]
    },
    errors: {
      400: error400Variant4,
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
