import { CodecError } from "../codec/codec-error.ts"
import { compareBytes } from "../text/compare-bytes.ts"
import type { GenesisAllocation, GenesisFile, GenesisUnlock } from "./genesis-file.ts"

/** A part of an allocation that a validator stakes. */
export interface Staked extends GenesisUnlock {
  readonly address: Uint8Array
}

/**
 * Distributes the staked funds among the validators, in the file's order: each gets the same amount, the last one gets
 * the rest. An unlock that spans two validators is split.
 */
export const splitStake = (allocations: readonly GenesisAllocation[], validators: number): Staked[][] => {
  const unlocks = allocations.flatMap(({ avaxAddr, unlockSchedule }) =>
    unlockSchedule.map(({ amount, locktime }) => ({ address: avaxAddr, amount, locktime })),
  )
  const share = unlocks.reduce((sum, { amount }) => sum + amount, 0n) / BigInt(validators)
  const shares: Staked[][] = []
  let current: Staked[] = []
  let taken = 0n
  for (const unlock of unlocks) {
    let { amount } = unlock
    while (taken + amount > share && shares.length < validators - 1) {
      current.push({ ...unlock, amount: share - taken })
      amount -= share - taken
      shares.push(current)
      current = []
      taken = 0n
    }
    if (amount > 0n) current.push({ ...unlock, amount })
    taken += amount
  }
  shares.push(current)
  return Array.from({ length: validators }, (_, index) => (shares[index] ?? []).sort(byLocktime))
}

const compareBigints = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

const byLocktime = (a: Staked, b: Staked): number =>
  compareBigints(a.locktime, b.locktime) || compareBigints(a.amount, b.amount) || compareBytes(a.address, b.address)

/** The sum of all allocations on X and P, in nAVAX. */
export const initialSupplyOf = ({ allocations }: GenesisFile): bigint => {
  const amounts = allocations.flatMap(({ initialAmount, unlockSchedule }) => [
    initialAmount,
    ...unlockSchedule.map(({ amount }) => amount),
  ])
  const supply = amounts.reduce((sum, amount) => sum + amount, 0n)
  if (supply >= 2n ** 64n) throw new CodecError("invalid-value", "the supply exceeds 64 bits", undefined, "allocations")
  return supply
}
