// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EthConfigParams, EthConfigResult } from "@serac/subnet-evm"
import { ethConfig as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_config` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { ethConfig } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [ethConfig(), ethConfig.delay("real")]
 * ```
 */
export const ethConfig: RpcMock<EthConfigParams, EthConfigResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "current": {
        "activationTime": 1607144400,
        "blobSchedule": {
          "baseFeeUpdateFraction": 3338477,
          "max": 6,
          "target": 3
        },
        "chainId": "0xa868",
        "forkId": "0x17974335",
        "precompiles": {
          "ECREC": "0x0000000000000000000000000000000000000001",
          "SHA256": "0x0000000000000000000000000000000000000002"
        },
        "systemContracts": {}
      },
      "next": null,
      "last": null
    },
    errors: [
      {
        "code": -32601,
        "message": "the method eth_config does not exist/is not available"
      }
    ],
  })

/** @deprecated Renamed to {@link ethConfig}. */
export const config: typeof ethConfig = ethConfig
