// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type {
  AdminAliasChainParams,
  AdminAliasChainResult,
  AdminAliasParams,
  AdminAliasResult,
  AdminDbGetParams,
  AdminDbGetResult,
  AdminGetChainAliasesParams,
  AdminGetChainAliasesResult,
  AdminGetConfigResult,
  AdminGetLoggerLevelParams,
  AdminGetLoggerLevelResult,
  AdminLoadVMsResult,
  AdminLockProfileResult,
  AdminMemoryProfileResult,
  AdminSetLoggerLevelParams,
  AdminSetLoggerLevelResult,
  AdminStacktraceResult,
  AdminStartCPUProfilerResult,
  AdminStopCPUProfilerResult,
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
  GetBlockchainsResult,
  GetCurrentSupplyParams,
  GetCurrentSupplyResult,
  GetCurrentValidatorsParams,
  GetCurrentValidatorsResult,
  GetFeeConfigResult,
  GetFeeStateResult,
  GetHeightResult,
  GetL1ValidatorParams,
  GetL1ValidatorResult,
  GetMinStakeParams,
  GetMinStakeResult,
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
  GetTimestampResult,
  GetTotalStakeParams,
  GetTotalStakeResult,
  GetTxParams,
  GetTxResult,
  GetTxStatusParams,
  GetTxStatusResult,
  GetUTXOsParams,
  GetUTXOsResult,
  GetValidatorFeeConfigResult,
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
  InfoAcpsResult,
  InfoGetBlockchainIDParams,
  InfoGetBlockchainIDResult,
  InfoGetNetworkIDResult,
  InfoGetNetworkNameResult,
  InfoGetNodeIDResult,
  InfoGetNodeIPResult,
  InfoGetNodeVersionResult,
  InfoGetTxFeeResult,
  InfoGetVMsResult,
  InfoIsBootstrappedParams,
  InfoIsBootstrappedResult,
  InfoPeersParams,
  InfoPeersResult,
  InfoUpgradesResult,
  InfoUptimeResult,
  IssueTxParams,
  IssueTxResult,
  PlatformValidatesParams,
  PlatformValidatesResult,
  ProposervmGetCurrentEpochResult,
  ProposervmGetProposedHeightResult,
  SampleValidatorsParams,
  SampleValidatorsResult,
  ValidatedByParams,
  ValidatedByResult,
} from "./types.ts"

