import { formatId, formatNodeId } from "@serac/chain"
import type { L1ValidatorRow, PlatformRows, StakerRow } from "@serac/store"
import {
  absentValue,
  type Compared,
  type DifferenceKind,
  type Finding,
  finding,
  firstFindings,
} from "../../core/reconciliation/index.ts"
import type { StakersRequest } from "../node/network-node.ts"
import { hexKey, primarySubnetKey } from "../p/keys.ts"
import { isBeginningUnknown, type NetworkSides, untilStored } from "./network-sides.ts"
import type { ReportedValidator } from "./reported-validators.ts"

const compareAttempts = 5
const attemptPauseMs = 300

/** What {@link compareValidators} needs. */
export interface ValidatorSides extends Pick<NetworkSides, "reader" | "state" | "clock" | "timeoutMs"> {
  /** The validators as of the last stored block. */
  readonly platform: () => Promise<PlatformRows | undefined>
}

/**
 * Compares the current validators of a subnet (default: the primary network), or one of them with its delegators. Both sides
 * are read at the same block: balances of L1 validators fall every second, and are compared as of that block.
 *
 * @throws NodeFault if the node does not answer.
 */
export async function compareValidators(
  sides: ValidatorSides,
  asked: StakersRequest,
  signal: AbortSignal,
): Promise<Compared> {
  const { reader, state, clock, platform } = sides
  const { notes } = await reader.heads()
  for (let attempt = 0; attempt < compareAttempts; attempt++) {
    if (attempt > 0) await clock.sleep(attemptPauseMs, signal)
    const { value, before, after } = await state.validators(asked, signal)
    if (before.P !== after.P) continue
    const behind = await untilStored(sides, after, signal)
    if (behind !== undefined) return { skipped: behind }
    const stored = await platform()
    if (stored === undefined || stored.height !== after.P) continue
    const { compared, findings } = compareAt(stored, value, asked)
    const isExpected = ({ stored }: Finding) => stored === absentValue && isBeginningUnknown(notes, "P")
    return { compared, findings: firstFindings(findings.filter((one) => !isExpected(one))) }
  }
  return { skipped: "the P-Chain moved on each time that validators were compared" }
}

/** The compared members of a validator. */
type ComparedMembers = Readonly<Record<string, string | undefined>>
type ByKey = ReadonlyMap<string, ComparedMembers>

function compareAt(stored: PlatformRows, told: readonly ReportedValidator[], { subnetId, nodeId }: StakersRequest) {
  const subnet = subnetId ?? formatId(Buffer.from(primarySubnetKey, "hex"))
  const isAsked = (row: StakerRow | L1ValidatorRow) =>
    formatId(row.subnetId) === subnet && (nodeId === undefined || formatNodeId(row.nodeId) === nodeId)
  const active = stored.stakers.filter((row) => row.status === "active" && isAsked(row))
  const ofKind = (kind: StakerRow["kind"]) => active.filter((row) => row.kind === kind)
  const sides: readonly (readonly [DifferenceKind, ByKey, ByKey])[] = [
    ["validator", mapOf(ofKind("validator"), stakerMembers), reportedStakers(told)],
    ["l1-validator", l1Members(stored, isAsked), reportedL1Validators(told)],
    ...(nodeId === undefined
      ? []
      : [["delegator", mapOf(ofKind("delegator"), delegatorMembers), reportedDelegators(told)] as const]),
  ]
  return {
    compared: Object.fromEntries(sides.map(([kind, , node]) => [kind, node.size])),
    findings: sides.flatMap(([kind, kept, node]) => differing(kind, kept, node)),
  }
}

const mapOf = (rows: readonly StakerRow[], read: (row: StakerRow) => ComparedMembers): ByKey =>
  new Map(rows.map((row) => [formatId(row.txId), read(row)]))

const delegatorMembers = ({ nodeId, weight, start, end }: StakerRow): ComparedMembers => ({
  nodeId: formatNodeId(nodeId),
  weight: String(weight),
  start: String(start),
  end: String(end),
})

