import { buildAddPermissionlessDelegatorTx, buildAddPermissionlessValidatorTx } from "@serac/chain"
import { playValidator } from "../network/play-validator.ts"
import { validatorIdentity } from "../network/validator-identity.ts"
import type { Scene } from "./scene.ts"

/** Number of validators that stake first. */
const firstValidators = 2
const secondsPerDay = 86_400n

/**
 * Users that stake at the start for about the shortest possible time, each with a delegator: so that a history of a
 * day and some hours has stakes that ended, and the rewards of a validator, of a delegator, and of a validator's share of a delegation.
 */
export function firstStakes({ network, keyring, people }: Scene): void {
  const now = BigInt(Math.floor(network.clock.now() / 1000))
  const { minValidatorStake, minDelegatorStake } = network.p.config.staking
  for (let at = 0; at < firstValidators; at++) {
    const [validator, delegator] = [people[2 * at], people[2 * at + 1]]
    if (!validator || !delegator) return
    const identity = validatorIdentity("first to stake", at)
    playValidator({ network, keyring }, identity)
    // The delegation starts a block later and must also last at least a day.
    const end = now + secondsPerDay + BigInt(600 * (at + 1))
    validator.issueP(
      buildAddPermissionlessValidatorTx(validator.pContext, validator.pWallet, {
        nodeID: identity.nodeID,
        end,
        weight: minValidatorStake * BigInt(at + 1),
        signer: identity.bls,
        validationRewardsOwner: validator.address,
        delegationRewardsOwner: validator.address,
        shares: 100_000,
      }),
    )
    network.work()
    delegator.issueP(
      buildAddPermissionlessDelegatorTx(delegator.pContext, delegator.pWallet, {
        nodeID: identity.nodeID,
        end,
        weight: minDelegatorStake * BigInt(at + 1),
        rewardsOwner: delegator.address,
      }),
    )
    network.work()
  }
}
