export { openProof, type Proof, type RecordingVerdict } from "./evm/prove-recording.ts"
export { askAt } from "./oracle/ask.ts"
export { type ChainOracle, consultOracle } from "./oracle/chain-oracle.ts"
export type { OracleItem } from "./oracle/listed.ts"
export { type World, workOut } from "./primary/oracle/world.ts"
export { type PrimaryRecording, readPrimaryRecording } from "./primary/recording/recording.ts"
export {
  type PrimaryCall,
  type PrimaryFaults,
  type PrimaryNode,
  type PrimaryNodeOptions,
  startPrimaryNode,
} from "./primary/replay-node/start-primary-node.ts"
export { type Ledger, readLedgers } from "./recording/ledger.ts"
export type { LedgerBlock } from "./recording/ledger-block.ts"
export { type ReplayNode, type ReplayNodeOptions, startReplayNode } from "./replay-node/start-replay-node.ts"
export { type RunningGateway, startGateway } from "./stack/gateway.ts"
export { type Goal, isSettled } from "./stack/is-settled.ts"
export { startRecordedStack } from "./stack/start-recorded-stack.ts"
export { type Stack, type StackOptions, startStack } from "./stack/start-stack.ts"
