import {
  formatHex,
  type PChainTransaction,
  type PChainUnsignedTransaction,
  type PTransactionTypesThatChange,
  pTransactionTypesThatChange,
  type Signer,
} from "@serac/chain"
import type { StakerData, StakerRow } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { delegationCapacityOf } from "./capacity.ts"
import { eachOnce, hexKey, toSafeNumber, zeroId } from "./keys.ts"
import { endOfPeriod, renewalOf } from "./renewal.ts"
import { isPermissioned } from "./stakers.ts"
import type { Step } from "./step.ts"
import { mintReward } from "./supply.ts"
import { addUtxo, type TransferOrigin } from "./transfers.ts"

type StakerType = PTransactionTypesThatChange<"staker" | "permissioned validator">

/** The transactions that create a staker. */
export type StakerTx = Extract<PChainUnsignedTransaction, { readonly type: StakerType }>

const stakerTypes: ReadonlySet<string> = new Set(pTransactionTypesThatChange("staker", "permissioned validator"))

export const isStakerTx = (unsigned: PChainUnsignedTransaction): unsigned is StakerTx => stakerTypes.has(unsigned.type)

/** The stake of a transaction; empty on a permissioned subnet. */
export const stakeOf = (unsigned: StakerTx) => ("stake" in unsigned ? unsigned.stake : [])

/** The subnet of a transaction's staker. */
export const stakerSubnet = (unsigned: StakerTx): Uint8Array =>
  unsigned.type === "AddSubnetValidatorTx"
    ? unsigned.validator.subnetID
    : "subnetID" in unsigned
      ? unsigned.subnetID
      : zeroId

/** The reward owners: for validating or delegating, and for the fees of delegators. */
export function rewardOwnersOf(unsigned: StakerTx): {
  readonly own: readonly Uint8Array[]
  readonly fees: readonly Uint8Array[]
} {
  switch (unsigned.type) {
    case "AddSubnetValidatorTx":
      return { own: [], fees: [] }
    case "AddPermissionlessValidatorTx":
    case "AddAutoRenewedValidatorTx":
      return { own: unsigned.validationRewardsOwner.addresses, fees: unsigned.delegationRewardsOwner.addresses }
    case "AddValidatorTx":
      return { own: unsigned.rewardsOwner.addresses, fees: unsigned.rewardsOwner.addresses }
    default:
      return { own: unsigned.rewardsOwner.addresses, fees: [] }
  }
}

/** When a staker that is added now starts: at once since the Durango upgrade, before at the time in its transaction. */
export const stakeStart = (step: Step, unsigned: StakerTx): number =>
  step.timestamp >= step.terms.upgrades.durango || !("validator" in unsigned)
    ? step.timestamp
    : toSafeNumber(unsigned.validator.start)

/** The node of a staker, its stake, and its end; for an auto-renewed validator the end of its first period. */
export function stakingOf(
  unsigned: StakerTx,
  start: number,
): { readonly nodeID: Uint8Array; readonly weight: bigint; readonly end: number } {
  if ("validator" in unsigned) {
    const { nodeID, weight, end } = unsigned.validator
    return { nodeID, weight, end: toSafeNumber(end) }
  }
  const { nodeID, stake, period } = unsigned
  if (nodeID.length !== 20) throw nonsense(`a node ID has ${nodeID.length} bytes instead of 20`)
  const amounts = stake.map(({ output }) => (output.type === "stakeable.LockOut" ? output.output : output).amount)
  return { nodeID, weight: amounts.reduce((sum, amount) => sum + amount, 0n), end: endOfPeriod(start, period) }
}

/** The share of delegators' rewards that a validator keeps, in millionths; undefined for other stakers. */
export function sharesOf(unsigned: StakerTx): number | undefined {
  if (unsigned.type === "AddAutoRenewedValidatorTx") return unsigned.delegationShares
  return "shares" in unsigned ? unsigned.shares : undefined
}

/**
 * Adds a staker and its stake.
 *
 * @param block - that of the transaction, if it is earlier than the outcome that accepted it.
 */
