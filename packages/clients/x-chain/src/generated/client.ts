// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import { createRpcCore, type RpcCallOptions, type RpcCore, type RpcDefaults, type RpcOptions } from "@serac/client/rpc"
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
import * as operations from "./operations.ts"
import { walletIssueTx } from "./wallet-issue-tx.ts"
import type {
  EncodedBlock,
  EncodedTransaction,
  GetAllBalancesParams,
  GetAllBalancesResult,
  GetAssetDescriptionParams,
  GetAssetDescriptionResult,
  GetBalanceParams,
  GetBalanceResult,
  GetBlockByHeightParams,
  GetBlockByHeightResult,
  GetBlockParams,
  GetBlockResult,
  GetHeightParams,
  GetHeightResult,
  GetTxFeeParams,
  GetTxFeeResult,
  GetTxParams,
  GetTxResult,
  GetTxStatusParams,
  GetTxStatusResult,
  GetUTXOsParams,
  GetUTXOsResult,
  IndexGetContainerByIDParams,
  IndexGetContainerByIDResult,
  IndexGetContainerByIndexParams,
  IndexGetContainerByIndexResult,
  IndexGetContainerRangeParams,
  IndexGetContainerRangeResult,
  IndexGetIndexParams,
  IndexGetIndexResult,
  IndexGetLastAcceptedParams,
  IndexGetLastAcceptedResult,
  IndexIsAcceptedParams,
  IndexIsAcceptedResult,
  IssueTxParams,
  IssueTxResult,
  JsonBlock,
  JsonTransaction,
  WalletIssueTxParams,
  WalletIssueTxResult,
} from "./types.ts"

/** The first argument of every function of this package. */
export type XChainCore = RpcCore

