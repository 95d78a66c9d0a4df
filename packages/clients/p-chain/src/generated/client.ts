// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import { createRpcCore, type RpcCallOptions, type RpcCore, type RpcDefaults, type RpcOptions } from "@serac/client/rpc"
import { adminAlias } from "./admin-alias.ts"
import { adminAliasChain } from "./admin-alias-chain.ts"
import { adminDbGet } from "./admin-db-get.ts"
import { adminGetChainAliases } from "./admin-get-chain-aliases.ts"
import { adminGetConfig } from "./admin-get-config.ts"
import { adminGetLoggerLevel } from "./admin-get-logger-level.ts"
import { adminLoadVMs } from "./admin-load-vms.ts"
import { adminLockProfile } from "./admin-lock-profile.ts"
import { adminMemoryProfile } from "./admin-memory-profile.ts"
import { adminSetLoggerLevel } from "./admin-set-logger-level.ts"
import { adminStacktrace } from "./admin-stacktrace.ts"
import { adminStartCPUProfiler } from "./admin-start-cpu-profiler.ts"
import { adminStopCPUProfiler } from "./admin-stop-cpu-profiler.ts"
import { getAllValidatorsAt } from "./get-all-validators-at.ts"
import { getBalance } from "./get-balance.ts"
import { getBlock } from "./get-block.ts"
import { getBlockByHeight } from "./get-block-by-height.ts"
import { getBlockchainStatus } from "./get-blockchain-status.ts"
import { getBlockchains } from "./get-blockchains.ts"
import { getCurrentSupply } from "./get-current-supply.ts"
import { getCurrentValidators } from "./get-current-validators.ts"
import { getFeeConfig } from "./get-fee-config.ts"
import { getFeeState } from "./get-fee-state.ts"
import { getHeight } from "./get-height.ts"
import { getL1Validator } from "./get-l1-validator.ts"
import { getMinStake } from "./get-min-stake.ts"
import { getProposedHeight } from "./get-proposed-height.ts"
import { getRewardUTXOs } from "./get-reward-utxos.ts"
import { getStake } from "./get-stake.ts"
import { getStakingAssetID } from "./get-staking-asset-id.ts"
import { getSubnet } from "./get-subnet.ts"
import { getSubnets } from "./get-subnets.ts"
import { getTimestamp } from "./get-timestamp.ts"
import { getTotalStake } from "./get-total-stake.ts"
import { getTx } from "./get-tx.ts"
import { getTxStatus } from "./get-tx-status.ts"
import { getUTXOs } from "./get-utxos.ts"
import { getValidatorFeeConfig } from "./get-validator-fee-config.ts"
import { getValidatorFeeState } from "./get-validator-fee-state.ts"
import { getValidatorsAt } from "./get-validators-at.ts"
import { indexGetContainerByID } from "./index-get-container-by-id.ts"
import { indexGetContainerByIndex } from "./index-get-container-by-index.ts"
import { indexGetContainerRange } from "./index-get-container-range.ts"
import { indexGetIndex } from "./index-get-index.ts"
import { indexGetLastAccepted } from "./index-get-last-accepted.ts"
import { indexIsAccepted } from "./index-is-accepted.ts"
import { infoAcps } from "./info-acps.ts"
import { infoGetBlockchainID } from "./info-get-blockchain-id.ts"
import { infoGetNetworkID } from "./info-get-network-id.ts"
import { infoGetNetworkName } from "./info-get-network-name.ts"
import { infoGetNodeID } from "./info-get-node-id.ts"
import { infoGetNodeIP } from "./info-get-node-ip.ts"
import { infoGetNodeVersion } from "./info-get-node-version.ts"
import { infoGetTxFee } from "./info-get-tx-fee.ts"
import { infoGetVMs } from "./info-get-vms.ts"
import { infoIsBootstrapped } from "./info-is-bootstrapped.ts"
import { infoPeers } from "./info-peers.ts"
import { infoUpgrades } from "./info-upgrades.ts"
import { infoUptime } from "./info-uptime.ts"
import { issueTx } from "./issue-tx.ts"
import type { PChainMethods } from "./methods.ts"
import * as operations from "./operations.ts"
import { platformValidates } from "./platform-validates.ts"
import { proposervmGetCurrentEpoch } from "./proposervm-get-current-epoch.ts"
import { proposervmGetProposedHeight } from "./proposervm-get-proposed-height.ts"
import { sampleValidators } from "./sample-validators.ts"
import { validatedBy } from "./validated-by.ts"
import type {
  AdminAliasChainParams,
  AdminAliasChainResult,
  AdminAliasParams,
  AdminAliasResult,
  AdminDbGetParams,
  AdminDbGetResult,
  AdminGetChainAliasesParams,
  AdminGetChainAliasesResult,
  AdminGetConfigParams,
  AdminGetConfigResult,
  AdminGetLoggerLevelParams,
  AdminGetLoggerLevelResult,
  AdminLoadVMsParams,
  AdminLoadVMsResult,
  AdminLockProfileParams,
  AdminLockProfileResult,
  AdminMemoryProfileParams,
  AdminMemoryProfileResult,
  AdminSetLoggerLevelParams,
  AdminSetLoggerLevelResult,
  AdminStacktraceParams,
  AdminStacktraceResult,
  AdminStartCPUProfilerParams,
  AdminStartCPUProfilerResult,
  AdminStopCPUProfilerParams,
  AdminStopCPUProfilerResult,
  DecodedBlock,
  DecodedTransaction,
  EncodedBlock,
  EncodedTransaction,
  GetAllValidatorsAtParams,
  GetAllValidatorsAtResult,
  GetBalanceParams,
  GetBalanceResult,
  GetBlockByHeightParams,
  GetBlockByHeightResult,
  GetBlockParams,
  GetBlockResult,
  GetBlockchainStatusParams,
  GetBlockchainStatusResult,
  GetBlockchainsParams,
  GetBlockchainsResult,
  GetCurrentSupplyParams,
  GetCurrentSupplyResult,
  GetCurrentValidatorsParams,
  GetCurrentValidatorsResult,
  GetFeeConfigParams,
  GetFeeConfigResult,
  GetFeeStateParams,
  GetFeeStateResult,
  GetHeightParams,
  GetHeightResult,
  GetL1ValidatorParams,
  GetL1ValidatorResult,
  GetMinStakeParams,
  GetMinStakeResult,
  GetProposedHeightParams,
  GetProposedHeightResult,
  GetRewardUTXOsParams,
  GetRewardUTXOsResult,
  GetStakeParams,
  GetStakeResult,
  GetStakingAssetIDParams,
  GetStakingAssetIDResult,
  GetSubnetParams,
  GetSubnetResult,
  GetSubnetsParams,
  GetSubnetsResult,
  GetTimestampParams,
  GetTimestampResult,
  GetTotalStakeParams,
  GetTotalStakeResult,
  GetTxParams,
  GetTxResult,
  GetTxStatusParams,
  GetTxStatusResult,
  GetUTXOsParams,
  GetUTXOsResult,
  GetValidatorFeeConfigParams,
  GetValidatorFeeConfigResult,
  GetValidatorFeeStateParams,
  GetValidatorFeeStateResult,
  GetValidatorsAtParams,
  GetValidatorsAtResult,
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
  InfoAcpsParams,
  InfoAcpsResult,
  InfoGetBlockchainIDParams,
  InfoGetBlockchainIDResult,
  InfoGetNetworkIDParams,
  InfoGetNetworkIDResult,
  InfoGetNetworkNameParams,
  InfoGetNetworkNameResult,
  InfoGetNodeIDParams,
  InfoGetNodeIDResult,
  InfoGetNodeIPParams,
  InfoGetNodeIPResult,
  InfoGetNodeVersionParams,
  InfoGetNodeVersionResult,
  InfoGetTxFeeParams,
  InfoGetTxFeeResult,
  InfoGetVMsParams,
  InfoGetVMsResult,
  InfoIsBootstrappedParams,
  InfoIsBootstrappedResult,
  InfoPeersParams,
  InfoPeersResult,
  InfoUpgradesParams,
  InfoUpgradesResult,
  InfoUptimeParams,
  InfoUptimeResult,
  IssueTxParams,
  IssueTxResult,
  PlatformValidatesParams,
  PlatformValidatesResult,
  ProposervmGetCurrentEpochParams,
  ProposervmGetCurrentEpochResult,
  ProposervmGetProposedHeightParams,
  ProposervmGetProposedHeightResult,
  SampleValidatorsParams,
  SampleValidatorsResult,
  ValidatedByParams,
  ValidatedByResult,
} from "./types.ts"

