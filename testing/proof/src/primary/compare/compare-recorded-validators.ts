import { stringifyLossless } from "@serac/client/rpc"
import { listDelegators, listL1Validators, listValidators } from "@serac/data"
import { recordedResult } from "../recording/recorded-calls.ts"
import { ownerHex, zeroIdText } from "../recording/text.ts"
import { comparedNetwork, everyItem, type Proof } from "./ask.ts"

interface RecordedOwner {
  readonly threshold: string
  readonly addresses: readonly string[]
}

interface RecordedValidator {
  readonly txID?: string
  readonly validationID?: string
  readonly nodeID: string
  readonly weight: string
  readonly startTime: string
  readonly endTime: string
  readonly validationRewardOwner?: RecordedOwner
  readonly delegationRewardOwner?: RecordedOwner
  readonly potentialReward?: string
  readonly accruedDelegateeReward?: string
  readonly delegationFee?: string
  readonly uptime?: string
  readonly signer?: { readonly publicKey: string; readonly proofOfPossession: string }
  readonly validatorAuthority?: RecordedOwner & { readonly locktime: string }
  readonly nextPeriod?: string
  readonly autoCompoundRewardShares?: string
  readonly delegatorCount?: string
  readonly delegatorWeight?: string
  readonly delegators?: readonly {
    readonly txID: string
    readonly startTime: string
    readonly endTime: string
    readonly weight: string
    readonly nodeID: string
    readonly rewardOwner: RecordedOwner
    readonly potentialReward: string
  }[]
  readonly publicKey?: string
  readonly remainingBalanceOwner?: RecordedOwner
  readonly deactivationOwner?: RecordedOwner
  readonly balance?: string
}

/** `platform.getCurrentValidators` of every subnet and node in the recording, member by member. */
export async function compareRecordedValidators(proof: Proof): Promise<void> {
  const { world, stack, comparison } = proof
  for (const call of world.recording.calls.of("platform.getCurrentValidators")) {
    const recorded = recordedResult<{ validators: readonly RecordedValidator[] }>(call)?.validators
    if (recorded === undefined) continue
    const subnetId = String(call.params.subnetID ?? zeroIdText)
    const nodeIds = call.params.nodeIDs as string[] | undefined
    if (subnetId !== zeroIdText && !world.transactions.some(({ json }) => json.id === subnetId)) continue
    const active = listValidators(stack.data, {
      network: comparedNetwork,
      subnetId,
      validationStatus: "active",
      pageSize: 100,
      ...(nodeIds && { nodeIds }),
    })
    const shown = recorded.filter(({ txID }) => txID).map((one) => asValidator(one, proof))
    const served = (await everyItem(active)).map(
      // Members that a node does not return: the share of rewards, the remaining capacity and the rewards of earlier periods.
      ({
        stakePercentage: _,
        delegationCapacity: __,
        rewardedPeriods: ___,
        restakedRewards: ____,
        ...rest
      }: RecordedItem) => rest,
    )
    comparison.value("recorded validators", call.name, byId(shown), byId(served))

    const ofL1 = recorded.filter(({ validationID }) => validationID).map((one) => asL1Validator(one, subnetId, proof))
    const listed = await everyItem(
      listL1Validators(stack.data, {
        network: comparedNetwork,
        subnetId,
        includeInactiveL1Validators: true,
        pageSize: 100,
      }),
    )
    const current = listed.filter(({ weight, nodeId }) => Number(weight) > 0 && (!nodeIds || nodeIds.includes(nodeId)))
    const plainly = current.map(({ validationIdHex: _, ...rest }) => rest)
    comparison.value("recorded L1 validators", call.name, byId(ofL1), byId(plainly))

    for (const { delegators, nodeID, delegationFee } of recorded) {
      if (delegators === undefined) continue
      const own = await everyItem(
        listDelegators(stack.data, {
          network: comparedNetwork,
          nodeIds: [nodeID],
          delegationStatus: "active",
          pageSize: 100,
        }),
      )
      const told = delegators.map((one) => ({
        txHash: one.txID,
        nodeId: one.nodeID,
        rewardAddresses: formattedAddresses(one.rewardOwner, proof),
        amountDelegated: one.weight,
        delegationFee,
        startTimestamp: Number(one.startTime),
        endTimestamp: Number(one.endTime),
        delegationStatus: "active",
        estimatedGrossReward: one.potentialReward,
      }))
      const plainOwn = own.map(({ estimatedNetReward: _, ...rest }: Record<string, unknown>) => rest)
      comparison.value("recorded delegators", `${call.name} ${nodeID}`, byId(told), byId(plainOwn))
    }
  }
}

type RecordedItem = Readonly<Record<string, unknown>>

const formattedAddresses = (owner: RecordedOwner | undefined, { expected: { names } }: Proof) =>
  (owner?.addresses ?? []).map((address) => names.address(ownerHex(address)))

function asValidator(one: RecordedValidator, proof: Proof) {
  const rewardAddresses = [
    ...new Set([
      ...formattedAddresses(one.validationRewardOwner, proof),
      ...formattedAddresses(one.delegationRewardOwner, proof),
    ]),
  ]
  const staker = proof.world.stakers.find(({ txID }) => txID === one.txID)
  const subnetId = staker?.subnetID
  // The node returns accrued rewards; it returns the expected rewards of current delegators for one node at a time.
  const expectedFees = staker === undefined ? 0n : proof.expected.stakers.expectedFees(staker)
  return {
    txHash: one.txID,
    nodeId: one.nodeID,
    subnetId,
    amountStaked: one.weight,
    delegationFee: one.delegationFee ?? null,
    startTimestamp: Number(one.startTime),
    endTimestamp: Number(one.endTime),
    ...(one.signer?.publicKey && { blsCredentials: one.signer }),
    ...(one.validatorAuthority && {
      period: Number(one.nextPeriod),
      autoCompoundRewardShares: Number(one.autoCompoundRewardShares),
      validatorAuthority: {
        locktime: Number(one.validatorAuthority.locktime),
        threshold: Number(one.validatorAuthority.threshold),
        addresses: formattedAddresses(one.validatorAuthority, proof),
      },
    }),
    validationStatus: "active",
    delegatorCount: Number(one.delegatorCount ?? 0),
    amountDelegated: one.delegatorWeight ?? "0",
    ...(one.uptime !== undefined && { uptimePerformance: Number(one.uptime) }),
    potentialRewards: {
      validationRewardAmount: one.potentialReward ?? "0",
      delegationRewardAmount: String(BigInt(one.accruedDelegateeReward ?? 0) + expectedFees),
      rewardAddresses,
    },
  }
}

function asL1Validator(one: RecordedValidator, subnetId: string, proof: Proof) {
  const owner = (recorded: RecordedOwner | undefined) => ({
    addresses: formattedAddresses(recorded, proof),
    threshold: Number(recorded?.threshold),
  })
  return {
    validationId: one.validationID,
    nodeId: one.nodeID,
    subnetId,
    weight: BigInt(one.weight),
    remainingBalance: BigInt(one.balance ?? 0),
    creationTimestamp: Number(one.startTime),
    blsCredentials: { publicKey: one.publicKey },
    remainingBalanceOwner: owner(one.remainingBalanceOwner),
    deactivationOwner: owner(one.deactivationOwner),
  }
}

const byId = (list: readonly object[]) =>
  list.toSorted((one, other) => (sortedValuesText(one) < sortedValuesText(other) ? -1 : 1))

const sortedValuesText = (item: object) => String(stringifyLossless(Object.values(item).sort()))
