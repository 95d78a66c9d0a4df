// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import { createRpcCore, type RpcCallOptions, type RpcCore, type RpcOptions } from "@serac/rpc"
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
import { infoGetBlockchainID } from "./info-get-blockchain-id.ts"
import { infoGetNetworkID } from "./info-get-network-id.ts"
import { infoGetNetworkName } from "./info-get-network-name.ts"
import { infoGetNodeID } from "./info-get-node-id.ts"
import { infoGetNodeIP } from "./info-get-node-ip.ts"
import { infoGetNodeVersion } from "./info-get-node-version.ts"
import { infoGetVMs } from "./info-get-vms.ts"
import { infoIsBootstrapped } from "./info-is-bootstrapped.ts"
import { infoPeers } from "./info-peers.ts"
import { infoUpgrades } from "./info-upgrades.ts"
import { infoUptime } from "./info-uptime.ts"
import { issueTx } from "./issue-tx.ts"
import type { PChainMethods } from "./methods.ts"
import { proposervmGetCurrentEpoch } from "./proposervm-get-current-epoch.ts"
import { proposervmGetProposedHeight } from "./proposervm-get-proposed-height.ts"
import { describeMethods } from "./request.ts"
import { sampleValidators } from "./sample-validators.ts"
import { validatedBy } from "./validated-by.ts"
import { validates } from "./validates.ts"
import type {
  GetAllValidatorsAtParams,
  GetBalanceParams,
  GetBlockByHeightParams,
  GetBlockParams,
  GetBlockchainStatusParams,
  GetBlockchainsParams,
  GetCurrentSupplyParams,
  GetCurrentValidatorsParams,
  GetFeeConfigParams,
  GetFeeStateParams,
  GetHeightParams,
  GetL1ValidatorParams,
  GetMinStakeParams,
  GetProposedHeightParams,
  GetRewardUTXOsParams,
  GetStakeParams,
  GetStakingAssetIDParams,
  GetSubnetParams,
  GetSubnetsParams,
  GetTimestampParams,
  GetTotalStakeParams,
  GetTxParams,
  GetTxStatusParams,
  GetUTXOsParams,
  GetValidatorFeeConfigParams,
  GetValidatorFeeStateParams,
  GetValidatorsAtParams,
  IndexGetContainerByIDParams,
  IndexGetContainerByIndexParams,
  IndexGetContainerRangeParams,
  IndexGetIndexParams,
  IndexGetLastAcceptedParams,
  IndexIsAcceptedParams,
  InfoGetBlockchainIDParams,
  InfoGetNetworkIDParams,
  InfoGetNetworkNameParams,
  InfoGetNodeIDParams,
  InfoGetNodeIPParams,
  InfoGetNodeVersionParams,
  InfoGetVMsParams,
  InfoIsBootstrappedParams,
  InfoPeersParams,
  InfoUpgradesParams,
  InfoUptimeParams,
  IssueTxParams,
  ProposervmGetCurrentEpochParams,
  ProposervmGetProposedHeightParams,
  SampleValidatorsParams,
  ValidatedByParams,
  ValidatesParams,
} from "./types.ts"

/** What the functions of this package take first. */
export type PChainCore = RpcCore

