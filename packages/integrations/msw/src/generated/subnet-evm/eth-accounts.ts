// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EthAccountsParams, EthAccountsResult } from "@serac/subnet-evm"
import { ethAccounts as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_accounts` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { ethAccounts } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [ethAccounts(), ethAccounts.delay("real")]
 * ```
 */
export const ethAccounts: RpcMock<EthAccountsParams, EthAccountsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [
      "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
    ],
    errors: [
      {
        "code": -32601,
        "message": "the method eth_accounts does not exist/is not available"
      }
    ],
  })

/** @deprecated Renamed to {@link ethAccounts}. */
export const accounts: typeof ethAccounts = ethAccounts
