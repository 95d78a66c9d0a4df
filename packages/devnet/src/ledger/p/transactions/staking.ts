import {
  type AddPermissionlessDelegatorTx,
  type AddPermissionlessValidatorTx,
  equalBytes,
  formatId,
  formatNodeId,
  type PChainTransferableOutput,
  percentDenominator,
} from "@serac/chain"
import { zeroID } from "../../bytes.ts"
import { LedgerError, withContext } from "../../ledger-error.ts"
import { verifyOwners } from "../../spend/owners.ts"
import { verifyOutputs, verifySortedOutputs } from "../spend/well-formed.ts"
import { isPrimary } from "../state/staker.ts"
import { consumeAndProduce, type Execution, verifyBase, verifyMemo, verifyPayment } from "./execution.ts"
import {
  isOverDelegated,
  isZeroNodeId,
  keyOfSigner,
  minDuration,
  mintReward,
  verifyDuration,
  verifyInside,
  weightOf,
} from "./staking-rules.ts"

const flowCheck = "flow check failed"
const tooLow = "weight of this validator is too low"

/** Verifies a validator's share of its delegators' rewards, in millionths. @throws {LedgerError} */
export function verifyShares(shares: number): void {
  if (BigInt(shares) > percentDenominator)
    throw new LedgerError(`a staker can only require at most ${percentDenominator} shares from delegators`)
}

/** Adds a validator of the primary network. */
export function executeAddValidator(execution: Execution<AddPermissionlessValidatorTx>): void {
  const { unsigned, state, config, transaction } = execution
  const { validator, subnetID, stake, shares } = unsigned
  const { nodeID, end, weight } = validator
  const publicKey = verifyForm(execution)
  verifyMemo(execution)
  verifyPrimary(subnetID)
  const { staking } = config
  if (weight < staking.minValidatorStake) throw new LedgerError(tooLow)
  if (weight > staking.maxValidatorStake) throw new LedgerError("weight of this validator is too large")
  if (shares < staking.minDelegationFee) throw new LedgerError("staker charges an insufficient delegation fee")
  verifyDuration(end - state.time, minDuration(execution), staking.maxStakeDuration)
  verifyStakedAsset(execution, stake)
  if (state.stakers.validator(subnetID, nodeID))
    throw new LedgerError(`duplicate validator: ${formatNodeId(nodeID)} on ${formatId(subnetID)}`)
  verifyPayment(execution, { outputs: stake, around: flowCheck })
  const period = { start: state.time, end, weight }
  const potentialReward = mintReward(config, state, period)
  const place = { kind: "validator", transaction, txID: transaction.id, subnetID, nodeID } as const
  state.stakers.add({ ...place, ...period, potentialReward, publicKey })
  consumeAndProduce(execution)
}

/** Verifies the fields of the transaction without the state. @returns the validator's key. */
function verifyForm(execution: Execution<AddPermissionlessValidatorTx>): Uint8Array | undefined {
  const { unsigned, verifier } = execution
  const { validator, subnetID, stake, shares, signer, validationRewardsOwner, delegationRewardsOwner } = unsigned
  if (isZeroNodeId(validator.nodeID)) throw new LedgerError("validator nodeID cannot be empty")
  if (stake.length === 0) throw new LedgerError("no stake")
  verifyShares(shares)
  withContext("failed to verify BaseTx", () => verifyBase(execution))
  const publicKey = withContext("failed to verify validator, signer, or rewards owners", () => {
    if (validator.weight === 0n) throw new LedgerError(tooLow)
    const key = keyOfSigner(verifier, signer)
    verifyOwners(validationRewardsOwner)
    verifyOwners(delegationRewardsOwner)
    return key
  })
  const [hasKey, isPrimaryNetwork] = [publicKey !== undefined, isPrimary(subnetID)]
  if (hasKey !== isPrimaryNetwork)
    throw new LedgerError(`invalid signer: hasKey=${hasKey} != isPrimaryNetwork=${isPrimaryNetwork}`)
  verifyStake(stake)
  const sum = weightOf(stake)
  if (sum !== validator.weight)
    throw new LedgerError(`validator weight mismatch: weight ${validator.weight} != stake ${sum}`)
  return publicKey
}

/** Adds a delegator to a validator of the primary network. */
export function executeAddDelegator(execution: Execution<AddPermissionlessDelegatorTx>): void {
  const { unsigned, state, config, transaction } = execution
  const { validator, subnetID, stake, rewardsOwner } = unsigned
  const { nodeID, end, weight } = validator
  if (stake.length === 0) throw new LedgerError("no stake")
  withContext("failed to verify BaseTx", () => verifyBase(execution))
  withContext("failed to verify validator or rewards owner", () => {
    if (weight === 0n) throw new LedgerError(tooLow)
    verifyOwners(rewardsOwner)
  })
  verifyStake(stake)
  const sum = weightOf(stake)
  if (sum !== weight)
    throw new LedgerError(
      `delegator weight is not equal to total stake weight, delegator weight ${weight} total stake weight ${sum}`,
    )
  verifyMemo(execution)
  verifyPrimary(subnetID)
  const { staking } = config
  if (weight < staking.minDelegatorStake) throw new LedgerError(tooLow)
  verifyDuration(end - state.time, staking.minStakeDuration, staking.maxStakeDuration)
  verifyStakedAsset(execution, stake)
  const validated = state.stakers.validator(subnetID, nodeID)
  if (!validated) {
    const [node, subnet] = [formatNodeId(nodeID), formatId(subnetID)]
    throw new LedgerError(`failed to fetch the validator for ${node} on ${subnet}: not found`)
  }
  verifyInside(end, validated)
  if (isOverDelegated(execution, validated, weight)) throw new LedgerError("validator would be over delegated")
  verifyPayment(execution, { outputs: stake, around: flowCheck })
  const period = { start: state.time, end, weight }
  const potentialReward = mintReward(config, state, period)
  const place = { kind: "delegator", transaction, txID: transaction.id, subnetID, nodeID } as const
  state.stakers.add({ ...place, ...period, potentialReward })
  consumeAndProduce(execution)
}

/** Verifies the form of a stake, and that it has one asset. @throws {LedgerError} */
function verifyStake(stake: readonly PChainTransferableOutput[]): void {
  verifyOutputs(stake, "failed to verify output")
  const [first] = stake as [PChainTransferableOutput]
  for (const { assetID } of stake)
    if (!equalBytes(assetID, first.assetID))
      throw new LedgerError(`multiple staked assets: "${formatId(first.assetID)}" and "${formatId(assetID)}"`)
  verifySortedOutputs(stake)
}

/** Networks no longer allow elastic subnets, so only the primary network has rewarded stakers. */
function verifyPrimary(subnetID: Uint8Array): void {
  if (!equalBytes(subnetID, zeroID)) throw new LedgerError("not found")
}

function verifyStakedAsset({ config: { avaxAssetID } }: Execution, stake: readonly PChainTransferableOutput[]): void {
  const [{ assetID }] = stake as [PChainTransferableOutput]
  if (!equalBytes(assetID, avaxAssetID))
    throw new LedgerError(`incorrect staked assetID: ${formatId(avaxAssetID)} != ${formatId(assetID)}`)
}