/** The core with every operation as a method; the functions of this package take it as well. */
export interface XChainClient extends RpcCore<XChainMethods> {
  /**
   * Returns an asset's name, symbol and denomination. The ID of the native asset differs from network to network.
   *
   * `avm.getAssetDescription` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.assetID The asset, by ID or by alias such as `AVAX`. The node ignores letter case in the
   * parameter's name, so `assetId` works as well.
   * @throws RpcError -32000: not found
   * @throws RpcError -32000: asset '{assetID}' not found
   * @throws RpcError -32000: transaction doesn't create an asset
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getAssetDescription({ assetID: "AVAX" })
   * ```
   */
  getAssetDescription(
    parameters: GetAssetDescriptionParams,
    options?: RpcCallOptions,
  ): Promise<GetAssetDescriptionResult>
  /**
   * Returns how much of an asset an address holds and in which UTXOs. An asset that does not exist has the balance 0.
   * Deprecated; sum the UTXOs of `avm.getUTXOs`.
   *
   * `avm.getBalance` at `/ext/bc/{blockchainID}`
   *
   * @deprecated since v1.9.12; use `avm.getUTXOs`
   * @param parameters.address The address that holds the balance.
   * @param parameters.assetID The asset, by ID or by alias such as `AVAX`.
   * @param parameters.includePartial Whether to count outputs that the address owns together with others, and outputs
   * that are still locked. False when omitted.
   * @throws RpcError -32000: problem parsing address '{address}': {reason}
   * @throws RpcError -32000: asset '{assetID}' not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBalance({
   *   address: "X-custom1lh3l3re2tm0fz37cfm37g7ute3c07um378wqya",
   *   assetID: "AVAX",
   * })
   * ```
   */
  getBalance(parameters: GetBalanceParams, options?: RpcCallOptions): Promise<GetBalanceResult>
  /**
   * Returns how much of each asset an address holds, in no particular order. Deprecated; sum the UTXOs of
   * `avm.getUTXOs`.
   *
   * `avm.getAllBalances` at `/ext/bc/{blockchainID}`
   *
   * @deprecated since v1.9.12; use `avm.getUTXOs`
   * @param parameters.address The address that holds the balance.
   * @param parameters.includePartial Whether to count outputs that the address owns together with others, and outputs
   * that are still locked. False when omitted.
   * @throws RpcError -32000: problem parsing address '{address}': {reason}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getAllBalances({ address: "X-custom1lh3l3re2tm0fz37cfm37g7ute3c07um378wqya" })
   * ```
   */
  getAllBalances(parameters: GetAllBalancesParams, options?: RpcCallOptions): Promise<GetAllBalancesResult>
  /**
   * Returns a block by its ID.
   *
   * `avm.getBlock` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.blockID The block's ID. It is that of the inner block, not of its consensus-level wrapper.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block with id {blockID}: not found
   * @throws RpcError -32000: chain is not linearized
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlock({
   *   blockID: "2PE5ZKtk1C3DAQM148tg3wumu88KdHdfgvkA1q1TKTe1L6MScX",
   *   encoding: "json",
   * })
   * ```
   */
  getBlock(
    parameters: GetBlockParams & { encoding?: "hex" | "hexc" | "hexnc" },
    options?: RpcCallOptions,
  ): Promise<EncodedBlock>
  /**
   * Returns a block by its ID.
   *
   * `avm.getBlock` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.blockID The block's ID. It is that of the inner block, not of its consensus-level wrapper.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block with id {blockID}: not found
   * @throws RpcError -32000: chain is not linearized
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlock({
   *   blockID: "2PE5ZKtk1C3DAQM148tg3wumu88KdHdfgvkA1q1TKTe1L6MScX",
   *   encoding: "json",
   * })
   * ```
   */
  getBlock(parameters: GetBlockParams & { encoding: "json" }, options?: RpcCallOptions): Promise<JsonBlock>
  /**
   * Returns a block by its ID.
   *
   * `avm.getBlock` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.blockID The block's ID. It is that of the inner block, not of its consensus-level wrapper.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block with id {blockID}: not found
   * @throws RpcError -32000: chain is not linearized
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlock({
   *   blockID: "2PE5ZKtk1C3DAQM148tg3wumu88KdHdfgvkA1q1TKTe1L6MScX",
   *   encoding: "json",
   * })
   * ```
   */
  getBlock(parameters: GetBlockParams, options?: RpcCallOptions): Promise<GetBlockResult>
  /**
   * Returns the accepted block at a height.
   *
   * `avm.getBlockByHeight` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.height The block's height. The first block has height 0.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block at height {height}: not found
   * @throws RpcError -32000: chain is not linearized
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByHeight({ height: 0, encoding: "hex" })
   * ```
   */
  getBlockByHeight(
    parameters: GetBlockByHeightParams & { encoding?: "hex" | "hexc" | "hexnc" },
    options?: RpcCallOptions,
  ): Promise<EncodedBlock>
  /**
   * Returns the accepted block at a height.
   *
   * `avm.getBlockByHeight` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.height The block's height. The first block has height 0.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block at height {height}: not found
   * @throws RpcError -32000: chain is not linearized
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByHeight({ height: 0, encoding: "hex" })
   * ```
   */
  getBlockByHeight(
    parameters: GetBlockByHeightParams & { encoding: "json" },
    options?: RpcCallOptions,
  ): Promise<JsonBlock>
  /**
   * Returns the accepted block at a height.
   *
   * `avm.getBlockByHeight` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.height The block's height. The first block has height 0.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block at height {height}: not found
   * @throws RpcError -32000: chain is not linearized
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByHeight({ height: 0, encoding: "hex" })
   * ```
   */
  getBlockByHeight(parameters: GetBlockByHeightParams, options?: RpcCallOptions): Promise<GetBlockByHeightResult>
  /**
   * Returns the height of the last accepted block.
   *
   * `avm.getHeight` at `/ext/bc/{blockchainID}`
   *
   * @throws RpcError -32000: chain is not linearized
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getHeight()
   * ```
   */
  getHeight(parameters?: GetHeightParams, options?: RpcCallOptions): Promise<GetHeightResult>
  /**
   * Returns an accepted transaction by its ID.
   *
   * `avm.getTx` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.txID The transaction's ID.
   * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
   * @throws RpcError -32000: not found
   * @throws RpcError -32000: nil transaction ID
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTx({ txID: "Ebp4Jk53JhDUPCcJuqn1cE26pVUYLLSD9puh9Q2nCYfuCbaag", encoding: "hex" })
   * ```
   */
  getTx(
    parameters: GetTxParams & { encoding?: "hex" | "hexc" | "hexnc" },
    options?: RpcCallOptions,
  ): Promise<EncodedTransaction>
  /**
   * Returns an accepted transaction by its ID.
   *
   * `avm.getTx` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.txID The transaction's ID.
   * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
   * @throws RpcError -32000: not found
   * @throws RpcError -32000: nil transaction ID
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTx({ txID: "Ebp4Jk53JhDUPCcJuqn1cE26pVUYLLSD9puh9Q2nCYfuCbaag", encoding: "hex" })
   * ```
   */
  getTx(parameters: GetTxParams & { encoding: "json" }, options?: RpcCallOptions): Promise<JsonTransaction>
  /**
   * Returns an accepted transaction by its ID.
   *
   * `avm.getTx` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.txID The transaction's ID.
   * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
   * @throws RpcError -32000: not found
   * @throws RpcError -32000: nil transaction ID
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTx({ txID: "Ebp4Jk53JhDUPCcJuqn1cE26pVUYLLSD9puh9Q2nCYfuCbaag", encoding: "hex" })
   * ```
   */
  getTx(parameters: GetTxParams, options?: RpcCallOptions): Promise<GetTxResult>
  /**
   * Returns what transactions cost, in the smallest unit of the native asset.
   *
   * `avm.getTxFee` at `/ext/bc/{blockchainID}`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTxFee()
   * ```
   */
  getTxFee(parameters?: GetTxFeeParams, options?: RpcCallOptions): Promise<GetTxFeeResult>
  /**
   * Returns whether a transaction is accepted. Deprecated; `avm.getTx` answers for accepted transactions only.
   *
   * `avm.getTxStatus` at `/ext/bc/{blockchainID}`
   *
   * @deprecated since v1.10.0; use `avm.getTx`
   * @param parameters.txID The transaction's ID.
   * @throws RpcError -32000: nil transaction ID
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTxStatus({ txID: "Ebp4Jk53JhDUPCcJuqn1cE26pVUYLLSD9puh9Q2nCYfuCbaag" })
   * ```
   */
  getTxStatus(parameters: GetTxStatusParams, options?: RpcCallOptions): Promise<GetTxStatusResult>
  /**
   * Verifies a signed transaction and submits it to the network. The answer comes before the transaction is accepted.
   *
   * `avm.issueTx` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.tx The signed transaction in the encoding that `encoding` names.
   * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
   * @throws RpcError -32000: problem decoding transaction: {reason}
   * @throws RpcError -32000: unknown codec version
   * @throws RpcError -32000: couldn't unpack codec version
   * @throws RpcError -32000: packer has insufficient length for input
   * @throws RpcError -32000: trailing buffer space: read {read} provided {provided}
   * @throws RpcError -32000: couldn't unmarshal interface: unknown type ID {typeID}
   * @throws RpcError -32000: failed to verify transfer: failed to get utxo {utxo}: not found
   * @throws RpcError -32000: failed to verify transfer: wrong signature: {reason}
   * @throws RpcError -32000: insufficient funds
   * @throws RpcError -32000: tx has wrong network ID
   * @throws RpcError -32000: output is unspendable
   * @throws RpcError -32000: output has no value
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.issueTx({
   *   tx: "0x0000000000000000053969a56544f804713fa4dbd6f0e75c13d01fb833fd4a...",
   *   encoding: "hex",
   * })
   * ```
   */
  issueTx(parameters: IssueTxParams, options?: RpcCallOptions): Promise<IssueTxResult>
  /**
   * Submits a signed transaction to the network without verifying it first, behind those that were submitted this way
   * before. Deprecated; `avm.issueTx` verifies.
   *
   * `wallet.issueTx` at `/ext/bc/{blockchainID}/wallet`
   *
   * @deprecated since v1.9.12; use `avm.issueTx`
   * @param parameters.tx The signed transaction in the encoding that `encoding` names.
   * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
   * @throws RpcError -32000: problem decoding transaction: {reason}
   * @throws RpcError -32000: unknown codec version
   * @throws RpcError -32000: couldn't unpack codec version
   * @throws RpcError -32000: packer has insufficient length for input
   * @throws RpcError -32000: trailing buffer space: read {read} provided {provided}
   * @throws RpcError -32000: couldn't unmarshal interface: unknown type ID {typeID}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.walletIssueTx({
   *   tx: "0x0000000000000000053969a56544f804713fa4dbd6f0e75c13d01fb833fd4a...",
   *   encoding: "hex",
   * })
   * ```
   */
  walletIssueTx(parameters: WalletIssueTxParams, options?: RpcCallOptions): Promise<WalletIssueTxResult>
  /**
   * Returns a page of the UTXOs that reference at least one of the addresses. With `sourceChain` they are those that
   * this chain exported to the X-Chain and that are not imported yet. To page, pass the returned `endIndex` as the next
   * `startIndex`. Pages may repeat UTXOs and are not consistent across calls.
   *
   * `avm.getUTXOs` at `/ext/bc/{blockchainID}`
   *
   * @param parameters.addresses Addresses of which a returned UTXO references at least one. From 1 to 1024.
   * @param parameters.limit Maximum number of UTXOs to return. 1024 when omitted, 0 or above 1024.
   * @param parameters.startIndex Cursor for the next page. Pass the `endIndex` of the page before; without it the first
   * page is fetched.
   * @param parameters.sourceChain The chain whose exported, not yet imported UTXOs are fetched. Omitted or empty, the
   * UTXOs of the called chain itself are.
   * @param parameters.encoding The encoding of each UTXO. `hex` when omitted.
   * @throws RpcError -32000: no addresses provided
   * @throws RpcError -32000: number of addresses given, {count}, exceeds maximum, 1024
   * @throws RpcError -32000: couldn't parse address "{address}": {reason}
   * @throws RpcError -32000: problem parsing source chainID "{sourceChain}": there is no ID with alias: {sourceChain}
   * @throws RpcError -32000: couldn't parse start index address "{address}": {reason}
   * @throws RpcError -32000: couldn't encode UTXO {utxo} as string: unsupported encoding in method
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getUTXOs({
   *   addresses: [
   *     "X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p",
   *     "X-custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55",
   *     "X-custom1l7gpux9a50penuf7g5zh68jpgsu38qs0pr5npz",
   *     "X-custom1lh3l3re2tm0fz37cfm37g7ute3c07um378wqya",
   *     "X-custom15zft9fzs0chn8722lasx94mg3uum6ukmml28f3",
   *     "X-custom1x2gv3q0exnrw0w7wmgnlzpmt38k6cggrtyp9kr",
   *     "X-custom10ufvrv4g7l8xn50v4v9hm2ke94dvdsgcrrs5pd",
   *     "X-custom1cjlk7hadnmrvyu5ydn4dgm9v2uudk0htp8540d",
   *     "X-custom1q327ezk8xj44ktaqs9tp7wpmsrzdmu6uy2lvd2",
   *   ],
   *   limit: 5,
   *   encoding: "hex",
   * })
   * ```
   */
  getUTXOs(parameters: GetUTXOsParams, options?: RpcCallOptions): Promise<GetUTXOsResult>
  /**
   * Returns an accepted container by its ID. That of a block is the ID of the consensus-level block, not of the inner
   * one.
   *
   * `index.getContainerByID` at `/ext/index/{blockchainID}/{index}`
   *
   * @param parameters.id The container's ID. For a block it is that of the consensus-level block, not of the inner one.
   * @param parameters.encoding The encoding of the bytes. `hex` when omitted.
   * @throws RpcError -32000: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexGetContainerByID({
   *   id: "XKhqeBQnmsQ1oknEJXbstcSfs2tW4tYj3zVpoXP8om3BwoAZT",
   *   encoding: "hex",
   * })
   * ```
   */
  indexGetContainerByID(
    parameters: IndexGetContainerByIDParams,
    options?: RpcCallOptions,
  ): Promise<IndexGetContainerByIDResult>
  /**
   * Returns the container at a position in the order of acceptance. Of blocks, index 0 is the one at height 1; the
   * genesis block is not indexed.
   *
   * `index.getContainerByIndex` at `/ext/index/{blockchainID}/{index}`
   *
   * @param parameters.index The container's position in the order of acceptance. Index 0 is the block at height 1.
   * @param parameters.encoding The encoding of the bytes. `hex` when omitted.
   * @throws RpcError -32000: no container at index {index}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexGetContainerByIndex({ index: 0, encoding: "hex" })
   * ```
   */
  indexGetContainerByIndex(
    parameters: IndexGetContainerByIndexParams,
    options?: RpcCallOptions,
  ): Promise<IndexGetContainerByIndexResult>
  /**
   * Returns consecutive containers in the order of acceptance, fewer than requested where the index ends. No other
   * method reads many blocks in one call.
   *
   * `index.getContainerRange` at `/ext/index/{blockchainID}/{index}`
   *
   * @param parameters.startIndex Index of the first container.
   * @param parameters.numToFetch Maximum number of containers to return, from 1 to 1024. Fewer are returned where the
   * index ends.
   * @param parameters.encoding The encoding of the bytes. `hex` when omitted.
   * @throws RpcError -32000: numToFetch must be in [1,1024] but is {numToFetch}
   * @throws RpcError -32000: start index ({startIndex}) > last accepted index ({index})
   * @throws RpcError -32000: no containers have been accepted
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexGetContainerRange({ startIndex: 0, numToFetch: 2, encoding: "hex" })
   * ```
   */
  indexGetContainerRange(
    parameters: IndexGetContainerRangeParams,
    options?: RpcCallOptions,
  ): Promise<IndexGetContainerRangeResult>
  /**
   * Returns the position of a container in the order of acceptance.
   *
   * `index.getIndex` at `/ext/index/{blockchainID}/{index}`
   *
   * @param parameters.id The container's ID. For a block it is that of the consensus-level block, not of the inner one.
   * @throws RpcError -32000: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexGetIndex({ id: "XKhqeBQnmsQ1oknEJXbstcSfs2tW4tYj3zVpoXP8om3BwoAZT" })
   * ```
   */
  indexGetIndex(parameters: IndexGetIndexParams, options?: RpcCallOptions): Promise<IndexGetIndexResult>
  /**
   * Returns the container that this node accepted last.
   *
   * `index.getLastAccepted` at `/ext/index/{blockchainID}/{index}`
   *
   * @param parameters.encoding The encoding of the bytes. `hex` when omitted.
   * @throws RpcError -32000: no containers have been accepted
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexGetLastAccepted({ encoding: "hex" })
   * ```
   */
  indexGetLastAccepted(
    parameters?: IndexGetLastAcceptedParams,
    options?: RpcCallOptions,
  ): Promise<IndexGetLastAcceptedResult>
  /**
   * Returns whether this node has accepted a container.
   *
   * `index.isAccepted` at `/ext/index/{blockchainID}/{index}`
   *
   * @param parameters.id The container's ID. For a block it is that of the consensus-level block, not of the inner one.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createXChainClient } from "@serac/x-chain"
   *
   * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexIsAccepted({ id: "XKhqeBQnmsQ1oknEJXbstcSfs2tW4tYj3zVpoXP8om3BwoAZT" })
   * ```
   */
  indexIsAccepted(parameters: IndexIsAcceptedParams, options?: RpcCallOptions): Promise<IndexIsAcceptedResult>
}

