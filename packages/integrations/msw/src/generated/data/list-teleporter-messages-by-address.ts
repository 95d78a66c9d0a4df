// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListTeleporterMessagesByAddressError,
  ListTeleporterMessagesByAddressParameters,
  ListTeleporterMessagesByAddressResult,
} from "@serac/data"
import { listTeleporterMessagesByAddress as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/teleporter/addresses/{address}/messages`.
 *
 * @example
 * ```ts
 * import { listTeleporterMessagesByAddress } from "@serac/msw/data"
 *
 * export const handlers = [listTeleporterMessagesByAddress(), listTeleporterMessagesByAddress.delay("real")]
 * ```
 */
export const listTeleporterMessagesByAddress: ListingMock<
  ListTeleporterMessagesByAddressParameters,
  ListTeleporterMessagesByAddressResult,
  ItemOf<ListTeleporterMessagesByAddressResult, "messages">,
  ListTeleporterMessagesByAddressError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "messages": [
        {
          "messageId": "0xfeb8c9ddbf4dbb479d7fab7c5afc3723fd8105f7a73ac8164c5977f4264581cb",
          "teleporterContractAddress": "0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf",
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
