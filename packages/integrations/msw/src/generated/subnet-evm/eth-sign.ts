// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EthSignParams, EthSignResult } from "@serac/subnet-evm"
import { ethSign as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_sign` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { ethSign } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [ethSign(), ethSign.delay("real")]
 * ```
 */
export const ethSign: RpcMock<EthSignParams, EthSignResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0xcff25dde8093640075ffb9e8dc782d338185c1574f749dd276a374d0060982353c581cb44de33f286919a706db9964137a445547737a20ee5567f073d7ba89551b",
    errors: [
      {
        "code": -32000,
        "message": "unknown account"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })

/** @deprecated Renamed to {@link ethSign}. */
export const sign: typeof ethSign = ethSign