/** The core with every operation as a method; the functions of this package take it as well. */
export interface PChainClient extends RpcCore<PChainMethods> {
  /** Get a block. */
  getBlock(parameters: GetBlockParams, options?: RpcCallOptions): ReturnType<typeof getBlock>
  /** Get a block by height. */
  getBlockByHeight(parameters: GetBlockByHeightParams, options?: RpcCallOptions): ReturnType<typeof getBlockByHeight>
  /** Get the height. */
  getHeight(parameters?: GetHeightParams, options?: RpcCallOptions): ReturnType<typeof getHeight>
  /** Get the proposed height. */
  getProposedHeight(
    parameters?: GetProposedHeightParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getProposedHeight>
  /** Get the chain's time. */
  getTimestamp(parameters?: GetTimestampParams, options?: RpcCallOptions): ReturnType<typeof getTimestamp>
  /** Issue a transaction. */
  issueTx(parameters: IssueTxParams, options?: RpcCallOptions): ReturnType<typeof issueTx>
  /** Get a transaction. */
  getTx(parameters: GetTxParams, options?: RpcCallOptions): ReturnType<typeof getTx>
  /** Get a transaction's status. */
  getTxStatus(parameters: GetTxStatusParams, options?: RpcCallOptions): ReturnType<typeof getTxStatus>
  /** List current validators. */
  getCurrentValidators(
    parameters?: GetCurrentValidatorsParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getCurrentValidators>
  /** Get an L1 validator. */
  getL1Validator(parameters: GetL1ValidatorParams, options?: RpcCallOptions): ReturnType<typeof getL1Validator>
  /** Sample validators. */
  sampleValidators(parameters: SampleValidatorsParams, options?: RpcCallOptions): ReturnType<typeof sampleValidators>
  /** Get the validators at a height. */
  getValidatorsAt(parameters: GetValidatorsAtParams, options?: RpcCallOptions): ReturnType<typeof getValidatorsAt>
  /** Get all validator sets at a height. */
  getAllValidatorsAt(
    parameters: GetAllValidatorsAtParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getAllValidatorsAt>
  /** Get a subnet. */
  getSubnet(parameters: GetSubnetParams, options?: RpcCallOptions): ReturnType<typeof getSubnet>
  /**
   * List subnets.
   *
   * @deprecated since v1.9.12
   */
  getSubnets(parameters?: GetSubnetsParams, options?: RpcCallOptions): ReturnType<typeof getSubnets>
  /** List the blockchains of a subnet. */
  validates(parameters?: ValidatesParams, options?: RpcCallOptions): ReturnType<typeof validates>
  /**
   * List blockchains.
   *
   * @deprecated since v1.9.12
   */
  getBlockchains(parameters?: GetBlockchainsParams, options?: RpcCallOptions): ReturnType<typeof getBlockchains>
  /** Get a blockchain's status. */
  getBlockchainStatus(
    parameters: GetBlockchainStatusParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getBlockchainStatus>
  /** Get the subnet of a blockchain. */
  validatedBy(parameters: ValidatedByParams, options?: RpcCallOptions): ReturnType<typeof validatedBy>
  /** Get the supply. */
  getCurrentSupply(parameters?: GetCurrentSupplyParams, options?: RpcCallOptions): ReturnType<typeof getCurrentSupply>
  /** Get the staking asset. */
  getStakingAssetID(
    parameters?: GetStakingAssetIDParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getStakingAssetID>
  /** Get the minimum stakes. */
  getMinStake(parameters?: GetMinStakeParams, options?: RpcCallOptions): ReturnType<typeof getMinStake>
  /** Get the total stake. */
  getTotalStake(parameters?: GetTotalStakeParams, options?: RpcCallOptions): ReturnType<typeof getTotalStake>
  /**
   * Get the stake of addresses.
   *
   * @deprecated since v1.9.12
   */
  getStake(parameters: GetStakeParams, options?: RpcCallOptions): ReturnType<typeof getStake>
  /**
   * Get the reward of a staking transaction.
   *
   * @deprecated since v1.9.12
   */
  getRewardUTXOs(parameters: GetRewardUTXOsParams, options?: RpcCallOptions): ReturnType<typeof getRewardUTXOs>
  /**
   * Get a balance.
   *
   * @deprecated since v1.9.12; use `platform.getUTXOs`
   */
  getBalance(parameters: GetBalanceParams, options?: RpcCallOptions): ReturnType<typeof getBalance>
  /** List UTXOs. */
  getUTXOs(parameters: GetUTXOsParams, options?: RpcCallOptions): ReturnType<typeof getUTXOs>
  /** Get the fee configuration. */
  getFeeConfig(parameters?: GetFeeConfigParams, options?: RpcCallOptions): ReturnType<typeof getFeeConfig>
  /** Get the fee state. */
  getFeeState(parameters?: GetFeeStateParams, options?: RpcCallOptions): ReturnType<typeof getFeeState>
  /** Get the configuration of the validator fee. */
  getValidatorFeeConfig(
    parameters?: GetValidatorFeeConfigParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getValidatorFeeConfig>
  /** Get the state of the validator fee. */
  getValidatorFeeState(
    parameters?: GetValidatorFeeStateParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getValidatorFeeState>
  /** Get the last accepted container. */
  indexGetLastAccepted(
    parameters?: IndexGetLastAcceptedParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof indexGetLastAccepted>
  /** Get a container by index. */
  indexGetContainerByIndex(
    parameters: IndexGetContainerByIndexParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof indexGetContainerByIndex>
  /** Get a container by ID. */
  indexGetContainerByID(
    parameters: IndexGetContainerByIDParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof indexGetContainerByID>
  /** Get a range of containers. */
  indexGetContainerRange(
    parameters: IndexGetContainerRangeParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof indexGetContainerRange>
  /** Get the index of a container. */
  indexGetIndex(parameters: IndexGetIndexParams, options?: RpcCallOptions): ReturnType<typeof indexGetIndex>
  /** Check whether a container is accepted. */
  indexIsAccepted(parameters: IndexIsAcceptedParams, options?: RpcCallOptions): ReturnType<typeof indexIsAccepted>
  /** Get the P-Chain height of a chain's next block. */
  proposervmGetProposedHeight(
    parameters?: ProposervmGetProposedHeightParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof proposervmGetProposedHeight>
  /** Get a chain's epoch. */
  proposervmGetCurrentEpoch(
    parameters?: ProposervmGetCurrentEpochParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof proposervmGetCurrentEpoch>
  /** Get the node ID. */
  infoGetNodeID(parameters?: InfoGetNodeIDParams, options?: RpcCallOptions): ReturnType<typeof infoGetNodeID>
  /** Get the version. */
  infoGetNodeVersion(
    parameters?: InfoGetNodeVersionParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof infoGetNodeVersion>
  /** Get the node's address. */
  infoGetNodeIP(parameters?: InfoGetNodeIPParams, options?: RpcCallOptions): ReturnType<typeof infoGetNodeIP>
  /** Get the network ID. */
  infoGetNetworkID(parameters?: InfoGetNetworkIDParams, options?: RpcCallOptions): ReturnType<typeof infoGetNetworkID>
  /** Get the network name. */
  infoGetNetworkName(
    parameters?: InfoGetNetworkNameParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof infoGetNetworkName>
  /** Get the ID of an alias. */
  infoGetBlockchainID(
    parameters: InfoGetBlockchainIDParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof infoGetBlockchainID>
  /** List virtual machines. */
  infoGetVMs(parameters?: InfoGetVMsParams, options?: RpcCallOptions): ReturnType<typeof infoGetVMs>
  /** Check whether a chain is ready. */
  infoIsBootstrapped(
    parameters: InfoIsBootstrappedParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof infoIsBootstrapped>
  /** List peers. */
  infoPeers(parameters?: InfoPeersParams, options?: RpcCallOptions): ReturnType<typeof infoPeers>
  /** Get the node's uptime. */
  infoUptime(parameters?: InfoUptimeParams, options?: RpcCallOptions): ReturnType<typeof infoUptime>
  /** Get the network upgrades. */
  infoUpgrades(parameters?: InfoUpgradesParams, options?: RpcCallOptions): ReturnType<typeof infoUpgrades>
}

/**
 * A core alone: with it a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { createPChainCore, getBlock } from "@serac/p-chain"
 *
 * const client = createPChainCore({ url: "http://127.0.0.1:9650" })
 * const result = await getBlock(client, {
 *   blockID: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
 *   encoding: "hex",
 * })
 * ```
 */
export function createPChainCore(options: RpcOptions): PChainCore {
  return createRpcCore(options, { path: "/ext/bc/P", variables: { blockchainID: "P" } })
}

/**
 * A core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createPChainClient } from "@serac/p-chain"
 *
 * const client = createPChainClient({ url: "http://127.0.0.1:9650" })
 * const result = await client.getBlock({
 *   blockID: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
 *   encoding: "hex",
 * })
 * ```
 */
export function createPChainClient(options: RpcOptions): PChainClient {
  const core = createPChainCore(options)
  return {
    ...describeMethods(core),
    getBlock: (parameters, options) => getBlock(core, parameters, options),
    getBlockByHeight: (parameters, options) => getBlockByHeight(core, parameters, options),
    getHeight: (parameters, options) => getHeight(core, parameters, options),
    getProposedHeight: (parameters, options) => getProposedHeight(core, parameters, options),
    getTimestamp: (parameters, options) => getTimestamp(core, parameters, options),
    issueTx: (parameters, options) => issueTx(core, parameters, options),
    getTx: (parameters, options) => getTx(core, parameters, options),
    getTxStatus: (parameters, options) => getTxStatus(core, parameters, options),
    getCurrentValidators: (parameters, options) => getCurrentValidators(core, parameters, options),
    getL1Validator: (parameters, options) => getL1Validator(core, parameters, options),
    sampleValidators: (parameters, options) => sampleValidators(core, parameters, options),
    getValidatorsAt: (parameters, options) => getValidatorsAt(core, parameters, options),
    getAllValidatorsAt: (parameters, options) => getAllValidatorsAt(core, parameters, options),
    getSubnet: (parameters, options) => getSubnet(core, parameters, options),
    getSubnets: (parameters, options) => getSubnets(core, parameters, options),
    validates: (parameters, options) => validates(core, parameters, options),
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
  }
}
