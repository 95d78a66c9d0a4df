// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcOperation } from "@serac/client/rpc"

export const getBlock: RpcOperation = {
  method: "platform.getBlock",
  path: "/ext/bc/P",
  bigints: [
    "amount",
    "balance",
    "end",
    "height",
    "initialSupply",
    "locktime",
    "maxConsumptionRate",
    "maxValidatorStake",
    "maximumSupply",
    "minConsumptionRate",
    "minDelegatorStake",
    "minValidatorStake",
    "period",
    "start",
    "time",
    "timestamp",
    "weight",
  ],
}

export const getBlockByHeight: RpcOperation = {
  method: "platform.getBlockByHeight",
  path: "/ext/bc/P",
  bigints: [
    "amount",
    "balance",
    "end",
    "height",
    "initialSupply",
    "locktime",
    "maxConsumptionRate",
    "maxValidatorStake",
    "maximumSupply",
    "minConsumptionRate",
    "minDelegatorStake",
    "minValidatorStake",
    "period",
    "start",
    "time",
    "timestamp",
    "weight",
  ],
}

export const getHeight: RpcOperation = { method: "platform.getHeight", path: "/ext/bc/P" }

export const getProposedHeight: RpcOperation = { method: "platform.getProposedHeight", path: "/ext/bc/P" }

export const getTimestamp: RpcOperation = { method: "platform.getTimestamp", path: "/ext/bc/P" }

export const issueTx: RpcOperation = { method: "platform.issueTx", path: "/ext/bc/P", idempotent: false }

export const getTx: RpcOperation = {
  method: "platform.getTx",
  path: "/ext/bc/P",
  bigints: [
    "amount",
    "balance",
    "end",
    "initialSupply",
    "locktime",
    "maxConsumptionRate",
    "maxValidatorStake",
    "maximumSupply",
    "minConsumptionRate",
    "minDelegatorStake",
    "minValidatorStake",
    "period",
    "start",
    "time",
    "timestamp",
    "weight",
  ],
}

export const getTxStatus: RpcOperation = { method: "platform.getTxStatus", path: "/ext/bc/P" }

export const getCurrentValidators: RpcOperation = { method: "platform.getCurrentValidators", path: "/ext/bc/P" }

export const getL1Validator: RpcOperation = { method: "platform.getL1Validator", path: "/ext/bc/P" }

export const sampleValidators: RpcOperation = { method: "platform.sampleValidators", path: "/ext/bc/P" }

export const getValidatorsAt: RpcOperation = { method: "platform.getValidatorsAt", path: "/ext/bc/P" }

export const getAllValidatorsAt: RpcOperation = { method: "platform.getAllValidatorsAt", path: "/ext/bc/P" }

export const getSubnet: RpcOperation = { method: "platform.getSubnet", path: "/ext/bc/P" }

export const getSubnets: RpcOperation = { method: "platform.getSubnets", path: "/ext/bc/P" }

export const platformValidates: RpcOperation = { method: "platform.validates", path: "/ext/bc/P" }

/** @deprecated Renamed to {@link platformValidates}. */
export const validates: typeof platformValidates = platformValidates

export const getBlockchains: RpcOperation = { method: "platform.getBlockchains", path: "/ext/bc/P" }

export const getBlockchainStatus: RpcOperation = { method: "platform.getBlockchainStatus", path: "/ext/bc/P" }

export const validatedBy: RpcOperation = { method: "platform.validatedBy", path: "/ext/bc/P" }

export const getCurrentSupply: RpcOperation = { method: "platform.getCurrentSupply", path: "/ext/bc/P" }

export const getStakingAssetID: RpcOperation = { method: "platform.getStakingAssetID", path: "/ext/bc/P" }

export const getMinStake: RpcOperation = { method: "platform.getMinStake", path: "/ext/bc/P" }

export const getTotalStake: RpcOperation = { method: "platform.getTotalStake", path: "/ext/bc/P" }

export const getStake: RpcOperation = { method: "platform.getStake", path: "/ext/bc/P" }

export const getRewardUTXOs: RpcOperation = { method: "platform.getRewardUTXOs", path: "/ext/bc/P" }

export const getBalance: RpcOperation = { method: "platform.getBalance", path: "/ext/bc/P" }

export const getUTXOs: RpcOperation = { method: "platform.getUTXOs", path: "/ext/bc/P" }

export const getFeeConfig: RpcOperation = {
  method: "platform.getFeeConfig",
  path: "/ext/bc/P",
  bigints: ["excessConversionConstant", "maxCapacity", "maxPerSecond", "minPrice", "targetPerSecond", "weights"],
}

export const getFeeState: RpcOperation = {
  method: "platform.getFeeState",
  path: "/ext/bc/P",
  bigints: ["capacity", "excess", "price"],
}