/** The first argument of every function of this package. */
export type PChainCore = RpcCore

/** The core with every operation as a method; the functions of this package take it as well. */
export interface PChainClient extends RpcCore<PChainMethods> {
  /**
   * Returns an accepted block by its ID, as bytes or as an object.
   *
   * `platform.getBlock` at `/ext/bc/P`
   *
   * @param parameters.blockID The block's ID.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block with id {blockID}: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlock({
   *   blockID: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
   *   encoding: "hex",
   * })
   * ```
   */
  getBlock(
    parameters: GetBlockParams & { encoding?: "hex" | "hexc" | "hexnc" },
    options?: RpcCallOptions,
  ): Promise<EncodedBlock>
  /**
   * Returns an accepted block by its ID, as bytes or as an object.
   *
   * `platform.getBlock` at `/ext/bc/P`
   *
   * @param parameters.blockID The block's ID.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block with id {blockID}: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlock({
   *   blockID: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
   *   encoding: "hex",
   * })
   * ```
   */
  getBlock(parameters: GetBlockParams & { encoding: "json" }, options?: RpcCallOptions): Promise<DecodedBlock>
  /**
   * Returns an accepted block by its ID, as bytes or as an object.
   *
   * `platform.getBlock` at `/ext/bc/P`
   *
   * @param parameters.blockID The block's ID.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block with id {blockID}: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlock({
   *   blockID: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
   *   encoding: "hex",
   * })
   * ```
   */
  getBlock(parameters: GetBlockParams, options?: RpcCallOptions): Promise<GetBlockResult>
  /**
   * Returns the accepted block at a height, as bytes or as an object. The genesis block has height 0.
   *
   * `platform.getBlockByHeight` at `/ext/bc/P`
   *
   * @param parameters.height The block's height.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block at height {height}: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByHeight({ height: 0, encoding: "hex" })
   * ```
   */
  getBlockByHeight(
    parameters: GetBlockByHeightParams & { encoding?: "hex" | "hexc" | "hexnc" },
    options?: RpcCallOptions,
  ): Promise<EncodedBlock>
  /**
   * Returns the accepted block at a height, as bytes or as an object. The genesis block has height 0.
   *
   * `platform.getBlockByHeight` at `/ext/bc/P`
   *
   * @param parameters.height The block's height.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block at height {height}: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByHeight({ height: 0, encoding: "hex" })
   * ```
   */
  getBlockByHeight(
    parameters: GetBlockByHeightParams & { encoding: "json" },
    options?: RpcCallOptions,
  ): Promise<DecodedBlock>
  /**
   * Returns the accepted block at a height, as bytes or as an object. The genesis block has height 0.
   *
   * `platform.getBlockByHeight` at `/ext/bc/P`
   *
   * @param parameters.height The block's height.
   * @param parameters.encoding The encoding of the block. `hex` when omitted.
   * @throws RpcError -32000: couldn't get block at height {height}: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByHeight({ height: 0, encoding: "hex" })
   * ```
   */
  getBlockByHeight(parameters: GetBlockByHeightParams, options?: RpcCallOptions): Promise<GetBlockByHeightResult>
  /**
   * Returns the height of the last accepted block.
   *
   * `platform.getHeight` at `/ext/bc/P`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getHeight()
   * ```
   */
  getHeight(parameters?: GetHeightParams, options?: RpcCallOptions): Promise<GetHeightResult>
  /**
   * Returns the P-Chain height that this node gives the blocks it proposes. It may lag behind the last accepted block.
   *
   * `platform.getProposedHeight` at `/ext/bc/P`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getProposedHeight()
   * ```
   */
  getProposedHeight(parameters?: GetProposedHeightParams, options?: RpcCallOptions): Promise<GetProposedHeightResult>
  /**
   * Returns the time of the P-Chain after its last accepted block.
   *
   * `platform.getTimestamp` at `/ext/bc/P`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTimestamp()
   * ```
   */
  getTimestamp(parameters?: GetTimestampParams, options?: RpcCallOptions): Promise<GetTimestampResult>
  /**
   * Submits a signed transaction. The node verifies it and puts it in its mempool; poll `platform.getTxStatus` for the
   * outcome. Issuing a transaction again while it is pending changes nothing; once it is accepted, it is rejected.
   *
   * `platform.issueTx` at `/ext/bc/P`
   *
   * @param parameters.tx The signed transaction as encoded bytes.
   * @param parameters.encoding The encoding of the bytes. `hex` when omitted.
   * @throws RpcError -32000: problem decoding transaction: {reason}
   * @throws RpcError -32000: couldn't parse tx: {reason}
   * @throws RpcError -32000: couldn't issue tx: {reason}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.issueTx({
   *   tx: "0x00000000001100000539000000000000000000000000000000000000000000...",
   *   encoding: "hex",
   * })
   * ```
   */
  issueTx(parameters: IssueTxParams, options?: RpcCallOptions): Promise<IssueTxResult>
  /**
   * Returns an accepted transaction by its ID, as bytes or as an object. The IDs of subnets and blockchains are those
   * of the transactions that created them.
   *
   * `platform.getTx` at `/ext/bc/P`
   *
   * @param parameters.txID The transaction's ID.
   * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
   * @throws RpcError -32000: couldn't get tx: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTx({ txID: "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ", encoding: "hex" })
   * ```
   */
  getTx(
    parameters: GetTxParams & { encoding?: "hex" | "hexc" | "hexnc" },
    options?: RpcCallOptions,
  ): Promise<EncodedTransaction>
  /**
   * Returns an accepted transaction by its ID, as bytes or as an object. The IDs of subnets and blockchains are those
   * of the transactions that created them.
   *
   * `platform.getTx` at `/ext/bc/P`
   *
   * @param parameters.txID The transaction's ID.
   * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
   * @throws RpcError -32000: couldn't get tx: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTx({ txID: "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ", encoding: "hex" })
   * ```
   */
  getTx(parameters: GetTxParams & { encoding: "json" }, options?: RpcCallOptions): Promise<DecodedTransaction>
  /**
   * Returns an accepted transaction by its ID, as bytes or as an object. The IDs of subnets and blockchains are those
   * of the transactions that created them.
   *
   * `platform.getTx` at `/ext/bc/P`
   *
   * @param parameters.txID The transaction's ID.
   * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
   * @throws RpcError -32000: couldn't get tx: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTx({ txID: "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ", encoding: "hex" })
   * ```
   */
  getTx(parameters: GetTxParams, options?: RpcCallOptions): Promise<GetTxResult>
  /**
   * Returns what this node knows of a transaction, with the reason if it was recently dropped.
   *
   * `platform.getTxStatus` at `/ext/bc/P`
   *
   * @param parameters.txID The transaction's ID.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTxStatus({ txID: "Up5bTsvCTCvs6y5Liaap2C8fZFNoZ61rdGgVq5b6AHzeBmkFw" })
   * ```
   */
  getTxStatus(parameters: GetTxStatusParams, options?: RpcCallOptions): Promise<GetTxStatusResult>
  /**
   * Returns the current validators of a subnet or of the primary network. Which members a validator has depends on the
   * kind of subnet. Delegators are listed only when exactly one node ID is given.
   *
   * `platform.getCurrentValidators` at `/ext/bc/P`
   *
   * @param parameters.subnetID The subnet. The primary network when omitted.
   * @param parameters.nodeIDs Only these nodes. All validators when omitted or empty; node IDs that do not validate the
   * subnet are left out.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getCurrentValidators({ nodeIDs: ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"] })
   * ```
   */
  getCurrentValidators(
    parameters?: GetCurrentValidatorsParams,
    options?: RpcCallOptions,
  ): Promise<GetCurrentValidatorsResult>
  /**
   * Returns a validator of an L1 by its validation ID. A removed one is not found.
   *
   * `platform.getL1Validator` at `/ext/bc/P`
   *
   * @param parameters.validationID The validation ID.
   * @throws RpcError -32000: fetching L1 validator "{validationID}" failed: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getL1Validator({ validationID: "o6S7kbPLujLwFcUzy4QKszbThxpKYMgGxdr8BEvtFrfHeC4Zi" })
   * ```
   */
  getL1Validator(parameters: GetL1ValidatorParams, options?: RpcCallOptions): Promise<GetL1ValidatorResult>
  /**
   * Samples validators of a subnet at random, weighted and with replacement, so that one may be drawn several times.
   *
   * `platform.sampleValidators` at `/ext/bc/P`
   *
   * @param parameters.size The size of the sample, at most 65535.
   * @param parameters.subnetID The subnet. The primary network when omitted.
   * @throws RpcError -32000: sampling {subnetID} errored with missing validators
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.sampleValidators({ size: 1 })
   * ```
   */
  sampleValidators(parameters: SampleValidatorsParams, options?: RpcCallOptions): Promise<SampleValidatorsResult>
  /**
   * Returns the weights and BLS keys of a subnet's validators at a height of the P-Chain, by node ID.
   *
   * `platform.getValidatorsAt` at `/ext/bc/P`
   *
   * @param parameters.height The height, or `proposed`.
   * @param parameters.subnetID The subnet. The primary network when omitted.
   * @throws RpcError -32000: failed to get validator set at {height}: failed to fetch validator set at unfinalized
   * height with SubnetID = {subnetID}: current P-chain height ({current}) < requested P-Chain height ({height})
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getValidatorsAt({ height: 1, subnetID: "11111111111111111111111111111111LpoYY" })
   * ```
   */
  getValidatorsAt(parameters: GetValidatorsAtParams, options?: RpcCallOptions): Promise<GetValidatorsAtResult>
  /**
   * Returns the validators that can sign of every subnet that has any, in canonical order, at a height of the P-Chain.
   *
   * `platform.getAllValidatorsAt` at `/ext/bc/P`
   *
   * @param parameters.height The height, or `proposed`.
   * @throws RpcError -32000: failed to get validator sets at {height}: {reason}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getAllValidatorsAt({ height: 1 })
   * ```
   */
  getAllValidatorsAt(parameters: GetAllValidatorsAtParams, options?: RpcCallOptions): Promise<GetAllValidatorsAtResult>
  /**
   * Returns the owner of a subnet and, once it is an L1, its manager contract. The primary network does not count as a
   * subnet here.
   *
   * `platform.getSubnet` at `/ext/bc/P`
   *
   * @param parameters.subnetID The subnet.
   * @throws RpcError -32000: the primary network isn't a subnet
   * @throws RpcError -32000: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getSubnet({ subnetID: "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv" })
   * ```
   */
  getSubnet(parameters: GetSubnetParams, options?: RpcCallOptions): Promise<GetSubnetResult>
  /**
   * Returns subnets with their owners, the primary network among them.
   *
   * `platform.getSubnets` at `/ext/bc/P`
   *
   * @deprecated since v1.9.12
   * @param parameters.ids Only these subnets; unknown ones are left out. All when omitted or empty.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getSubnets()
   * ```
   */
  getSubnets(parameters?: GetSubnetsParams, options?: RpcCallOptions): Promise<GetSubnetsResult>
  /**
   * Returns the IDs of the blockchains that a subnet validates.
   *
   * `platform.validates` at `/ext/bc/P`
   *
   * @param parameters.subnetID The subnet. The primary network when omitted.
   * @throws RpcError -32000: problem retrieving subnet "{subnetID}": not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.platformValidates({ subnetID: "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv" })
   * ```
   */
  platformValidates(parameters?: PlatformValidatesParams, options?: RpcCallOptions): Promise<PlatformValidatesResult>
  /** @deprecated Renamed to {@link PChainClient.platformValidates}. */
  validates: PChainClient["platformValidates"]
  /**
   * Returns all blockchains that exist, except the P-Chain.
   *
   * `platform.getBlockchains` at `/ext/bc/P`
   *
   * @deprecated since v1.9.12
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockchains()
   * ```
   */
  getBlockchains(parameters?: GetBlockchainsParams, options?: RpcCallOptions): Promise<GetBlockchainsResult>
  /**
   * Returns whether a blockchain exists and whether this node validates it.
   *
   * `platform.getBlockchainStatus` at `/ext/bc/P`
   *
   * @param parameters.blockchainID The blockchain's ID, or an alias that the node knows.
   * @throws RpcError -32000: argument 'blockchainID' not given
   * @throws RpcError -32000: problem parsing blockchainID "{blockchainID}": {reason}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockchainStatus({ blockchainID: "X" })
   * ```
   */
  getBlockchainStatus(
    parameters: GetBlockchainStatusParams,
    options?: RpcCallOptions,
  ): Promise<GetBlockchainStatusResult>
  /**
   * Returns the ID of the subnet that validates a blockchain.
   *
   * `platform.validatedBy` at `/ext/bc/P`
   *
   * @param parameters.blockchainID The blockchain's ID. Aliases are not accepted.
   * @throws RpcError -32000: problem retrieving blockchain "{blockchainID}": not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.validatedBy({ blockchainID: "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx" })
   * ```
   */
  validatedBy(parameters: ValidatedByParams, options?: RpcCallOptions): Promise<ValidatedByResult>
  /**
   * Returns an upper bound on the tokens that can be staked on a subnet. A subnet without staking has no supply.
   *
   * `platform.getCurrentSupply` at `/ext/bc/P`
   *
   * @param parameters.subnetID The subnet. The primary network when omitted.
   * @throws RpcError -32000: fetching current supply failed: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getCurrentSupply()
   * ```
   */
  getCurrentSupply(parameters?: GetCurrentSupplyParams, options?: RpcCallOptions): Promise<GetCurrentSupplyResult>
  /**
   * Returns the asset that is staked on the primary network (AVAX) or on an elastic subnet. Other subnets give an
   * error.
   *
   * `platform.getStakingAssetID` at `/ext/bc/P`
   *
   * @param parameters.subnetID The subnet. The primary network when omitted.
   * @throws RpcError -32000: failed fetching subnet transformation for {subnetID}: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getStakingAssetID()
   * ```
   */
  getStakingAssetID(parameters?: GetStakingAssetIDParams, options?: RpcCallOptions): Promise<GetStakingAssetIDResult>
  /**
   * Returns the minimum amounts to validate and to delegate on the primary network or an elastic subnet. Other subnets
   * give an error.
   *
   * `platform.getMinStake` at `/ext/bc/P`
   *
   * @param parameters.subnetID The subnet. The primary network when omitted.
   * @throws RpcError -32000: failed fetching subnet transformation for {subnetID}: not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getMinStake()
   * ```
   */
  getMinStake(parameters?: GetMinStakeParams, options?: RpcCallOptions): Promise<GetMinStakeResult>
  /**
   * Returns the weight of all validators of a subnet with their delegators.
   *
   * `platform.getTotalStake` at `/ext/bc/P`
   *
   * @param parameters.subnetID The subnet. The primary network when omitted.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTotalStake({ subnetID: "11111111111111111111111111111111LpoYY" })
   * ```
   */
  getTotalStake(parameters?: GetTotalStakeParams, options?: RpcCallOptions): Promise<GetTotalStakeResult>
  /**
   * Returns what addresses have staked at the moment, as validators and as delegators. An output counts in full when
   * any of the addresses is among its owners.
   *
   * `platform.getStake` at `/ext/bc/P`
   *
   * @deprecated since v1.9.12
   * @param parameters.addresses The addresses, at most 256.
   * @param parameters.validatorsOnly Whether to leave delegations out. False when omitted.
   * @param parameters.encoding The encoding of the staked outputs. `hex` when omitted.
   * @throws RpcError -32000: {count} addresses provided but this method can take at most 256
   * @throws RpcError -32000: couldn't parse address "{address}": {reason}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getStake({
   *   addresses: ["P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"],
   *   encoding: "hex",
   * })
   * ```
   */
  getStake(parameters: GetStakeParams, options?: RpcCallOptions): Promise<GetStakeResult>
  /**
   * Returns the UTXOs that were paid as rewards when a validation or delegation ended: none before it has ended, and if
   * the reward was refused only what a validator earned by its delegators, if anything. Their transaction ID is that of
   * the staking transaction, their index follows its outputs and its stake. What a period of an auto-renewed validator
   * paid has the ID of the transaction that ended the period, with indices from 0.
   *
   * `platform.getRewardUTXOs` at `/ext/bc/P`
   *
   * @deprecated since v1.9.12
   * @param parameters.txID The transaction that added the validator or delegator, or the one that ended a period of an
   * auto-renewed validator.
   * @param parameters.encoding The encoding of each UTXO. `hex` when omitted.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getRewardUTXOs({
   *   txID: "Hb58rKPk1PaLsNEWDGc7DP2J6cEVAnUcc1KanP2xvXXtgDwpo",
   *   encoding: "hex",
   * })
   * ```
   */
  getRewardUTXOs(parameters: GetRewardUTXOsParams, options?: RpcCallOptions): Promise<GetRewardUTXOsResult>
  /**
   * Returns what addresses hold of each asset, locked or not. Page through `platform.getUTXOs` instead to see the
   * outputs themselves.
   *
   * `platform.getBalance` at `/ext/bc/P`
   *
   * @deprecated since v1.9.12; use `platform.getUTXOs`
   * @param parameters.addresses The addresses, counted together.
   * @throws RpcError -32000: couldn't parse address "{address}": {reason}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBalance({ addresses: ["P-custom10ufvrv4g7l8xn50v4v9hm2ke94dvdsgcrrs5pd"] })
   * ```
   */
  getBalance(parameters: GetBalanceParams, options?: RpcCallOptions): Promise<GetBalanceResult>
  /**
   * Returns UTXOs that reference at least one of the addresses; with `sourceChain` those that were exported from that
   * chain to the P-Chain and not yet imported. To page, pass `endIndex` as the next `startIndex` until fewer than
   * `limit` are returned. Pages may repeat UTXOs and are not consistent across calls.
   *
   * `platform.getUTXOs` at `/ext/bc/P`
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
   * @throws RpcError -32000: couldn't encode UTXO {utxo} as json: unsupported encoding in method
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getUTXOs({
   *   addresses: ["P-custom1l7gpux9a50penuf7g5zh68jpgsu38qs0pr5npz"],
   *   sourceChain: "X",
   *   encoding: "hex",
   * })
   * ```
   */
  getUTXOs(parameters: GetUTXOsParams, options?: RpcCallOptions): Promise<GetUTXOsResult>
  /**
   * Returns how the gas of transactions is counted and how its price changes.
   *
   * `platform.getFeeConfig` at `/ext/bc/P`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getFeeConfig()
   * ```
   */
  getFeeConfig(parameters?: GetFeeConfigParams, options?: RpcCallOptions): Promise<GetFeeConfigResult>
  /**
   * Returns the gas price of transactions and what it follows from, as of the last accepted block.
   *
   * `platform.getFeeState` at `/ext/bc/P`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getFeeState()
   * ```
   */
  getFeeState(parameters?: GetFeeStateParams, options?: RpcCallOptions): Promise<GetFeeStateResult>
  /**
   * Returns how the fee changes that active L1 validators pay each second.
   *
   * `platform.getValidatorFeeConfig` at `/ext/bc/P`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getValidatorFeeConfig()
   * ```
   */
  getValidatorFeeConfig(
    parameters?: GetValidatorFeeConfigParams,
    options?: RpcCallOptions,
  ): Promise<GetValidatorFeeConfigResult>
  /**
   * Returns the fee that active L1 validators pay each second and what it follows from, as of the last accepted block.
   *
   * `platform.getValidatorFeeState` at `/ext/bc/P`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getValidatorFeeState()
   * ```
   */
  getValidatorFeeState(
    parameters?: GetValidatorFeeStateParams,
    options?: RpcCallOptions,
  ): Promise<GetValidatorFeeStateResult>
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
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexGetLastAccepted({ encoding: "hex" })
   * ```
   */
  indexGetLastAccepted(
    parameters?: IndexGetLastAcceptedParams,
    options?: RpcCallOptions,
  ): Promise<IndexGetLastAcceptedResult>
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
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexGetContainerByIndex({ index: 0, encoding: "hex" })
   * ```
   */
  indexGetContainerByIndex(
    parameters: IndexGetContainerByIndexParams,
    options?: RpcCallOptions,
  ): Promise<IndexGetContainerByIndexResult>
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
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexGetContainerByID({
   *   id: "ajmXdaUP7oaUZQzfz65d32oGB1hPUrucQzJdWFz2CEvqw16gR",
   *   encoding: "hex",
   * })
   * ```
   */
  indexGetContainerByID(
    parameters: IndexGetContainerByIDParams,
    options?: RpcCallOptions,
  ): Promise<IndexGetContainerByIDResult>
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
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexGetContainerRange({ startIndex: 0, numToFetch: 10, encoding: "hex" })
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
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexGetIndex({ id: "ajmXdaUP7oaUZQzfz65d32oGB1hPUrucQzJdWFz2CEvqw16gR" })
   * ```
   */
  indexGetIndex(parameters: IndexGetIndexParams, options?: RpcCallOptions): Promise<IndexGetIndexResult>
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
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.indexIsAccepted({ id: "ajmXdaUP7oaUZQzfz65d32oGB1hPUrucQzJdWFz2CEvqw16gR" })
   * ```
   */
  indexIsAccepted(parameters: IndexIsAcceptedParams, options?: RpcCallOptions): Promise<IndexIsAcceptedResult>
  /**
   * Returns the height of the P-Chain that the chain's next block would carry.
   *
   * `proposervm.getProposedHeight` at `/ext/bc/{blockchainID}/proposervm`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.proposervmGetProposedHeight()
   * ```
   */
  proposervmGetProposedHeight(
    parameters?: ProposervmGetProposedHeightParams,
    options?: RpcCallOptions,
  ): Promise<ProposervmGetProposedHeightResult>
  /**
   * Returns the epoch that the chain's next block would belong to. Its P-Chain height decides which validators'
   * signatures on messages count.
   *
   * `proposervm.getCurrentEpoch` at `/ext/bc/{blockchainID}/proposervm`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.proposervmGetCurrentEpoch()
   * ```
   */
  proposervmGetCurrentEpoch(
    parameters?: ProposervmGetCurrentEpochParams,
    options?: RpcCallOptions,
  ): Promise<ProposervmGetCurrentEpochResult>
  /**
   * Returns the identity of the node: its ID and its BLS key with proof.
   *
   * `info.getNodeID` at `/ext/info`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoGetNodeID()
   * ```
   */
  infoGetNodeID(parameters?: InfoGetNodeIDParams, options?: RpcCallOptions): Promise<InfoGetNodeIDResult>
  /**
   * Returns the versions of the node, its database format and its virtual machines.
   *
   * `info.getNodeVersion` at `/ext/info`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoGetNodeVersion()
   * ```
   */
  infoGetNodeVersion(parameters?: InfoGetNodeVersionParams, options?: RpcCallOptions): Promise<InfoGetNodeVersionResult>
  /**
   * Returns the address at which peers reach the node.
   *
   * `info.getNodeIP` at `/ext/info`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoGetNodeIP()
   * ```
   */
  infoGetNodeIP(parameters?: InfoGetNodeIPParams, options?: RpcCallOptions): Promise<InfoGetNodeIPResult>
  /**
   * Returns the ID of the network that the node takes part in.
   *
   * `info.getNetworkID` at `/ext/info`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoGetNetworkID()
   * ```
   */
  infoGetNetworkID(parameters?: InfoGetNetworkIDParams, options?: RpcCallOptions): Promise<InfoGetNetworkIDResult>
  /**
   * Returns the name of the network that the node takes part in.
   *
   * `info.getNetworkName` at `/ext/info`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoGetNetworkName()
   * ```
   */
  infoGetNetworkName(parameters?: InfoGetNetworkNameParams, options?: RpcCallOptions): Promise<InfoGetNetworkNameResult>
  /**
   * Returns the ID of the blockchain that has an alias on this node.
   *
   * `info.getBlockchainID` at `/ext/info`
   *
   * @param parameters.alias The alias, such as `X`, or an ID. Aliases are case-sensitive.
   * @throws RpcError -32000: there is no ID with alias: {alias}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoGetBlockchainID({ alias: "X" })
   * ```
   */
  infoGetBlockchainID(
    parameters: InfoGetBlockchainIDParams,
    options?: RpcCallOptions,
  ): Promise<InfoGetBlockchainIDResult>
  /**
   * Returns the virtual machines and feature extensions that are installed on the node.
   *
   * `info.getVMs` at `/ext/info`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoGetVMs()
   * ```
   */
  infoGetVMs(parameters?: InfoGetVMsParams, options?: RpcCallOptions): Promise<InfoGetVMsResult>
  /**
   * Returns whether a chain has caught up with the network on this node.
   *
   * `info.isBootstrapped` at `/ext/info`
   *
   * @param parameters.chain The chain, by alias or ID.
   * @throws RpcError -32000: argument 'chain' not given
   * @throws RpcError -32000: there is no chain with alias/ID '{chain}'
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoIsBootstrapped({ chain: "X" })
   * ```
   */
  infoIsBootstrapped(parameters: InfoIsBootstrappedParams, options?: RpcCallOptions): Promise<InfoIsBootstrappedResult>
  /**
   * Returns the nodes that this node is connected to.
   *
   * `info.peers` at `/ext/info`
   *
   * @param parameters.nodeIDs Only these nodes; those not connected are left out. All peers when omitted or empty.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoPeers()
   * ```
   */
  infoPeers(parameters?: InfoPeersParams, options?: RpcCallOptions): Promise<InfoPeersResult>
  /**
   * Returns how the validators of the primary network see the uptime of this node. A node that is no validator answers
   * an error.
   *
   * `info.uptime` at `/ext/info`
   *
   * @throws RpcError -32000: couldn't get node uptime: {reason}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoUptime()
   * ```
   */
  infoUptime(parameters?: InfoUptimeParams, options?: RpcCallOptions): Promise<InfoUptimeResult>
  /**
   * Returns when each upgrade of the network takes effect.
   *
   * `info.upgrades` at `/ext/info`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoUpgrades()
   * ```
   */
  infoUpgrades(parameters?: InfoUpgradesParams, options?: RpcCallOptions): Promise<InfoUpgradesResult>
  /**
   * Returns the stake of the connected validators for and against each Avalanche community proposal (ACP) that nodes
   * announce an opinion on.
   *
   * `info.acps` at `/ext/info`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoAcps()
   * ```
   */
  infoAcps(parameters?: InfoAcpsParams, options?: RpcCallOptions): Promise<InfoAcpsResult>
  /**
   * Returns the fees of the network's configuration, in nAVAX. Those of the X-Chain hold; the P-Chain charges dynamic
   * fees, which `platform.getFeeState` tells.
   *
   * `info.getTxFee` at `/ext/info`
   *
   * @deprecated since v1.12.2; use `platform.getFeeState`
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.infoGetTxFee()
   * ```
   */
  infoGetTxFee(parameters?: InfoGetTxFeeParams, options?: RpcCallOptions): Promise<InfoGetTxFeeResult>
  /**
   * Makes an endpoint of the node answer at a second path below `/ext`, until the node stops. For the node's operator:
   * nodes serve it only when started with `--api-admin-enabled`.
   *
   * `admin.alias` at `/ext/admin`
   *
   * @param parameters.endpoint The path below `/ext`, such as `bc/X`.
   * @param parameters.alias The new alias, of up to 512 bytes.
   * @throws RpcError -32000: alias length is too long
   * @throws RpcError -32000: route is either already aliased or already maps to a handle: {path}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminAlias({ endpoint: "bc/X", alias: "myAlias" })
   * ```
   */
  adminAlias(parameters: AdminAliasParams, options?: RpcCallOptions): Promise<AdminAliasResult>
  /**
   * Gives a blockchain another alias, until the node stops. For the node's operator: nodes serve it only when started
   * with `--api-admin-enabled`.
   *
   * `admin.aliasChain` at `/ext/admin`
   *
   * @param parameters.chain The blockchain, by alias or ID.
   * @param parameters.alias The new alias, of up to 512 bytes.
   * @throws RpcError -32000: alias length is too long
   * @throws RpcError -32000: there is no ID with alias: {alias}
   * @throws RpcError -32000: alias already mapped to an ID: {alias}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminAliasChain({ chain: "C", alias: "other" })
   * ```
   */
  adminAliasChain(parameters: AdminAliasChainParams, options?: RpcCallOptions): Promise<AdminAliasChainResult>
  /**
   * Returns the aliases of a blockchain, its ID among them. For the node's operator: nodes serve it only when started
   * with `--api-admin-enabled`.
   *
   * `admin.getChainAliases` at `/ext/admin`
   *
   * @param parameters.chain The blockchain's ID.
   * @throws RpcError -32000: invalid input checksum
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminGetChainAliases({ chain: "2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC" })
   * ```
   */
  adminGetChainAliases(
    parameters: AdminGetChainAliasesParams,
    options?: RpcCallOptions,
  ): Promise<AdminGetChainAliasesResult>
  /**
   * Returns the configuration that the node runs with. Its members differ between versions. For the node's operator:
   * nodes serve it only when started with `--api-admin-enabled`.
   *
   * `admin.getConfig` at `/ext/admin`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminGetConfig()
   * ```
   */
  adminGetConfig(parameters?: AdminGetConfigParams, options?: RpcCallOptions): Promise<AdminGetConfigResult>
  /**
   * Returns the value that the node's database has at a key. For the node's operator: nodes serve it only when started
   * with `--api-admin-enabled`.
   *
   * `admin.dbGet` at `/ext/admin`
   *
   * @param parameters.key The key, in hexadecimal without a checksum.
   * @throws RpcError -32000: missing 0x prefix to hex encoding
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminDbGet({ key: "0x00" })
   * ```
   */
  adminDbGet(parameters: AdminDbGetParams, options?: RpcCallOptions): Promise<AdminDbGetResult>
  /**
   * Returns the levels that loggers write from. For the node's operator: nodes serve it only when started with
   * `--api-admin-enabled`.
   *
   * `admin.getLoggerLevel` at `/ext/admin`
   *
   * @param parameters.loggerName The logger, such as `C`. All loggers when omitted.
   * @throws RpcError -32000: logger with name "{loggerName}" not found
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminGetLoggerLevel({ loggerName: "C" })
   * ```
   */
  adminGetLoggerLevel(
    parameters?: AdminGetLoggerLevelParams,
    options?: RpcCallOptions,
  ): Promise<AdminGetLoggerLevelResult>
  /**
   * Sets the levels that loggers write from, and returns them. For the node's operator: nodes serve it only when
   * started with `--api-admin-enabled`.
   *
   * `admin.setLoggerLevel` at `/ext/admin`
   *
   * @param parameters.loggerName The logger, such as `C`. All loggers when omitted.
   * @param parameters.logLevel The level of the log files.
   * @param parameters.displayLevel The level of the standard output.
   * @throws RpcError -32000: logger with name "{loggerName}" not found
   * @throws RpcError -32000: need to specify either displayLevel or logLevel
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminSetLoggerLevel({ loggerName: "C", logLevel: "DEBUG", displayLevel: "INFO" })
   * ```
   */
  adminSetLoggerLevel(
    parameters?: AdminSetLoggerLevelParams,
    options?: RpcCallOptions,
  ): Promise<AdminSetLoggerLevelResult>
  /**
   * Loads the virtual machines that were installed in the plugin folder since the node started. For the node's
   * operator: nodes serve it only when started with `--api-admin-enabled`.
   *
   * `admin.loadVMs` at `/ext/admin`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminLoadVMs()
   * ```
   */
  adminLoadVMs(parameters?: AdminLoadVMsParams, options?: RpcCallOptions): Promise<AdminLoadVMsResult>
  /**
   * Begins to record a CPU profile, which ends when asked or when the node stops. For the node's operator: nodes serve
   * it only when started with `--api-admin-enabled`.
   *
   * `admin.startCPUProfiler` at `/ext/admin`
   *
   * @throws RpcError -32000: cpu profiler already running
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminStartCPUProfiler()
   * ```
   */
  adminStartCPUProfiler(
    parameters?: AdminStartCPUProfilerParams,
    options?: RpcCallOptions,
  ): Promise<AdminStartCPUProfilerResult>
  /**
   * Writes the CPU profile to a file in the node's folder of profiles. For the node's operator: nodes serve it only
   * when started with `--api-admin-enabled`.
   *
   * `admin.stopCPUProfiler` at `/ext/admin`
   *
   * @throws RpcError -32000: cpu profiler doesn't exist
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminStopCPUProfiler()
   * ```
   */
  adminStopCPUProfiler(
    parameters?: AdminStopCPUProfilerParams,
    options?: RpcCallOptions,
  ): Promise<AdminStopCPUProfilerResult>
  /**
   * Writes a memory profile to a file in the node's folder of profiles. For the node's operator: nodes serve it only
   * when started with `--api-admin-enabled`.
   *
   * `admin.memoryProfile` at `/ext/admin`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminMemoryProfile()
   * ```
   */
  adminMemoryProfile(parameters?: AdminMemoryProfileParams, options?: RpcCallOptions): Promise<AdminMemoryProfileResult>
  /**
   * Writes a profile of contended locks to a file in the node's folder of profiles. For the node's operator: nodes
   * serve it only when started with `--api-admin-enabled`.
   *
   * `admin.lockProfile` at `/ext/admin`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminLockProfile()
   * ```
   */
  adminLockProfile(parameters?: AdminLockProfileParams, options?: RpcCallOptions): Promise<AdminLockProfileResult>
  /**
   * Writes the stacks of all goroutines to the file `stacktrace.txt` in the folder that the node runs in. For the
   * node's operator: nodes serve it only when started with `--api-admin-enabled`.
   *
   * `admin.stacktrace` at `/ext/admin`
   *
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createPChainClient } from "@serac/p-chain"
   *
   * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.adminStacktrace()
   * ```
   */
  adminStacktrace(parameters?: AdminStacktraceParams, options?: RpcCallOptions): Promise<AdminStacktraceResult>
}