export function addStaker(
  step: Step,
  { id, unsigned }: Pick<PChainTransaction, "id"> & { readonly unsigned: StakerTx },
  index: number,
  {
    block,
    active = step.timestamp >= step.terms.upgrades.durango,
  }: { block?: TransferOrigin["block"]; active?: boolean } = {},
): StakerRow {
  const { memory } = step
  const kind = unsigned.type.includes("Delegator") ? "delegator" : "validator"
  const start = active ? stakeStart(step, unsigned) : statedStartOf(step, unsigned)
  const { nodeID, weight, end } = stakingOf(unsigned, start)
  const subnetId = stakerSubnet(unsigned)
  const validator = memory.validator(subnetId, nodeID)
  if (kind === "validator" && validator) {
    throw nonsense(`block ${step.height} of the P-Chain adds a validator that is one already`)
  }
  const shares = kind === "delegator" ? validator?.delegationShares : sharesOf(unsigned)
  const { own, fees } = rewardOwnersOf(unsigned)
  const row: StakerRow = {
    txId: id,
    kind,
    subnetId,
    nodeId: nodeID,
    weight,
    start,
    end,
    status: "pending",
    height: block?.height ?? step.height,
    index,
    ...(shares === undefined ? {} : { delegationShares: shares }),
    delegatorCount: 0,
    delegatorWeight: 0n,
    totalDelegatorCount: 0,
    totalDelegatorWeight: 0n,
    rewardAddresses: eachOnce([own, fees]),
    data: stakerData(step, unsigned, { own, fees }, validator),
  }
  const staking = row.data.renewal === undefined ? { start, end } : { start }
  for (const [offset, output] of stakeOf(unsigned).entries()) {
    const outputIndex = unsigned.outputs.length + offset
    addUtxo(step, { txID: id, outputIndex, ...output }, { staking, ...(block === undefined ? {} : { block }) })
  }
  if (active) activate(step, row)
  else keep(step, row)
  return row
}

/** Turns the stake of a rejected staker's transaction into plain outputs. */
export function refuseStaker(
  step: Step,
  { id, unsigned }: { readonly id: Uint8Array; readonly unsigned: StakerTx },
  block: NonNullable<TransferOrigin["block"]>,
): void {
  for (const [offset, output] of stakeOf(unsigned).entries()) {
    addUtxo(step, { txID: id, outputIndex: unsigned.outputs.length + offset, ...output }, { block })
  }
}

function stakerData(
  step: Step,
  unsigned: StakerTx,
  { own, fees }: ReturnType<typeof rewardOwnersOf>,
  validator: StakerRow | undefined,
): StakerData {
  const delegates = unsigned.type.includes("Delegator")
  return {
    ...(own.length === 0 ? {} : { validationRewardAddresses: own.map(step.names.address) }),
    ...(fees.length === 0 ? {} : { delegationRewardAddresses: fees.map(step.names.address) }),
    ...("signer" in unsigned ? blsKeyOf(unsigned.signer) : {}),
    ...(unsigned.type === "AddAutoRenewedValidatorTx" ? { renewal: renewalOf(step, unsigned) } : {}),
    ...(delegates && validator ? { validatorTx: step.names.asset(validator.txId) } : {}),
    more: {
      outputs: unsigned.outputs.length,
      stakes: stakeOf(unsigned).length,
      ...(unsigned.type === "AddDelegatorTx" ? { apricot: true } : {}),
    },
  }
}

const statedStartOf = (step: Step, unsigned: StakerTx): number =>
  "validator" in unsigned ? toSafeNumber(unsigned.validator.start) : step.timestamp

const blsKeyOf = (signer: Signer): Pick<StakerData, "publicKey" | "proofOfPossession"> =>
  signer.type === "signer.Empty"
    ? {}
    : {
        publicKey: formatHex(signer.publicKey, "hexnc"),
        proofOfPossession: formatHex(signer.proofOfPossession, "hexnc"),
      }

/** Keeps a staker, with its recomputed delegation capacity. */
export function keep(step: Step, row: StakerRow): void {
  const { delegationCapacity: _, ...rest } = row
  const capacity = delegationCapacityOf(step.memory, row)
  step.memory.keepStaker(capacity === undefined ? rest : { ...rest, delegationCapacity: capacity })
}

/** Activates a staker: its reward is minted in advance, and a delegator counts towards its validator from now on. */
export function activate(step: Step, row: StakerRow): void {
  const reward = isPermissioned(row) ? undefined : mintReward(step, row)
  const accrues = reward !== undefined && row.kind === "validator"
  const data = {
    ...row.data,
    ...(reward === undefined ? {} : { potentialReward: String(reward) }),
    ...(accrues ? { accruedDelegateeReward: "0" } : {}),
  }
  keep(step, { ...row, status: "active", data })
  if (row.kind !== "delegator") return
  const validator = step.memory.validator(row.subnetId, row.nodeId)
  if (!validator) return
  keep(step, {
    ...validator,
    delegatorCount: validator.delegatorCount + 1,
    delegatorWeight: validator.delegatorWeight + row.weight,
    totalDelegatorCount: validator.totalDelegatorCount + 1,
    totalDelegatorWeight: validator.totalDelegatorWeight + row.weight,
  })
}

/** Ends a permissioned validation before its end time. */
export function removeValidator(
  step: Step,
  id: Uint8Array,
  { subnetID, nodeID }: { readonly subnetID: Uint8Array; readonly nodeID: Uint8Array },
): void {
  const row = step.memory.validator(subnetID, nodeID)
  if (!row) throw nonsense(`block ${step.height} of the P-Chain removes a validator that is none: ${hexKey(nodeID)}`)
  keep(step, {
    ...row,
    status: "removed",
    data: { ...row.data, removeTx: step.names.asset(id), removedAt: step.timestamp },
  })
}