/** What `request` takes and gives, by method. */
export interface PChainMethods {
  "platform.getBlock": { parameters: GetBlockParams; result: GetBlockResult }
  "platform.getBlockByHeight": { parameters: GetBlockByHeightParams; result: GetBlockByHeightResult }
  "platform.getHeight": { parameters: object; result: GetHeightResult }
  "platform.getProposedHeight": { parameters: object; result: GetProposedHeightResult }
  "platform.getTimestamp": { parameters: object; result: GetTimestampResult }
  "platform.issueTx": { parameters: IssueTxParams; result: IssueTxResult }
  "platform.getTx": { parameters: GetTxParams; result: GetTxResult }
  "platform.getTxStatus": { parameters: GetTxStatusParams; result: GetTxStatusResult }
  "platform.getCurrentValidators": { parameters: GetCurrentValidatorsParams; result: GetCurrentValidatorsResult }
  "platform.getL1Validator": { parameters: GetL1ValidatorParams; result: GetL1ValidatorResult }
  "platform.sampleValidators": { parameters: SampleValidatorsParams; result: SampleValidatorsResult }
  "platform.getValidatorsAt": { parameters: GetValidatorsAtParams; result: GetValidatorsAtResult }
  "platform.getAllValidatorsAt": { parameters: GetAllValidatorsAtParams; result: GetAllValidatorsAtResult }
  "platform.getSubnet": { parameters: GetSubnetParams; result: GetSubnetResult }
  "platform.getSubnets": { parameters: GetSubnetsParams; result: GetSubnetsResult }
  "platform.validates": { parameters: PlatformValidatesParams; result: PlatformValidatesResult }
  "platform.getBlockchains": { parameters: object; result: GetBlockchainsResult }
  "platform.getBlockchainStatus": { parameters: GetBlockchainStatusParams; result: GetBlockchainStatusResult }
  "platform.validatedBy": { parameters: ValidatedByParams; result: ValidatedByResult }
  "platform.getCurrentSupply": { parameters: GetCurrentSupplyParams; result: GetCurrentSupplyResult }
  "platform.getStakingAssetID": { parameters: GetStakingAssetIDParams; result: GetStakingAssetIDResult }
  "platform.getMinStake": { parameters: GetMinStakeParams; result: GetMinStakeResult }
  "platform.getTotalStake": { parameters: GetTotalStakeParams; result: GetTotalStakeResult }
  "platform.getStake": { parameters: GetStakeParams; result: GetStakeResult }
  "platform.getRewardUTXOs": { parameters: GetRewardUTXOsParams; result: GetRewardUTXOsResult }
  "platform.getBalance": { parameters: GetBalanceParams; result: GetBalanceResult }
  "platform.getUTXOs": { parameters: GetUTXOsParams; result: GetUTXOsResult }
  "platform.getFeeConfig": { parameters: object; result: GetFeeConfigResult }
  "platform.getFeeState": { parameters: object; result: GetFeeStateResult }
  "platform.getValidatorFeeConfig": { parameters: object; result: GetValidatorFeeConfigResult }
  "platform.getValidatorFeeState": { parameters: object; result: GetValidatorFeeStateResult }
  "index.getLastAccepted": { parameters: IndexGetLastAcceptedParams; result: IndexGetLastAcceptedResult }
  "index.getContainerByIndex": { parameters: IndexGetContainerByIndexParams; result: IndexGetContainerByIndexResult }
  "index.getContainerByID": { parameters: IndexGetContainerByIDParams; result: IndexGetContainerByIDResult }
  "index.getContainerRange": { parameters: IndexGetContainerRangeParams; result: IndexGetContainerRangeResult }
  "index.getIndex": { parameters: IndexGetIndexParams; result: IndexGetIndexResult }
  "index.isAccepted": { parameters: IndexIsAcceptedParams; result: IndexIsAcceptedResult }
  "proposervm.getProposedHeight": { parameters: object; result: ProposervmGetProposedHeightResult }
  "proposervm.getCurrentEpoch": { parameters: object; result: ProposervmGetCurrentEpochResult }
  "info.getNodeID": { parameters: object; result: InfoGetNodeIDResult }
  "info.getNodeVersion": { parameters: object; result: InfoGetNodeVersionResult }
  "info.getNodeIP": { parameters: object; result: InfoGetNodeIPResult }
  "info.getNetworkID": { parameters: object; result: InfoGetNetworkIDResult }
  "info.getNetworkName": { parameters: object; result: InfoGetNetworkNameResult }
  "info.getBlockchainID": { parameters: InfoGetBlockchainIDParams; result: InfoGetBlockchainIDResult }
  "info.getVMs": { parameters: object; result: InfoGetVMsResult }
  "info.isBootstrapped": { parameters: InfoIsBootstrappedParams; result: InfoIsBootstrappedResult }
  "info.peers": { parameters: InfoPeersParams; result: InfoPeersResult }
  "info.uptime": { parameters: object; result: InfoUptimeResult }
  "info.upgrades": { parameters: object; result: InfoUpgradesResult }
  "info.acps": { parameters: object; result: InfoAcpsResult }
  "info.getTxFee": { parameters: object; result: InfoGetTxFeeResult }
  "admin.alias": { parameters: AdminAliasParams; result: AdminAliasResult }
  "admin.aliasChain": { parameters: AdminAliasChainParams; result: AdminAliasChainResult }
  "admin.getChainAliases": { parameters: AdminGetChainAliasesParams; result: AdminGetChainAliasesResult }
  "admin.getConfig": { parameters: object; result: AdminGetConfigResult }
  "admin.dbGet": { parameters: AdminDbGetParams; result: AdminDbGetResult }
  "admin.getLoggerLevel": { parameters: AdminGetLoggerLevelParams; result: AdminGetLoggerLevelResult }
  "admin.setLoggerLevel": { parameters: AdminSetLoggerLevelParams; result: AdminSetLoggerLevelResult }
  "admin.loadVMs": { parameters: object; result: AdminLoadVMsResult }
  "admin.startCPUProfiler": { parameters: object; result: AdminStartCPUProfilerResult }
  "admin.stopCPUProfiler": { parameters: object; result: AdminStopCPUProfilerResult }
  "admin.memoryProfile": { parameters: object; result: AdminMemoryProfileResult }
  "admin.lockProfile": { parameters: object; result: AdminLockProfileResult }
  "admin.stacktrace": { parameters: object; result: AdminStacktraceResult }
}
