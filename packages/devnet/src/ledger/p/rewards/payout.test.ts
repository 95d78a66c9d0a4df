import { expect, test } from "vitest"
import { LedgerError } from "../../ledger-error.ts"
import type { Staker } from "../state/staker.ts"
import { rewardOwners, type StakingTransaction, sharesOf, stakingOf } from "./payout.ts"

const stakerBy = (unsigned: object) => ({ transaction: { unsigned } }) as unknown as Staker

test("what a staker was added by has a stake, and nothing else adds one", () => {
  const unsigned = { type: "AddPermissionlessValidatorTx", stake: [] }
  expect(stakingOf(stakerBy(unsigned))).toBe(unsigned)
  expect(() => stakingOf(stakerBy({ type: "AddSubnetValidatorTx" }))).toThrow(
    new LedgerError("unexpected staker transaction type: *txs.AddSubnetValidatorTx"),
  )
})

test("one owner is paid both rewards or each has its own, and shares are those of the transaction's kind", () => {
  const [first, second] = [{ threshold: 1 }, { threshold: 2 }]
  const of = (unsigned: object) => unsigned as StakingTransaction
  expect([
    rewardOwners(of({ rewardsOwner: first })),
    rewardOwners(of({ validationRewardsOwner: first, delegationRewardsOwner: second })),
  ]).toEqual([
    { own: first, delegation: first },
    { own: first, delegation: second },
  ])
  expect([{ shares: 7 }, { delegationShares: 8 }, {}].map((unsigned) => sharesOf(of(unsigned)))).toEqual([7, 8, 0])
})
