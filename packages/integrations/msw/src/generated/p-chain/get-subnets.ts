// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetSubnetsParams, GetSubnetsResult } from "@serac/p-chain"
import { getSubnets as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getSubnets` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getSubnets } from "@serac/msw/p-chain"
 *
 * export const handlers = [getSubnets(), getSubnets.delay("real")]
 * ```
 */
export const getSubnets: RpcMock<GetSubnetsParams, GetSubnetsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "subnets": [
        {
          "id": "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
          "controlKeys": [
            "P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
          ],
          "threshold": "1"
        },
        {
          "id": "2uPgMRE7ocjKGKHBmDZjmDPEgsMED2sfoJTEgSXNndSBzuT6Ty",
          "controlKeys": [
            "P-custom1lh3l3re2tm0fz37cfm37g7ute3c07um378wqya",
            "P-custom1l7gpux9a50penuf7g5zh68jpgsu38qs0pr5npz"
          ],
          "threshold": "2"
        },
        {
          "id": "NxGTsoYvUZrvuF6cx9bRJKHSskarBGo3TYrs9N45g5gtFS4zm",
          "controlKeys": [
            "P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
          ],
          "threshold": "1"
        },
        {
          "id": "11111111111111111111111111111111LpoYY",
          "controlKeys": [],
          "threshold": "0"
        }
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
