// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetSubnetParams, GetSubnetResult } from "@serac/p-chain"
import { getSubnet as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getSubnet` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getSubnet } from "@serac/msw/p-chain"
 *
 * export const handlers = [getSubnet(), getSubnet.delay("real")]
 * ```
 */
export const getSubnet: RpcMock<GetSubnetParams, GetSubnetResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "isPermissioned": false,
      "controlKeys": [
        "P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
      ],
      "threshold": "1",
      "locktime": "0",
      "subnetTransformationTxID": "11111111111111111111111111111111LpoYY",
      "conversionID": "M6wxRoUbHBexUL6ebryC6PhGC3bShKYPTE7jMfirN6HrawWQ6",
      "managerChainID": "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
      "managerAddress": "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
    },
    errors: [
      {
        "code": -32000,
        "message": "the primary network isn't a subnet",
        "data": null
      }
    ],
  })
