// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EthCapabilitiesParams, EthCapabilitiesResult } from "@serac/subnet-evm"
import { ethCapabilities as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_capabilities` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { ethCapabilities } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [ethCapabilities(), ethCapabilities.delay("real")]
 * ```
 */
export const ethCapabilities: RpcMock<EthCapabilitiesParams, EthCapabilitiesResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "head": {
        "number": "0xa9",
        "hash": "0x5ebeadb7e09a68af27ceb064fa735c672fc1b2157f68fd8db41a6ff16d3befb3"
      },
      "state": {
        "disabled": false,
        "oldestBlock": "0x89",
        "deleteStrategy": {
          "type": "window",
          "retentionBlocks": "0x20"
        }
      },
      "tx": {
        "disabled": false,
        "oldestBlock": "0x0"
      },
      "logs": {
        "disabled": false,
        "oldestBlock": "0x0"
      },
      "receipts": {
        "disabled": false,
        "oldestBlock": "0x0"
      },
      "blocks": {
        "disabled": false,
        "oldestBlock": "0x0"
      },
      "stateproofs": {
        "disabled": true
      }
    },
    errors: [
      {
        "code": -32601,
        "message": "the method eth_capabilities does not exist/is not available"
      }
    ],
  })

/** @deprecated Renamed to {@link ethCapabilities}. */
export const capabilities: typeof ethCapabilities = ethCapabilities
