import {
  type AddAutoRenewedValidatorTx,
  equalBytes,
  formatNodeId,
  percentDenominator,
  type SetAutoRenewedValidatorConfigTx,
} from "@serac/chain"
import { zeroID } from "../../bytes.ts"
import { LedgerError, withContext } from "../../ledger-error.ts"
import { verifyOwners } from "../../spend/owners.ts"
import { isHelicon } from "../config.ts"
import { verifyOutputs, verifySortedOutputs } from "../spend/well-formed.ts"
import { noStakingInfo } from "../state/staker.ts"
import {
  authorize,
  consumeAndProduce,
  type Execution,
  verifyAuthorizationForm,
  verifyBase,
  verifyMemo,
  verifyPayment,
} from "./execution.ts"
import { verifyShares } from "./staking.ts"
import { isZeroNodeId, keyOfSigner, minDuration, mintReward, verifyDuration, weightOf } from "./staking-rules.ts"

const flowCheck = "flow check failed"

function verifyUpgrade({ config, state }: Execution): void {
  if (!isHelicon(config, state.time))
    throw new LedgerError("attempting to use a Helicon-upgrade feature prior to activation")
}

function verifyRestakedShares(shares: number): void {
  if (BigInt(shares) > percentDenominator)
    throw new LedgerError(`a staker can only restake at most ${percentDenominator} shares from rewards`)
}

/** Verifies a node id. @throws {LedgerError} */
export function verifyNodeID(nodeID: Uint8Array): void {
  if (nodeID.length !== 20) throw new LedgerError(`invalid hash length: expected 20 bytes but got ${nodeID.length}`)
  if (isZeroNodeId(nodeID)) throw new LedgerError("validator nodeID cannot be empty")
}

/** Adds an auto-renewed validator of the primary network. */
export function executeAddAutoRenewedValidator(execution: Execution<AddAutoRenewedValidatorTx>): void {
  const { unsigned, state, config, transaction } = execution
  const { nodeID, stake, delegationShares, autoCompoundRewardShares, period } = unsigned
  verifyUpgrade(execution)
  const publicKey = verifyForm(execution)
  const weight = weightOf(stake)
  verifyMemo(execution)
  const { staking } = config
  if (weight < staking.minValidatorStake) throw new LedgerError("weight of this validator is too low")
  if (weight > staking.maxValidatorStake) throw new LedgerError("weight of this validator is too large")
  if (delegationShares < staking.minDelegationFee)
    throw new LedgerError("staker charges an insufficient delegation fee")
  verifyDuration(period, minDuration(execution), staking.maxStakeDuration)
  if (state.stakers.validator(zeroID, nodeID)) throw new LedgerError(`duplicate validator: ${formatNodeId(nodeID)}`)
  verifyPayment(execution, { outputs: stake, around: flowCheck })
  const first = { start: state.time, end: state.time + period, weight }
  const potentialReward = mintReward(config, state, first)
  const place = { kind: "validator", transaction, txID: transaction.id, subnetID: zeroID, nodeID } as const
  state.stakers.add({ ...place, ...first, potentialReward, publicKey })
  state.stakers.setInfo(place, { ...noStakingInfo, nextPeriod: period, autoCompoundRewardShares })
  consumeAndProduce(execution)
}

/** Verifies the fields of the transaction without the state. @returns the validator's key. */
function verifyForm(execution: Execution<AddAutoRenewedValidatorTx>): Uint8Array {
  const { unsigned, verifier, config } = execution
  const { nodeID, stake, signer, delegationShares, autoCompoundRewardShares, period } = unsigned
  if (stake.length === 0) throw new LedgerError("no stake")
  verifyShares(delegationShares)
  verifyRestakedShares(autoCompoundRewardShares)
  if (period === 0n) throw new LedgerError("missing period")
  verifyNodeID(nodeID)
  withContext("verifying BaseTx", () => verifyBase(execution))
  const publicKey = withContext("verifying signer, rewards owners or validator authority", () => {
    const key = keyOfSigner(verifier, signer)
    verifyOwners(unsigned.validationRewardsOwner)
    verifyOwners(unsigned.delegationRewardsOwner)
    verifyOwners(unsigned.validatorAuthority)
    return key
  })
  if (!publicKey) throw new LedgerError("missing signer")
  verifyOutputs(stake, "verifying output")
  if (stake.some(({ assetID }) => !equalBytes(assetID, config.avaxAssetID)))
    throw new LedgerError("invalid staked asset")
  verifySortedOutputs(stake)
  return publicKey
}

/** Changes the renewal of a validation, from its next period on. */
export function executeSetAutoRenewedValidatorConfig(execution: Execution<SetAutoRenewedValidatorConfigTx>): void {
  const { unsigned, state, config } = execution
  const { txID, auth, autoCompoundRewardShares, period } = unsigned
  verifyUpgrade(execution)
  if (equalBytes(txID, zeroID)) throw new LedgerError("missing tx id")
  verifyRestakedShares(autoCompoundRewardShares)
  verifyBase(execution)
  verifyAuthorizationForm(auth)
  verifyMemo(execution)
  const added = state.blocks.transaction(txID)?.transaction.unsigned
  if (!added) throw new LedgerError("getting staker tx: not found")
  if (added.type !== "AddAutoRenewedValidatorTx") throw new LedgerError(`invalid staker tx type: *txs.${added.type}`)
  const validator = state.stakers.validator(zeroID, added.nodeID)
  if (!validator) throw new LedgerError(`getting validator ${formatNodeId(added.nodeID)} from state: not found`)
  if (!equalBytes(validator.txID, txID)) throw new LedgerError("invalid staker tx: wrong tx id")
  if (period > 0n) verifyDuration(period, minDuration(execution), config.staking.maxStakeDuration)
  const credentials = authorize(execution, auth, added.validatorAuthority)
  verifyPayment(execution, { credentials, around: flowCheck })
  const info = state.stakers.info(validator)
  state.stakers.setInfo(validator, { ...info, autoCompoundRewardShares, nextPeriod: period })
  consumeAndProduce(execution)
}
