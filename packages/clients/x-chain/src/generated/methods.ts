// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type {
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
  GetHeightResult,
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
  WalletIssueTxParams,
  WalletIssueTxResult,
} from "./types.ts"

/** What `request` takes and gives, by method. */
export interface XChainMethods {
  "avm.getAssetDescription": { parameters: GetAssetDescriptionParams; result: GetAssetDescriptionResult }
  "avm.getBalance": { parameters: GetBalanceParams; result: GetBalanceResult }
  "avm.getAllBalances": { parameters: GetAllBalancesParams; result: GetAllBalancesResult }
  "avm.getBlock": { parameters: GetBlockParams; result: GetBlockResult }
  "avm.getBlockByHeight": { parameters: GetBlockByHeightParams; result: GetBlockByHeightResult }
  "avm.getHeight": { parameters: object; result: GetHeightResult }
  "avm.getTx": { parameters: GetTxParams; result: GetTxResult }
  "avm.getTxFee": { parameters: object; result: GetTxFeeResult }
  "avm.getTxStatus": { parameters: GetTxStatusParams; result: GetTxStatusResult }
  "avm.issueTx": { parameters: IssueTxParams; result: IssueTxResult }
  "wallet.issueTx": { parameters: WalletIssueTxParams; result: WalletIssueTxResult }
  "avm.getUTXOs": { parameters: GetUTXOsParams; result: GetUTXOsResult }
  "index.getContainerByID": { parameters: IndexGetContainerByIDParams; result: IndexGetContainerByIDResult }
  "index.getContainerByIndex": { parameters: IndexGetContainerByIndexParams; result: IndexGetContainerByIndexResult }
  "index.getContainerRange": { parameters: IndexGetContainerRangeParams; result: IndexGetContainerRangeResult }
  "index.getIndex": { parameters: IndexGetIndexParams; result: IndexGetIndexResult }
  "index.getLastAccepted": { parameters: IndexGetLastAcceptedParams; result: IndexGetLastAcceptedResult }
  "index.isAccepted": { parameters: IndexIsAcceptedParams; result: IndexIsAcceptedResult }
}
