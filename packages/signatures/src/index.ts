export { ValidatorAggregator, type ValidatorAggregatorOptions } from "./aggregation/validator-aggregator.ts"
export {
  AggregationError,
  type AggregationErrorCode,
  type AggregationErrorOptions,
  type Refused,
} from "./aggregation-error.ts"
export { type BlockSigning, type BlockToSign, signBlock } from "./block-signing.ts"
export type { Signed } from "./bls/bls-math.ts"
export { BlsThreads } from "./bls/bls-threads.ts"
export {
  createSignatures,
  hasSource,
  type Signatures,
  type SignaturesNetwork,
  type SignaturesSettings,
} from "./create-signatures.ts"
export { bytesOfHex, hexOf } from "./hex.ts"
export type { L1Message } from "./messages/l1-message.ts"
export { isJustification, L1Messages, type L1MessagesOptions } from "./messages/l1-messages.ts"
export { readUnsignedMessage } from "./messages/read-message.ts"
export type { AggregationRequest, SignatureAggregator } from "./signature-aggregator.ts"
export type { RpcEndpoint } from "./sources/rpc-endpoints.ts"
export type { SignatureQuestion, SignatureSource } from "./sources/signature-source.ts"
export { SourceError, type SourceErrorCode } from "./sources/source-error.ts"
export { PChain } from "./validators/p-chain.ts"
export { ValidatorSets } from "./validators/validator-sets.ts"
