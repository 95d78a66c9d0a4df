import { toArray, toRecord } from "../../core/node/index.ts"
import { toHeight, toId, toText, toU64 } from "../node/answers.ts"

/** A validator in the result of `platform.getCurrentValidators`; members that its kind does not have are absent. */
export interface ReportedValidator {
  /** Of a staker: its transaction. */
  readonly txId?: Uint8Array
  /** Of an L1 validator. */
  readonly validationId?: Uint8Array
  /** `NodeID-...` */
  readonly nodeId: string
  readonly weight: bigint
  /** Unix seconds. */
  readonly start: number
  readonly end?: number
  readonly delegatorCount?: number
  readonly delegatorWeight?: bigint
  /** Only if the validator was requested alone. */
  readonly delegators?: readonly ReportedDelegator[]
  /** Of an L1 validator, in nAVAX; 0 while it is inactive. */
  readonly balance?: bigint
  readonly minNonce?: bigint
}

/** A delegator in the result of `platform.getCurrentValidators`. */
export interface ReportedDelegator {
  readonly txId: Uint8Array
  /** `NodeID-...` */
  readonly nodeId: string
  readonly weight: bigint
  /** Unix seconds. */
  readonly start: number
  readonly end: number
}

/** @throws NodeFault unless it is a validator. */
export function readValidator(value: unknown): ReportedValidator {
  const told = toRecord(value, "a validator")
  const optional = <T>(member: string, read: (value: unknown, what: string) => T) =>
    told[member] === undefined || told[member] === null ? {} : { [member]: read(told[member], member) }
  const { txID, validationID, endTime, delegatorCount, delegators } = told
  return {
    ...(txID === undefined ? {} : { txId: toId(txID, "txID") }),
    ...(validationID === undefined ? {} : { validationId: toId(validationID, "validationID") }),
    nodeId: toText(told.nodeID, "nodeID"),
    weight: toU64(told.weight, "weight"),
    start: toHeight(told.startTime, "startTime"),
    ...(endTime === undefined ? {} : { end: toHeight(endTime, "endTime") }),
    ...(delegatorCount === undefined ? {} : { delegatorCount: toHeight(delegatorCount, "delegatorCount") }),
    ...optional("delegatorWeight", toU64),
    ...optional("balance", toU64),
    ...optional("minNonce", toU64),
    ...(delegators === undefined || delegators === null
      ? {}
      : { delegators: toArray(delegators, "delegators").map(readDelegator) }),
  }
}

function readDelegator(value: unknown): ReportedDelegator {
  const { txID, nodeID, weight, startTime, endTime } = toRecord(value, "a delegator")
  return {
    txId: toId(txID, "txID"),
    nodeId: toText(nodeID, "nodeID"),
    weight: toU64(weight, "weight"),
    start: toHeight(startTime, "startTime"),
    end: toHeight(endTime, "endTime"),
  }
}