const defaults: RpcDefaults = { path: "/ext/bc/{blockchainID}", variables: { blockchainID: "X", index: "block" } }

/**
 * Creates a bare core: with it, a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { createXChainCore, getAssetDescription } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getAssetDescription(client, { assetID: "AVAX" })
 * ```
 */
export function createXChainCore(options: RpcOptions): XChainCore {
  return createRpcCore(options, defaults)
}

/**
 * Creates a client: a core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createXChainClient } from "@serac/x-chain"
 *
 * const client = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await client.getAssetDescription({ assetID: "AVAX" })
 * ```
 */
export function createXChainClient(options: RpcOptions): XChainClient {
  const core = createRpcCore<XChainMethods>(options, { ...defaults, operations })
  return {
    ...core,
    getAssetDescription: (parameters, options) => getAssetDescription(core, parameters, options),
    getBalance: (parameters, options) => getBalance(core, parameters, options),
    getAllBalances: (parameters, options) => getAllBalances(core, parameters, options),
    getBlock: ((parameters: GetBlockParams, options?: RpcCallOptions) =>
      getBlock(core, parameters, options)) as XChainClient["getBlock"],
    getBlockByHeight: ((parameters: GetBlockByHeightParams, options?: RpcCallOptions) =>
      getBlockByHeight(core, parameters, options)) as XChainClient["getBlockByHeight"],
    getHeight: (parameters, options) => getHeight(core, parameters, options),
    getTx: ((parameters: GetTxParams, options?: RpcCallOptions) =>
      getTx(core, parameters, options)) as XChainClient["getTx"],
    getTxFee: (parameters, options) => getTxFee(core, parameters, options),
    getTxStatus: (parameters, options) => getTxStatus(core, parameters, options),
    issueTx: (parameters, options) => issueTx(core, parameters, options),
    walletIssueTx: (parameters, options) => walletIssueTx(core, parameters, options),
    getUTXOs: (parameters, options) => getUTXOs(core, parameters, options),
    indexGetContainerByID: (parameters, options) => indexGetContainerByID(core, parameters, options),
    indexGetContainerByIndex: (parameters, options) => indexGetContainerByIndex(core, parameters, options),
    indexGetContainerRange: (parameters, options) => indexGetContainerRange(core, parameters, options),
    indexGetIndex: (parameters, options) => indexGetIndex(core, parameters, options),
    indexGetLastAccepted: (parameters, options) => indexGetLastAccepted(core, parameters, options),
    indexIsAccepted: (parameters, options) => indexIsAccepted(core, parameters, options),
  }
}
