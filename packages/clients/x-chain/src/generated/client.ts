// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import { createRpcCore, type RpcCallOptions, type RpcCore, type RpcOptions } from "@serac/rpc"
import { getAllBalances } from "./get-all-balances.ts"
import { getAssetDescription } from "./get-asset-description.ts"
import { getBalance } from "./get-balance.ts"
import { getBlock } from "./get-block.ts"
import { getBlockByHeight } from "./get-block-by-height.ts"
import { getHeight } from "./get-height.ts"
import { getTx } from "./get-tx.ts"
import { getTxFee } from "./get-tx-fee.ts"
import { getTxStatus } from "./get-tx-status.ts"
import { getUTXOs } from "./get-utxos.ts"
import { indexGetContainerByID } from "./index-get-container-by-id.ts"
import { indexGetContainerByIndex } from "./index-get-container-by-index.ts"
import { indexGetContainerRange } from "./index-get-container-range.ts"
import { indexGetIndex } from "./index-get-index.ts"
import { indexGetLastAccepted } from "./index-get-last-accepted.ts"
import { indexIsAccepted } from "./index-is-accepted.ts"
import { issueTx } from "./issue-tx.ts"
import type { XChainMethods } from "./methods.ts"
import { describeMethods } from "./request.ts"
import type {
  GetAllBalancesParams,
  GetAssetDescriptionParams,
  GetBalanceParams,
  GetBlockByHeightParams,
  GetBlockParams,
  GetHeightParams,
  GetTxFeeParams,
  GetTxParams,
  GetTxStatusParams,
  GetUTXOsParams,
  IndexGetContainerByIDParams,
  IndexGetContainerByIndexParams,
  IndexGetContainerRangeParams,
  IndexGetIndexParams,
  IndexGetLastAcceptedParams,
  IndexIsAcceptedParams,
  IssueTxParams,
} from "./types.ts"

/** What the functions of this package take first. */
export type XChainCore = RpcCore

/** The core with every operation as a method; the functions of this package take it as well. */
export interface XChainClient extends RpcCore<XChainMethods> {
  /** Get an asset's description. */
  getAssetDescription(
    parameters: GetAssetDescriptionParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getAssetDescription>
  /**
   * Get an address's balance of an asset.
   *
   * @deprecated since v1.9.12; use `avm.getUTXOs`
   */
  getBalance(parameters: GetBalanceParams, options?: RpcCallOptions): ReturnType<typeof getBalance>
  /**
   * Get an address's balances of all assets.
   *
   * @deprecated since v1.9.12; use `avm.getUTXOs`
   */
  getAllBalances(parameters: GetAllBalancesParams, options?: RpcCallOptions): ReturnType<typeof getAllBalances>
  /** Get a block. */
  getBlock(parameters: GetBlockParams, options?: RpcCallOptions): ReturnType<typeof getBlock>
  /** Get a block by height. */
  getBlockByHeight(parameters: GetBlockByHeightParams, options?: RpcCallOptions): ReturnType<typeof getBlockByHeight>
  /** Get the height. */
  getHeight(parameters?: GetHeightParams, options?: RpcCallOptions): ReturnType<typeof getHeight>
  /** Get a transaction. */
  getTx(parameters: GetTxParams, options?: RpcCallOptions): ReturnType<typeof getTx>
  /** Get the transaction fees. */
  getTxFee(parameters?: GetTxFeeParams, options?: RpcCallOptions): ReturnType<typeof getTxFee>
  /**
   * Get a transaction's status.
   *
   * @deprecated since v1.10.0; use `avm.getTx`
   */
  getTxStatus(parameters: GetTxStatusParams, options?: RpcCallOptions): ReturnType<typeof getTxStatus>
  /** Issue a transaction. */
  issueTx(parameters: IssueTxParams, options?: RpcCallOptions): ReturnType<typeof issueTx>
  /** Get UTXOs. */
  getUTXOs(parameters: GetUTXOsParams, options?: RpcCallOptions): ReturnType<typeof getUTXOs>
  /** Get a container by ID. */
  indexGetContainerByID(
    parameters: IndexGetContainerByIDParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof indexGetContainerByID>
  /** Get a container by index. */
  indexGetContainerByIndex(
    parameters: IndexGetContainerByIndexParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof indexGetContainerByIndex>
  /** Get a range of containers. */
  indexGetContainerRange(
    parameters: IndexGetContainerRangeParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof indexGetContainerRange>
  /** Get the index of a container. */
  indexGetIndex(parameters: IndexGetIndexParams, options?: RpcCallOptions): ReturnType<typeof indexGetIndex>
  /** Get the last accepted container. */
  indexGetLastAccepted(
    parameters?: IndexGetLastAcceptedParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof indexGetLastAccepted>
  /** Check whether a container is accepted. */
  indexIsAccepted(parameters: IndexIsAcceptedParams, options?: RpcCallOptions): ReturnType<typeof indexIsAccepted>
}

/**
 * A core alone: with it a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { createXChainCore, getAssetDescription } from "@serac/x-chain"
 *
 * const client = createXChainCore({ url: "http://127.0.0.1:9650" })
 * const result = await getAssetDescription(client, { assetID: "AVAX" })
 * ```
 */
export function createXChainCore(options: RpcOptions): XChainCore {
  return createRpcCore(options, { path: "/ext/bc/{blockchainID}", variables: { blockchainID: "X", index: "block" } })
}

/**
 * A core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createXChainClient } from "@serac/x-chain"
 *
 * const client = createXChainClient({ url: "http://127.0.0.1:9650" })
 * const result = await client.getAssetDescription({ assetID: "AVAX" })
 * ```
 */
export function createXChainClient(options: RpcOptions): XChainClient {
  const core = createXChainCore(options)
  return {
    ...describeMethods(core),
    getAssetDescription: (parameters, options) => getAssetDescription(core, parameters, options),
    getBalance: (parameters, options) => getBalance(core, parameters, options),
    getAllBalances: (parameters, options) => getAllBalances(core, parameters, options),
    getBlock: (parameters, options) => getBlock(core, parameters, options),
    getBlockByHeight: (parameters, options) => getBlockByHeight(core, parameters, options),
    getHeight: (parameters, options) => getHeight(core, parameters, options),
    getTx: (parameters, options) => getTx(core, parameters, options),
    getTxFee: (parameters, options) => getTxFee(core, parameters, options),
    getTxStatus: (parameters, options) => getTxStatus(core, parameters, options),
    issueTx: (parameters, options) => issueTx(core, parameters, options),
    getUTXOs: (parameters, options) => getUTXOs(core, parameters, options),
    indexGetContainerByID: (parameters, options) => indexGetContainerByID(core, parameters, options),
    indexGetContainerByIndex: (parameters, options) => indexGetContainerByIndex(core, parameters, options),
    indexGetContainerRange: (parameters, options) => indexGetContainerRange(core, parameters, options),
    indexGetIndex: (parameters, options) => indexGetIndex(core, parameters, options),
    indexGetLastAccepted: (parameters, options) => indexGetLastAccepted(core, parameters, options),
    indexIsAccepted: (parameters, options) => indexIsAccepted(core, parameters, options),
  }
}
