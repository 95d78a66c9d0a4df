// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoGetNodeVersionParams, InfoGetNodeVersionResult } from "@serac/p-chain"
import { infoGetNodeVersion as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.getNodeVersion` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoGetNodeVersion } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoGetNodeVersion(), infoGetNodeVersion.delay("real")]
 * ```
 */
export const infoGetNodeVersion: RpcMock<InfoGetNodeVersionParams, InfoGetNodeVersionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "version": "avalanchego/1.14.2",
      "databaseVersion": "v1.4.5",
      "rpcProtocolVersion": "45",
      "gitCommit": "",
      "vmVersions": {
        "avm": "avalanchego/1.14.2",
        "evm": "v1.14.2",
        "platform": "avalanchego/1.14.2",
        "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy": "v1.14.2"
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
