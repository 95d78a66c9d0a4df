// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { AvaxGetAtomicTxParams, AvaxGetAtomicTxResult } from "@serac/subnet-evm"
import { avaxGetAtomicTx as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avax.getAtomicTx` at `/ext/bc/{blockchainID}/avax`.
 *
 * @example
 * ```ts
 * import { avaxGetAtomicTx } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [avaxGetAtomicTx(), avaxGetAtomicTx.delay("real")]
 * ```
 */
export const avaxGetAtomicTx: RpcMock<AvaxGetAtomicTxParams, AvaxGetAtomicTxResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "tx": "0x00000000000100000539ec8b6f2c796c33893c514d7dbd3195a57b3dd7b8d99f715cad637e3817cf1f8f69a56544f804713fa4dbd6f0e75c13d01fb833fd4a9d4a0561c72352f8d3933f000000018db97c7cece249c2b98bdc0226cc4c2a57bf52fc0000000077359401691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c000000000000000400000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c0000000700000000773594000000000000000000000000010000000109ca7e7c7d294dd361d002195d64fb6ed49189190000000100000009000000019920c5cf8e14507210578e9572a0eb368e3122884d7fb8752e5781cbf5ed54b64e5517b2f74507a3298658473f813df1a943e2d5e9f8113b332592810a6ae03a00fae69af5",
      "encoding": "hex",
      "blockHeight": "9"
    },
    errors: [
      {
        "code": -32000,
        "message": "could not find tx 2Z36RnQuk1hvsnFeGWzfZUfXNr7w1SjzmDQ78YxfTVNAkDq3nZ",
        "data": null
      }
    ],
  })