const stakerMembers = (row: StakerRow): ComparedMembers => ({
  ...delegatorMembers(row),
  delegatorCount: String(row.delegatorCount),
  delegatorWeight: String(row.delegatorWeight),
})

function l1Members({ l1Validators, accruedFees }: PlatformRows, isAsked: (row: L1ValidatorRow) => boolean): ByKey {
  const balanceOf = ({ endAccumulatedFee: end }: L1ValidatorRow) => (end > accruedFees ? end - accruedFees : 0n)
  return new Map(
    l1Validators.filter(isAsked).map((row) => [
      formatId(row.validationId),
      {
        nodeId: formatNodeId(row.nodeId),
        weight: String(row.weight),
        start: String(row.start),
        balance: String(balanceOf(row)),
        minNonce: String(row.minNonce),
      },
    ]),
  )
}

/** A member that the node omits for a kind of validator is not compared. */
const optionalText = (value: bigint | number | undefined) => (value === undefined ? undefined : String(value))

const reportedStakers = (told: readonly ReportedValidator[]): ByKey =>
  new Map(
    told.flatMap(({ txId, nodeId, weight, start, end, delegatorCount, delegatorWeight }) =>
      txId === undefined
        ? []
        : [
            [
              formatId(txId),
              {
                nodeId,
                weight: String(weight),
                start: String(start),
                end: optionalText(end),
                delegatorCount: optionalText(delegatorCount),
                delegatorWeight: optionalText(delegatorWeight),
              },
            ] as const,
          ],
    ),
  )

const reportedL1Validators = (told: readonly ReportedValidator[]): ByKey =>
  new Map(
    told.flatMap(({ validationId, nodeId, weight, start, balance, minNonce }) =>
      validationId === undefined
        ? []
        : [
            [
              formatId(validationId),
              {
                nodeId,
                weight: String(weight),
                start: String(start),
                balance: optionalText(balance),
                minNonce: optionalText(minNonce),
              },
            ] as const,
          ],
    ),
  )

const reportedDelegators = (told: readonly ReportedValidator[]): ByKey =>
  new Map(
    told
      .flatMap(({ delegators = [] }) => delegators)
      .map(({ txId, nodeId, weight, start, end }) => [
        formatId(txId),
        { nodeId, weight: String(weight), start: String(start), end: String(end) },
      ]),
  )

function differing(kind: DifferenceKind, stored: ByKey, told: ByKey): readonly Finding[] {
  const findings: Finding[] = []
  for (const [key, node] of told) {
    const kept = stored.get(key)
    if (kept === undefined) findings.push(finding(kind, key, absentValue, JSON.stringify(node)))
    else
      for (const [member, value] of Object.entries(node))
        if (value !== undefined && kept[member] !== value)
          findings.push(finding(kind, `${key} ${member}`, kept[member] ?? absentValue, value))
  }
  for (const [key, kept] of stored)
    if (!told.has(key)) findings.push(finding(kind, key, JSON.stringify(kept), absentValue))
  return findings
}

/** The subnets whose validators can be compared: the primary network (undefined) and every subnet, in cb58. */
export function subnetsOf({ subnets }: PlatformRows): readonly (string | undefined)[] {
  return [undefined, ...subnets.map(({ subnetId }) => formatId(subnetId))]
}

/** The validators whose delegators can be compared. */
export function delegatedOf({ stakers }: PlatformRows): readonly StakersRequest[] {
  const isDelegated = ({ kind, status, delegatorCount }: StakerRow) =>
    kind === "validator" && status === "active" && delegatorCount > 0
  return stakers.filter(isDelegated).map(({ subnetId, nodeId }) => ({
    ...(hexKey(subnetId) === primarySubnetKey ? {} : { subnetId: formatId(subnetId) }),
    nodeId: formatNodeId(nodeId),
  }))
}