const defaults: RpcDefaults = { path: "/ext/bc/P", variables: { blockchainID: "P", index: "block" } }

/**
 * Creates a bare core: with it, a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { createPChainCore, getBlock } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlock(client, {
 *   blockID: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
 *   encoding: "hex",
 * })
 * ```
 */
export function createPChainCore(options: RpcOptions): PChainCore {
  return createRpcCore(options, defaults)
}

/**
 * Creates a client: a core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createPChainClient } from "@serac/p-chain"
 *
 * const client = createPChainClient({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await client.getBlock({
 *   blockID: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
 *   encoding: "hex",
 * })
 * ```
 */
export function createPChainClient(options: RpcOptions): PChainClient {
  const core = createRpcCore<PChainMethods>(options, { ...defaults, operations })
  return {
    ...core,
    getBlock: ((parameters: GetBlockParams, options?: RpcCallOptions) =>
      getBlock(core, parameters, options)) as PChainClient["getBlock"],
    getBlockByHeight: ((parameters: GetBlockByHeightParams, options?: RpcCallOptions) =>
      getBlockByHeight(core, parameters, options)) as PChainClient["getBlockByHeight"],
    getHeight: (parameters, options) => getHeight(core, parameters, options),
    getProposedHeight: (parameters, options) => getProposedHeight(core, parameters, options),
    getTimestamp: (parameters, options) => getTimestamp(core, parameters, options),
    issueTx: (parameters, options) => issueTx(core, parameters, options),
    getTx: ((parameters: GetTxParams, options?: RpcCallOptions) =>
      getTx(core, parameters, options)) as PChainClient["getTx"],
    getTxStatus: (parameters, options) => getTxStatus(core, parameters, options),
    getCurrentValidators: (parameters, options) => getCurrentValidators(core, parameters, options),
    getL1Validator: (parameters, options) => getL1Validator(core, parameters, options),
    sampleValidators: (parameters, options) => sampleValidators(core, parameters, options),
    getValidatorsAt: (parameters, options) => getValidatorsAt(core, parameters, options),
    getAllValidatorsAt: (parameters, options) => getAllValidatorsAt(core, parameters, options),
    getSubnet: (parameters, options) => getSubnet(core, parameters, options),
    getSubnets: (parameters, options) => getSubnets(core, parameters, options),
    platformValidates: (parameters, options) => platformValidates(core, parameters, options),
    validates: (parameters, options) => platformValidates(core, parameters, options),
    getBlockchains: (parameters, options) => getBlockchains(core, parameters, options),
    getBlockchainStatus: (parameters, options) => getBlockchainStatus(core, parameters, options),
    validatedBy: (parameters, options) => validatedBy(core, parameters, options),
    getCurrentSupply: (parameters, options) => getCurrentSupply(core, parameters, options),
    getStakingAssetID: (parameters, options) => getStakingAssetID(core, parameters, options),
    getMinStake: (parameters, options) => getMinStake(core, parameters, options),
    getTotalStake: (parameters, options) => getTotalStake(core, parameters, options),
    getStake: (parameters, options) => getStake(core, parameters, options),
    getRewardUTXOs: (parameters, options) => getRewardUTXOs(core, parameters, options),
    getBalance: (parameters, options) => getBalance(core, parameters, options),
    getUTXOs: (parameters, options) => getUTXOs(core, parameters, options),
    getFeeConfig: (parameters, options) => getFeeConfig(core, parameters, options),
    getFeeState: (parameters, options) => getFeeState(core, parameters, options),
    getValidatorFeeConfig: (parameters, options) => getValidatorFeeConfig(core, parameters, options),
    getValidatorFeeState: (parameters, options) => getValidatorFeeState(core, parameters, options),
    indexGetLastAccepted: (parameters, options) => indexGetLastAccepted(core, parameters, options),
    indexGetContainerByIndex: (parameters, options) => indexGetContainerByIndex(core, parameters, options),
    indexGetContainerByID: (parameters, options) => indexGetContainerByID(core, parameters, options),
    indexGetContainerRange: (parameters, options) => indexGetContainerRange(core, parameters, options),
    indexGetIndex: (parameters, options) => indexGetIndex(core, parameters, options),
    indexIsAccepted: (parameters, options) => indexIsAccepted(core, parameters, options),
    proposervmGetProposedHeight: (parameters, options) => proposervmGetProposedHeight(core, parameters, options),
    proposervmGetCurrentEpoch: (parameters, options) => proposervmGetCurrentEpoch(core, parameters, options),
    infoGetNodeID: (parameters, options) => infoGetNodeID(core, parameters, options),
    infoGetNodeVersion: (parameters, options) => infoGetNodeVersion(core, parameters, options),
    infoGetNodeIP: (parameters, options) => infoGetNodeIP(core, parameters, options),
    infoGetNetworkID: (parameters, options) => infoGetNetworkID(core, parameters, options),
    infoGetNetworkName: (parameters, options) => infoGetNetworkName(core, parameters, options),
    infoGetBlockchainID: (parameters, options) => infoGetBlockchainID(core, parameters, options),
    infoGetVMs: (parameters, options) => infoGetVMs(core, parameters, options),
    infoIsBootstrapped: (parameters, options) => infoIsBootstrapped(core, parameters, options),
    infoPeers: (parameters, options) => infoPeers(core, parameters, options),
    infoUptime: (parameters, options) => infoUptime(core, parameters, options),
    infoUpgrades: (parameters, options) => infoUpgrades(core, parameters, options),
    infoAcps: (parameters, options) => infoAcps(core, parameters, options),
    infoGetTxFee: (parameters, options) => infoGetTxFee(core, parameters, options),
    adminAlias: (parameters, options) => adminAlias(core, parameters, options),
    adminAliasChain: (parameters, options) => adminAliasChain(core, parameters, options),
    adminGetChainAliases: (parameters, options) => adminGetChainAliases(core, parameters, options),
    adminGetConfig: (parameters, options) => adminGetConfig(core, parameters, options),
    adminDbGet: (parameters, options) => adminDbGet(core, parameters, options),
    adminGetLoggerLevel: (parameters, options) => adminGetLoggerLevel(core, parameters, options),
    adminSetLoggerLevel: (parameters, options) => adminSetLoggerLevel(core, parameters, options),
    adminLoadVMs: (parameters, options) => adminLoadVMs(core, parameters, options),
    adminStartCPUProfiler: (parameters, options) => adminStartCPUProfiler(core, parameters, options),
    adminStopCPUProfiler: (parameters, options) => adminStopCPUProfiler(core, parameters, options),
    adminMemoryProfile: (parameters, options) => adminMemoryProfile(core, parameters, options),
    adminLockProfile: (parameters, options) => adminLockProfile(core, parameters, options),
    adminStacktrace: (parameters, options) => adminStacktrace(core, parameters, options),
  }
}
