import { splitReward } from "@serac/chain"

/** The rewards of a validator in nAVAX: its own, and its share of its delegators' rewards. */
export interface Earned {
  readonly validation: bigint
  readonly delegation: bigint
}

/**
 * The part of the rewards that is restaked, limited by the maximum weight of a validator.
 *
 * @param shares - the part to restake, in millionths
 * @param room - how much the weight may grow, in nAVAX
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
