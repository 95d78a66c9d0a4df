// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { HttpHandler } from "msw"
import { type HandlersOptions, handlersOf } from "../../handlers.ts"
import { adminAliasChain } from "./admin-alias-chain.ts"
import { adminAlias } from "./admin-alias.ts"
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
import { getBlockByHeight } from "./get-block-by-height.ts"
import { getBlock } from "./get-block.ts"
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
import { getTxStatus } from "./get-tx-status.ts"
import { getTx } from "./get-tx.ts"
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
import { platformValidates, validates } from "./platform-validates.ts"
import { proposervmGetCurrentEpoch } from "./proposervm-get-current-epoch.ts"
import { proposervmGetProposedHeight } from "./proposervm-get-proposed-height.ts"
import { sampleValidators } from "./sample-validators.ts"
import { validatedBy } from "./validated-by.ts"

export {
  adminAlias,
  adminAliasChain,
  adminDbGet,
  adminGetChainAliases,
  adminGetConfig,
  adminGetLoggerLevel,
  adminLoadVMs,
  adminLockProfile,
  adminMemoryProfile,
  adminSetLoggerLevel,
  adminStacktrace,
  adminStartCPUProfiler,
  adminStopCPUProfiler,
  getAllValidatorsAt,
  getBalance,
  getBlock,
  getBlockByHeight,
  getBlockchainStatus,
  getBlockchains,
  getCurrentSupply,
  getCurrentValidators,
  getFeeConfig,
  getFeeState,
  getHeight,
  getL1Validator,
  getMinStake,
  getProposedHeight,
  getRewardUTXOs,
  getStake,
  getStakingAssetID,
  getSubnet,
  getSubnets,
  getTimestamp,
  getTotalStake,
  getTx,
  getTxStatus,
  getUTXOs,
  getValidatorFeeConfig,
  getValidatorFeeState,
  getValidatorsAt,
  indexGetContainerByID,
  indexGetContainerByIndex,
  indexGetContainerRange,
  indexGetIndex,
  indexGetLastAccepted,
  indexIsAccepted,
  infoAcps,
  infoGetBlockchainID,
  infoGetNetworkID,
  infoGetNetworkName,
  infoGetNodeID,
  infoGetNodeIP,
  infoGetNodeVersion,
  infoGetTxFee,
  infoGetVMs,
  infoIsBootstrapped,
  infoPeers,
  infoUpgrades,
  infoUptime,
  issueTx,
  platformValidates,
  proposervmGetCurrentEpoch,
  proposervmGetProposedHeight,
  sampleValidators,
  validatedBy,
  validates,
}

/**
 * Mock handlers of every operation of the document; each answers with its first example.
 *
 * @example
 * ```ts
 * import { pChainHandlers } from "@serac/msw/p-chain"
 * import { setupServer } from "msw/node"
 *
 * export const server = setupServer(...pChainHandlers())
 * ```
 */
export function pChainHandlers(options?: HandlersOptions): HttpHandler[] {
  return handlersOf([
    infoGetNodeID,
    infoGetNodeVersion,
    infoGetNodeIP,
    infoGetNetworkID,
    infoGetNetworkName,
    infoGetBlockchainID,
    infoGetVMs,
    infoIsBootstrapped,
    infoPeers,
    infoUptime,
    infoUpgrades,
    infoAcps,
    infoGetTxFee,
    adminAlias,
    adminAliasChain,
    adminGetChainAliases,
    adminGetConfig,
    adminDbGet,
    adminGetLoggerLevel,
    adminSetLoggerLevel,
    adminLoadVMs,
    adminStartCPUProfiler,
    adminStopCPUProfiler,
    adminMemoryProfile,
    adminLockProfile,
    adminStacktrace,
    getBlock,
    getBlockByHeight,
    getHeight,
    getProposedHeight,
    getTimestamp,
    issueTx,
    getTx,
    getTxStatus,
    getCurrentValidators,
    getL1Validator,
    sampleValidators,
    getValidatorsAt,
    getAllValidatorsAt,
    getSubnet,
    getSubnets,
    platformValidates,
    getBlockchains,
    getBlockchainStatus,
    validatedBy,
    getCurrentSupply,
    getStakingAssetID,
    getMinStake,
    getTotalStake,
    getStake,
    getRewardUTXOs,
    getBalance,
    getUTXOs,
    getFeeConfig,
    getFeeState,
    getValidatorFeeConfig,
    getValidatorFeeState,
    proposervmGetProposedHeight,
    proposervmGetCurrentEpoch,
    indexGetLastAccepted,
    indexGetContainerByIndex,
    indexGetContainerByID,
    indexGetContainerRange,
    indexGetIndex,
    indexIsAccepted,
  ], options)
}
