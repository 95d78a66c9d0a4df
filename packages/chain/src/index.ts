export * from "./build/index.ts"
export {
  decodeAtomicBatch,
  decodeCChainAtomicTransaction,
  encodeAtomicBatch,
  encodeCChainAtomicTransaction,
} from "./c/decode.ts"
export type {
  CChainAtomicTransaction,
  CChainCredential,
  CChainExportTx,
  CChainImportTx,
  CChainUnsignedAtomicTransaction,
  EvmInput,
  EvmOutput,
} from "./c/transactions.ts"
export { CodecError, type CodecErrorCode } from "./codec/codec-error.ts"
export type { HashOptions } from "./codec/hash.ts"
export type { Encodable } from "./codec/schema.ts"
export { formatText } from "./codec/utf8.ts"
export {
  addressOfPrivateKey,
  addressOfPublicKey,
  ethAddressOfPrivateKey,
  ethAddressOfPublicKey,
  nodeIdOfCertificate,
} from "./crypto/address.ts"
export { appendId, prefixId } from "./crypto/id-hash.ts"
export { publicKeyOf, recoverPublicKey, signHash, signMessage } from "./crypto/secp256k1.ts"
export { SignatureError, type SignatureErrorCode } from "./crypto/signature-error.ts"
export { atomicFee, atomicGas, weiPerNanoAvax } from "./fees/atomic-fee.ts"
export { type Complexity, pChainComplexity, type Weights } from "./fees/complexity.ts"
export { FeeError, type FeeErrorCode } from "./fees/fee-error.ts"
export { gasOf, pChainFee } from "./fees/gas.ts"
export { gasPrice, type PriceParameters } from "./fees/gas-price.ts"
export { advanceGasState, consumeGas, type GasLimits, type GasState } from "./fees/gas-state.ts"
export { type DynamicFeeConfig, type NetworkFees, networkFees } from "./fees/network-fees.ts"
export {
  calculateReward,
  percentDenominator,
  primaryNetworkRewards,
  type RewardConfig,
  type RewardSplit,
  rewardsAfterHelicon,
  type Stake,
  splitReward,
} from "./fees/reward.ts"
export { maxUint64 } from "./fees/saturating.ts"
export {
  advanceValidatorFee,
  type ValidatorFeeConfig,
  type ValidatorFeeState,
  validatorFeeCost,
  validatorSecondsRemaining,
} from "./fees/validator-fee.ts"
export type {
  NftCredential,
  NftMintOperation,
  NftMintOutput,
  NftTransferOperation,
  NftTransferOutput,
} from "./fx/nftfx.ts"
export type {
  PropertyBurnOperation,
  PropertyCredential,
  PropertyMintOperation,
  PropertyMintOutput,
  PropertyOwnedOutput,
} from "./fx/propertyfx.ts"
export type {
  Credential,
  Input,
  MintOperation,
  MintOutput,
  OutputOwners,
  Owners,
  TransferInput,
  TransferOutput,
} from "./fx/secp256k1fx.ts"
export { buildGenesis, type Genesis } from "./genesis/build-genesis.ts"
export type { GenesisAllocation, GenesisFile, GenesisStaker, GenesisUnlock } from "./genesis/genesis-file.ts"
export { localGenesis } from "./genesis/local-genesis.ts"
export { decodePChainGenesis, type PChainGenesis } from "./genesis/p-genesis.ts"
export { parseGenesis } from "./genesis/parse-genesis.ts"
export type { AliasedAsset } from "./genesis/x-genesis.ts"
export {
  decodeXChainGenesis,
  encodeXChainGenesis,
  type XChainGenesis,
  type XChainGenesisAsset,
} from "./genesis/x-genesis.ts"
export { toCChainAtomicJson } from "./json/c-json.ts"
export { toPChainJson } from "./json/p-json.ts"
export { toXChainJson } from "./json/x-json.ts"
export type { PChainTransferableInput, PChainTransferableOutput, SubnetValidator, Validator } from "./p/base.ts"
export {
  decodePChainBlock,
  decodePChainTransaction,
  encodePChainBlock,
  encodePChainTransaction,
  type PChainBlock,
} from "./p/decode.ts"
export type {
  ConvertSubnetToL1Tx,
  ConvertSubnetToL1Validator,
  DisableL1ValidatorTx,
  IncreaseL1ValidatorBalanceTx,
  PChainOwner,
  RegisterL1ValidatorTx,
  SetL1ValidatorWeightTx,
} from "./p/l1.ts"
export type {
  Authorization,
  LockIn,
  LockOut,
  PChainCredential,
  PChainInput,
  PChainOutput,
  ProofOfPossession,
  Signer,
} from "./p/slots.ts"
export type {
  AddAutoRenewedValidatorTx,
  AddDelegatorTx,
  AddPermissionlessDelegatorTx,
  AddPermissionlessValidatorTx,
  AddSubnetValidatorTx,
  AddValidatorTx,
  RemoveSubnetValidatorTx,
  RewardAutoRenewedValidatorTx,
  RewardValidatorTx,
  SetAutoRenewedValidatorConfigTx,
} from "./p/staking.ts"
export type { CreateChainTx, CreateSubnetTx, TransferSubnetOwnershipTx, TransformSubnetTx } from "./p/subnets.ts"
export type {
  AdvanceTimeTx,
  PChainBaseTx,
  PChainExportTx,
  PChainImportTx,
  PChainTransaction,
  PChainUnsignedTransaction,
} from "./p/transactions.ts"
export {
  type PTransactionKind,
  type PTransactionType,
  type PTransactionTypesThatChange,
  pTransactionKinds,
  pTransactionTypesThatChange,
} from "./p/type-ids.ts"
export { type CertifiedKey, certifiedKey } from "./proposervm/certificate.ts"
export {
  type Container,
  type ContainerIdentity,
  decodeContainer,
  encodeContainer,
} from "./proposervm/container.ts"
export type { Epoch } from "./proposervm/container-schema.ts"
export { signContainer } from "./proposervm/sign-container.ts"
export { stakingCertificate } from "./proposervm/staking-certificate.ts"
export { verifyContainer } from "./proposervm/verify-container.ts"
export { type Address, formatAddress, parseAddress } from "./text/address.ts"
export { decodeCb58, encodeCb58 } from "./text/cb58.ts"
export { compareBytes, equalBytes } from "./text/compare-bytes.ts"
export { formatEthAddress, parseEthAddress } from "./text/eth-address.ts"
export { formatHex, type HexEncoding, parseHex } from "./text/hex.ts"
export { hrpOf } from "./text/hrp.ts"
export { formatId, formatShortId, parseId, parseShortId } from "./text/id.ts"
export { formatNodeId, parseNodeId } from "./text/node-id.ts"
export { formatPrivateKey, parsePrivateKey } from "./text/private-key.ts"
export { TextError, type TextErrorCode } from "./text/text-error.ts"
export { formatUtxoLocation, parseUtxoLocation, type UtxoLocation } from "./text/utxo-id.ts"
export type { BlockIdentity } from "./transaction/block.ts"
export type { SignedTransaction } from "./transaction/signed-transaction.ts"
export {
  createdPChainUtxos,
  createdXChainUtxos,
  exportedCChainUtxos,
  exportedPChainUtxos,
  exportedXChainUtxos,
} from "./utxo/created.ts"
export {
  type CChainUtxo,
  decodeCChainUtxo,
  decodePChainUtxo,
  decodeXChainUtxo,
  encodeCChainUtxo,
  encodePChainUtxo,
  encodeXChainUtxo,
  type PChainUtxo,
  utxoId,
  type XChainUtxo,
} from "./utxo/utxo.ts"
export { formatBitSet, parseBitSet } from "./warp/bit-set.ts"
export {
  type BitSetSignature,
  decodeUnsignedWarpMessage,
  decodeWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpMessage,
  type UnsignedWarpMessage,
  type UnsignedWarpMessageFields,
  type WarpMessage,
} from "./warp/message.ts"
export {
  conversionIdOf,
  decodePChainMessage,
  decodeSubnetToL1ConversionData,
  encodePChainMessage,
  encodeSubnetToL1ConversionData,
  type L1ValidatorRegistration,
  type L1ValidatorWeight,
  type PChainMessage,
  type RegisterL1Validator,
  type SubnetToL1Conversion,
  type SubnetToL1ConversionData,
  validationIdOf,
} from "./warp/p-chain-message.ts"
export {
  type AddressedCall,
  decodeAddressedCall,
  decodeWarpPayload,
  encodeWarpPayload,
  type WarpHash,
  type WarpPayload,
} from "./warp/payload.ts"
export {
  decodeSubnetEvmMessage,
  encodeSubnetEvmMessage,
  type SubnetEvmMessage,
  type ValidatorUptime,
} from "./warp/subnet-evm-message.ts"
export {
  type CanonicalValidator,
  type CanonicalValidatorSet,
  canonicalValidators,
  defaultQuorum,
  type Quorum,
  signedWeight,
  signersInSet,
  type WarpValidator,
} from "./warp/validators.ts"
export { verifyPChainMessage } from "./warp/verify-p-chain-message.ts"
export { WarpError, type WarpErrorCode } from "./warp/warp-error.ts"
export {
  decodeXChainBlock,
  decodeXChainTransaction,
  encodeXChainBlock,
  encodeXChainTransaction,
  type XChainBlock,
} from "./x/decode.ts"
export type { XChainCredential, XChainInput, XChainOperation, XChainOutput, XChainState } from "./x/slots.ts"
export type {
  CreateAssetTx,
  InitialState,
  OperationTx,
  XChainBaseTx,
  XChainExportTx,
  XChainImportTx,
  XChainTransaction,
  XChainTransferableInput,
  XChainTransferableOperation,
  XChainTransferableOutput,
  XChainUnsignedTransaction,
} from "./x/transactions.ts"
