import { splitReward } from "@serac/chain"

/** What a validator earned: by validating, and of its delegators' rewards. In nAVAX. */
export interface Earned {
  readonly validation: bigint
  readonly delegation: bigint
}

/**
 * What is staked again: its shares, as long as the validator does not weigh too much.
 *
 * @param shares - of a million, of what was earned
 * @param room - nAVAX that the validator may weigh more
 */
export function restakedOf({ validation, delegation }: Earned, shares: number, room: bigint): Earned {
  const wanted = {
    validation: splitReward(validation, shares).fromShares,
    delegation: splitReward(delegation, shares).fromShares,
  }
  const sum = wanted.validation + wanted.delegation
  if (sum <= room) return wanted
  const part = (wanted.validation * room) / sum
  return { validation: part, delegation: room - part }
}
