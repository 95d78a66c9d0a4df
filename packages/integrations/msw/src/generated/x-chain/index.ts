// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { HttpHandler } from "msw"
import { type HandlersOptions, handlersOf } from "../../handlers.ts"
import { getAllBalances } from "./get-all-balances.ts"
import { getAssetDescription } from "./get-asset-description.ts"
import { getBalance } from "./get-balance.ts"
import { getBlockByHeight } from "./get-block-by-height.ts"
import { getBlock } from "./get-block.ts"
import { getHeight } from "./get-height.ts"
import { getTxFee } from "./get-tx-fee.ts"
import { getTxStatus } from "./get-tx-status.ts"
import { getTx } from "./get-tx.ts"
import { getUTXOs } from "./get-utxos.ts"
import { indexGetContainerByID } from "./index-get-container-by-id.ts"
import { indexGetContainerByIndex } from "./index-get-container-by-index.ts"
import { indexGetContainerRange } from "./index-get-container-range.ts"
import { indexGetIndex } from "./index-get-index.ts"
import { indexGetLastAccepted } from "./index-get-last-accepted.ts"
import { indexIsAccepted } from "./index-is-accepted.ts"
import { issueTx } from "./issue-tx.ts"
import { walletIssueTx } from "./wallet-issue-tx.ts"

export {
  getAllBalances,
  getAssetDescription,
  getBalance,
  getBlock,
  getBlockByHeight,
  getHeight,
  getTx,
  getTxFee,
  getTxStatus,
  getUTXOs,
  indexGetContainerByID,
  indexGetContainerByIndex,
  indexGetContainerRange,
  indexGetIndex,
  indexGetLastAccepted,
  indexIsAccepted,
  issueTx,
  walletIssueTx,
}

/**
 * Mock handlers of every operation of the document; each answers with its first example.
 *
 * @example
 * ```ts
 * import { xChainHandlers } from "@serac/msw/x-chain"
 * import { setupServer } from "msw/node"
 *
 * export const server = setupServer(...xChainHandlers())
 * ```
 */
export function xChainHandlers(options?: HandlersOptions): HttpHandler[] {
  return handlersOf([
    getAssetDescription,
    getBalance,
    getAllBalances,
    getBlock,
    getBlockByHeight,
    getHeight,
    getTx,
    getTxFee,
    getTxStatus,
    issueTx,
    getUTXOs,
    walletIssueTx,
    indexGetContainerByID,
    indexGetContainerByIndex,
    indexGetContainerRange,
    indexGetIndex,
    indexGetLastAccepted,
    indexIsAccepted,
  ], options)
}
