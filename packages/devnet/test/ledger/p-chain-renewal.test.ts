import {
  buildAddAutoRenewedValidatorTx,
  buildSetAutoRenewedValidatorConfigTx,
  buildTransferSubnetOwnershipTx,
  decodePChainTransaction,
  formatNodeId,
  type UnsignedPChain,
} from "@serac/chain"
import { expect, test } from "vitest"
import { zeroID } from "../../src/ledger/index.ts"
import { ann, ben, changed, doubled, setting, some } from "./refusing-platform.ts"
import { signed, signers } from "./traffic/people.ts"

/** A network after Helicon, in which auto-renewed validators are. */
function afterHelicon() {
  const world = setting()
  const { chain, time } = world
  time.now = Number(chain.config.helicon) * 1000 + 1_000
  for (let block = chain.build(); block; ) block = chain.build()
  return world
}

test("an auto-renewed validator stakes what it may, and restakes no more than everything", () => {
  const { refusal, context, wallet, chain } = afterHelicon()
  const [signer] = signers as [(typeof signers)[0]]
  const { minValidatorStake, heliconMinStakeDuration: period } = chain.config.staking
  const made = buildAddAutoRenewedValidatorTx(context, wallet(), {
    ...{ nodeID: some(4, 20), weight: minValidatorStake, period, signer },
    ...{ validationRewardsOwner: ann, delegationRewardsOwner: ben, validatorAuthority: ann },
    ...{ delegationShares: 20_000, autoCompoundRewardShares: 1_000_000 },
  })
  const cases: [UnsignedPChain, string | undefined][] = [
    [
      changed(made, { autoCompoundRewardShares: 1_000_001 }),
      "a staker can only restake at most 1000000 shares from rewards",
    ],
    [changed(made, { period: 0n }), "missing period"],
    [changed(made, { stake: [] }), "no stake"],
    [made, undefined],
  ]
  expect(cases.map(([transaction]) => refusal(transaction))).toEqual(cases.map(([, expected]) => expected))
})

test("only an auto-renewed validator that is there has a renewal to change", () => {
  const { refusal, context, wallet, chain, transfer } = afterHelicon()
  const { state, config } = chain
  const [signer] = signers as [(typeof signers)[0]]
  const { minValidatorStake, heliconMinStakeDuration: period } = config.staking
  const nodeID = some(4, 20)
  const bytes = signed(
    buildAddAutoRenewedValidatorTx(context, wallet(), {
      ...{ nodeID, weight: minValidatorStake, period, signer, autoCompoundRewardShares: 0 },
      ...{
        validationRewardsOwner: ann,
        delegationRewardsOwner: ben,
        validatorAuthority: ann,
        delegationShares: 20_000,
      },
    }),
  )
  expect(refusal(bytes)).toBeUndefined()
  const { id: txID } = decodePChainTransaction(bytes)
  const paid = signed(transfer())
  expect(refusal(paid)).toBeUndefined()
  const validatorAuthority = { locktime: 0n, threshold: 1, addresses: [ann] }
  const change = (of: Uint8Array, autoCompoundRewardShares = 1_000_000) =>
    refusal(
      buildSetAutoRenewedValidatorConfigTx(context, wallet(), {
        ...{ txID: of, validatorAuthority, period, autoCompoundRewardShares },
      }),
    )
  expect([
    change(zeroID),
    change(some(9)),
    change(decodePChainTransaction(paid).id),
    change(txID, 1_000_001),
    change(txID),
  ]).toEqual([
    "missing tx id",
    "getting staker tx: not found",
    "invalid staker tx type: *txs.BaseTx",
    "a staker can only restake at most 1000000 shares from rewards",
    undefined,
  ])
  const validator = state.stakers.validator(zeroID, nodeID)
  if (validator === undefined) throw new Error("the validator is gone")
  expect(state.stakers.info(validator)).toMatchObject({ nextPeriod: period, autoCompoundRewardShares: 1_000_000 })
  state.stakers.remove(validator)
  expect(change(txID)).toBe(`getting validator ${formatNodeId(nodeID)} from state: not found`)
})

test("a subnet's new owner is named by a transaction that is well-formed", () => {
  const { refusal, context, wallet, subnet } = setting()
  const owned = subnet()
  const made = buildTransferSubnetOwnershipTx(context, wallet(), { ...owned, newOwner: ben })
  expect([refusal(changed(made, { inputs: doubled(made.unsigned.inputs) })), refusal(made)]).toEqual([
    "inputs not sorted and unique",
    undefined,
  ])
})
