// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoGetNodeIDParams, InfoGetNodeIDResult } from "@serac/p-chain"
import { infoGetNodeID as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.getNodeID` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoGetNodeID } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoGetNodeID(), infoGetNodeID.delay("real")]
 * ```
 */
export const infoGetNodeID: RpcMock<InfoGetNodeIDParams, InfoGetNodeIDResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "nodeID": "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
      "nodePOP": {
        "publicKey": "0x900c9b119b5c82d781d4b49be78c3fc7ae65f2b435b7ed9e3a8b9a03e475edff86d8a64827fec8db23a6f236afbf127d",
        "proofOfPossession": "0x8bfd6d4d2086b2b8115d8f72f94095fefe5a6c07876b2accf51a811adf520f389e74a3d2152a6d90b521e2be58ffe468043dc5ea68b4c44410eb67f8dc24f13ed4f194000764c0e922cd254a3588a4962b1cb4db7de4bb9cda9d9d4d6b03f3d2"
      }
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
