export { executionAfter } from "./asynchronous/execution-after.ts"
export { type BlockBody, type EvmBlock, encodeBlock } from "./block/block.ts"
export type { Execution } from "./block/execution.ts"
export { baseFeeOf, stateRootOf } from "./block/outcome.ts"
export { bloomOf, mayContain, type Receipt } from "./block/receipt.ts"
export { encodeReceipts } from "./block/roots.ts"
export type { ChainDump } from "./chain/dump.ts"
export type { ChainEvents } from "./chain/events.ts"
export { EvmChain } from "./chain/evm-chain.ts"
export { EvmError, RevertError } from "./chain/evm-error.ts"
export type { TransactionLocation } from "./chain/history.ts"
export type { BuildOptions, ChainMark, EvmChainOptions, ForkStart } from "./chain/options.ts"
export { fromHex, type Hex, minimalBytes, toBigInt, toHex, toQuantity } from "./codec/hex.ts"
export {
  activePrecompiles,
  type ChainConfig,
  chainConfig,
  type EvmKind,
  hasHelicon,
  precompileSteps,
} from "./config/chain-config.ts"
export type { FeeConfig } from "./config/fee-config.ts"
export { type EvmGenesis, type GenesisAccount, type GenesisOptions, parseEvmGenesis } from "./config/genesis.ts"
export {
  type EarlyUpgrade,
  initiallyActive,
  localUpgrades,
  type NetworkUpgrades,
  unscheduled,
} from "./config/network-upgrades.ts"
export {
  type PrecompileConfig,
  type PrecompileKey,
  precompileAddresses,
  precompileKeys,
} from "./config/precompile-config.ts"
export { type Crypto, loadCrypto } from "./crypto/crypto.ts"
export type { Log } from "./execute/log.ts"
export { ExecutionTimeout } from "./execute/time-limit.ts"
export { encodeHeader, type Header, headerHash, headerTimeMs } from "./header/header.ts"
export { emptyRoot } from "./header/next.ts"
export { assertSendable } from "./pool/acceptable.ts"
export { type Archive, memoryArchive, type Table } from "./ports/archive.ts"
export type { AtomicBackend, AtomicContext } from "./ports/atomic.ts"
export type { Clock } from "./ports/clock.ts"
export { type Upstream, type UpstreamAccount, UpstreamError } from "./ports/upstream.ts"
export type { WarpSigner, WarpVerifier } from "./ports/warp.ts"
export { checksummed, roleOf } from "./precompiles/allow-list.ts"
export type { ChainIdentity } from "./precompiles/precompile.ts"
export { fromPredicate, predicateGas, toPredicate } from "./precompiles/predicate.ts"
export { signingSubnet } from "./precompiles/verify-predicate.ts"
export { messageOfLog } from "./precompiles/warp.ts"
export { warpAddress } from "./precompiles/warp-gas.ts"
export {
  type BlockOverrides,
  type CallRequest,
  call,
  type EvmCallOptions,
  executionFailure,
  runCall,
  type StateOverrides,
} from "./query/call.ts"
export { callGasOf } from "./query/call-gas.ts"
export { type AccessListResult, createAccessList } from "./query/create-access-list.ts"
export { createdAddress } from "./query/created-address.ts"
export { estimateGas } from "./query/estimate-gas.ts"
export { feeHistoryAfterHelicon } from "./query/later-fee-history.ts"
export { type LogFilter, logsBetween, logsOf, type PlacedLog } from "./query/logs.ts"
export { modifiedAccounts } from "./query/modified-accounts.ts"
export { nextNonce } from "./query/next-nonce.ts"
export { type FeeHistory, feeHistory, PriceOracle } from "./query/prices.ts"
export { type AccountProof, proofOf } from "./query/proof.ts"
export {
  type SimulatedBlock,
  type SimulatedCall,
  type SimulatedCalls,
  SimulationError,
  type SimulationOptions,
  simulate,
} from "./query/simulate.ts"
export { type AccountState, decodeAccount, emptyCodeHash } from "./state/account-state.ts"
export type { WorldState } from "./state/world-state.ts"
export { type TraceOptions, traceBlock, traceCall, traceTransaction } from "./trace/trace.ts"
export type { TracerConfig } from "./trace/tracers.ts"
export { decodeTransaction } from "./transaction/decode.ts"
export {
  bytesToSign,
  encodeTransaction,
  encodeUnsigned,
  impersonate,
  type TransactionSignature,
  type UnsignedTransaction,
} from "./transaction/encode.ts"
export { RlpError } from "./transaction/go-rlp.ts"
export { type AccessListEntry, effectiveGasPrice, type Transaction } from "./transaction/transaction.ts"