export const getValidatorFeeConfig: RpcOperation = {
  method: "platform.getValidatorFeeConfig",
  path: "/ext/bc/P",
  bigints: ["capacity", "excessConversionConstant", "minPrice", "target"],
}

export const getValidatorFeeState: RpcOperation = {
  method: "platform.getValidatorFeeState",
  path: "/ext/bc/P",
  bigints: ["excess", "price"],
}

export const indexGetLastAccepted: RpcOperation = {
  method: "index.getLastAccepted",
  path: "/ext/index/{blockchainID}/{index}",
}

export const indexGetContainerByIndex: RpcOperation = {
  method: "index.getContainerByIndex",
  path: "/ext/index/{blockchainID}/{index}",
}

export const indexGetContainerByID: RpcOperation = {
  method: "index.getContainerByID",
  path: "/ext/index/{blockchainID}/{index}",
}

export const indexGetContainerRange: RpcOperation = {
  method: "index.getContainerRange",
  path: "/ext/index/{blockchainID}/{index}",
}

export const indexGetIndex: RpcOperation = { method: "index.getIndex", path: "/ext/index/{blockchainID}/{index}" }

export const indexIsAccepted: RpcOperation = { method: "index.isAccepted", path: "/ext/index/{blockchainID}/{index}" }

export const proposervmGetProposedHeight: RpcOperation = {
  method: "proposervm.getProposedHeight",
  path: "/ext/bc/{blockchainID}/proposervm",
}

export const proposervmGetCurrentEpoch: RpcOperation = {
  method: "proposervm.getCurrentEpoch",
  path: "/ext/bc/{blockchainID}/proposervm",
}

export const infoGetNodeID: RpcOperation = { method: "info.getNodeID", path: "/ext/info" }

export const infoGetNodeVersion: RpcOperation = { method: "info.getNodeVersion", path: "/ext/info" }

export const infoGetNodeIP: RpcOperation = { method: "info.getNodeIP", path: "/ext/info" }

export const infoGetNetworkID: RpcOperation = { method: "info.getNetworkID", path: "/ext/info" }

export const infoGetNetworkName: RpcOperation = { method: "info.getNetworkName", path: "/ext/info" }

export const infoGetBlockchainID: RpcOperation = { method: "info.getBlockchainID", path: "/ext/info" }

export const infoGetVMs: RpcOperation = { method: "info.getVMs", path: "/ext/info" }

export const infoIsBootstrapped: RpcOperation = { method: "info.isBootstrapped", path: "/ext/info" }

export const infoPeers: RpcOperation = { method: "info.peers", path: "/ext/info", bigints: ["upgradeTime"] }

export const infoUptime: RpcOperation = { method: "info.uptime", path: "/ext/info" }

export const infoUpgrades: RpcOperation = {
  method: "info.upgrades",
  path: "/ext/info",
  bigints: ["apricotPhase4MinPChainHeight"],
}

export const infoAcps: RpcOperation = { method: "info.acps", path: "/ext/info" }

export const infoGetTxFee: RpcOperation = { method: "info.getTxFee", path: "/ext/info" }

export const adminAlias: RpcOperation = { method: "admin.alias", path: "/ext/admin", idempotent: false }

export const adminAliasChain: RpcOperation = { method: "admin.aliasChain", path: "/ext/admin", idempotent: false }

export const adminGetChainAliases: RpcOperation = { method: "admin.getChainAliases", path: "/ext/admin" }

export const adminGetConfig: RpcOperation = { method: "admin.getConfig", path: "/ext/admin" }

export const adminDbGet: RpcOperation = { method: "admin.dbGet", path: "/ext/admin" }

export const adminGetLoggerLevel: RpcOperation = { method: "admin.getLoggerLevel", path: "/ext/admin" }

export const adminSetLoggerLevel: RpcOperation = {
  method: "admin.setLoggerLevel",
  path: "/ext/admin",
  idempotent: false,
}

export const adminLoadVMs: RpcOperation = { method: "admin.loadVMs", path: "/ext/admin", idempotent: false }

export const adminStartCPUProfiler: RpcOperation = {
  method: "admin.startCPUProfiler",
  path: "/ext/admin",
  idempotent: false,
}

export const adminStopCPUProfiler: RpcOperation = {
  method: "admin.stopCPUProfiler",
  path: "/ext/admin",
  idempotent: false,
}

export const adminMemoryProfile: RpcOperation = { method: "admin.memoryProfile", path: "/ext/admin", idempotent: false }

export const adminLockProfile: RpcOperation = { method: "admin.lockProfile", path: "/ext/admin", idempotent: false }

export const adminStacktrace: RpcOperation = { method: "admin.stacktrace", path: "/ext/admin", idempotent: false }
