import {
  buildAddAutoRenewedValidatorTx,
  buildAddPermissionlessDelegatorTx,
  buildAddPermissionlessValidatorTx,
  buildSetAutoRenewedValidatorConfigTx,
  decodePChainTransaction,
  formatId,
  formatNodeId,
  type UnsignedPChain,
  utxoId,
} from "@serac/chain"
import { expect, test } from "vitest"
import { keyOf, zeroID } from "../../src/ledger/index.ts"
import { ann, avax, ben, changed, expectedOf, hasMemo, type RefusalCase, setting, some } from "./refusing-platform.ts"
import { signed, signers } from "./traffic/people.ts"

const [signer] = signers as [(typeof signers)[0]]
const nodeID = some(4, 20)
const unspendable = { type: "secp256k1fx.OutputOwners", locktime: 0n, threshold: 2, addresses: [ann] }
/** Stakes of 10 to 50 AVAX for 30 to 1,000 seconds, and of delegators from 1 AVAX on. */
const limits = { maxValidatorStake: 50n * avax, maxStakeDuration: 1_000n }

/** A network with these limits, after the Helicon upgrade if asked, when validators stake for 20 seconds at least. */
function begun({ isHelicon = false } = {}) {
  const world = setting(limits)
  const { chain, time, context, wallet } = world
  // Nothing is locked any more.
  time.now += 1_000_000
  if (isHelicon) {
    time.now = Number(chain.config.helicon) * 1000
    for (let block = chain.build(); block; ) block = chain.build()
  }
  const now = BigInt(time.now / 1000)
  const validator = (end = now + 500n, weight = 20n * avax, shares = 20_000) =>
    buildAddPermissionlessValidatorTx(context, wallet(), {
      ...{ nodeID, end, weight, signer, shares, validationRewardsOwner: ann, delegationRewardsOwner: ben },
    })
  const delegator = (end = now + 400n, weight = 5n * avax) =>
    buildAddPermissionlessDelegatorTx(context, wallet(), { nodeID, end, weight, rewardsOwner: ben })
  const renewing = (period = 500n, weight = 20n * avax, delegationShares = 20_000, autoCompoundRewardShares = 0) =>
    buildAddAutoRenewedValidatorTx(context, wallet(), {
      ...{ nodeID, weight, period, signer, delegationShares, autoCompoundRewardShares },
      ...{ validationRewardsOwner: ann, delegationRewardsOwner: ben, validatorAuthority: ann },
    })
  const isSpent = ({ unsigned }: UnsignedPChain) =>
    "inputs" in unsigned &&
    unsigned.inputs.every(({ txID, outputIndex }) => !chain.state.utxos.get(keyOf(utxoId(txID, outputIndex))))
  return { ...world, now, validator, delegator, renewing, isSpent }
}

const low = "weight of this validator is too low"
const large = "weight of this validator is too large"
const [short, long] = ["staking period is too short", "staking period is too long"]
const shareless = "staker charges an insufficient delegation fee"

test("a validator stakes what the network allows, for as long and for such a share as it allows", () => {
  const { refusals, now, validator } = begun()
  const cases: readonly RefusalCase[] = [
    [undefined, validator(now + 30n)],
    [short, validator(now + 29n)],
    [undefined, validator(now + 1_000n)],
    [long, validator(now + 1_001n)],
    [undefined, validator(now + 500n, 10n * avax)],
    [low, validator(now + 500n, 10n * avax - 1n)],
    [undefined, validator(now + 500n, 50n * avax)],
    [large, validator(now + 500n, 50n * avax + 1n)],
    [shareless, validator(now + 500n, 20n * avax, 19_999)],
    [undefined, validator(now + 500n, 20n * avax, 1_000_000)],
    ["a staker can only require at most 1000000 shares from delegators", validator(now + 500n, 20n * avax, 1_000_001)],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
})

test("validators stake for shorter from the Helicon upgrade on, delegators do not", () => {
  const { refusals, refusal, now, validator, delegator } = begun({ isHelicon: true })
  const cases: readonly RefusalCase[] = [
    [undefined, validator(now + 20n)],
    [short, validator(now + 19n)],
    [long, validator(now + 1_001n)],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  expect(refusal(validator())).toBeUndefined()
  const delegations: readonly RefusalCase[] = [
    [undefined, delegator(now + 30n)],
    [short, delegator(now + 29n)],
  ]
  expect(refusals(delegations)).toEqual(expectedOf(delegations))
})

test("each rule of a validator's form refuses the validator that breaks it alone", () => {
  const { refusals, validator: of, context } = begun()
  const made = of()
  const [staked] = made.unsigned.stake as [(typeof made.unsigned.stake)[0]]
  const around = "failed to verify validator, signer, or rewards owners"
  const other = { ...staked, assetID: some(255) }
  const amount = (of: bigint) => ({ ...staked, output: { ...staked.output, amount: of } })
  const locked = { ...staked, output: { type: "stakeable.LockOut", locktime: 0n, output: staked.output } }
  const [change] = made.unsigned.outputs as [typeof staked & { output: { amount: bigint } }]
  // Two outputs cost more than one.
  const two = (one: bigint, second: bigint) =>
    changed(made, {
      outputs: [{ ...change, output: { ...change.output, amount: change.output.amount - 10_000n } }],
      stake: [amount(one), amount(second)],
    })
  const cases: readonly RefusalCase[] = [
    [`${around}: output is unspendable`, changed(made, { validationRewardsOwner: unspendable })],
    [`${around}: output is unspendable`, changed(made, { delegationRewardsOwner: unspendable })],
    ["failed to verify BaseTx: metadata failed verification: tx has wrong network ID", changed(made, { networkID: 1 })],
    [hasMemo, changed(made, { memo: some(1, 1) })],
    ["failed to verify output: output has no value", changed(made, { stake: [amount(0n)] })],
    ["failed to verify output: invalid locktime", changed(made, { stake: [locked] })],
    [
      `multiple staked assets: "${formatId(context.avaxAssetID)}" and "${formatId(some(255))}"`,
      changed(made, { stake: [staked, other] }),
    ],
    ["outputs not sorted", two(15n * avax, 5n * avax)],
    [undefined, two(5n * avax, 15n * avax)],
    [undefined, two(10n * avax, 10n * avax)],
    ["overflow", two(2n ** 63n, 2n ** 63n)],
    ["invalid signer: hasKey=true != isPrimaryNetwork=false", changed(made, { subnetID: some(3) })],
    ["flow check failed: wrong number of credentials: 1 inputs != 0 credentials", { ...made, signers: [] }],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
})

test("each rule of a delegator refuses the delegator that breaks it alone", () => {
  const { refusals, refusal, now, validator, delegator: of, context } = begun()
  const delegator = of()
  const node = formatNodeId(nodeID)
  expect(refusal(delegator)).toBe(`failed to fetch the validator for ${node} on ${formatId(zeroID)}: not found`)
  expect(refusal(validator())).toBeUndefined()
  const made = of()
  const { validator: period } = made.unsigned
  const [staked] = made.unsigned.stake as [(typeof made.unsigned.stake)[0]]
  const around = "failed to verify validator or rewards owner"
  const outside = "proposed staking period is not inside dependent staking period"
  const cases: readonly RefusalCase[] = [
    [undefined, made],
    [undefined, of(now + 30n)],
    [short, of(now + 29n)],
    [undefined, of(now + 500n)],
    [outside, of(now + 501n)],
    [long, of(now + 1_001n)],
    [undefined, of(now + 400n, avax)],
    [low, of(now + 400n, avax - 1n)],
    [undefined, of(now + 400n, 30n * avax)],
    ["validator would be over delegated", of(now + 400n, 30n * avax + 1n)],
    ["no stake", changed(made, { stake: [] })],
    ["failed to verify BaseTx: metadata failed verification: tx has wrong network ID", changed(made, { networkID: 1 })],
    [`${around}: ${low}`, changed(made, { validator: { ...period, weight: 0n } })],
    [`${around}: output is unspendable`, changed(made, { rewardsOwner: unspendable })],
    [
      "failed to verify output: empty asset ID is not valid",
      changed(made, { stake: [{ ...staked, assetID: zeroID }] }),
    ],
    [
      `delegator weight is not equal to total stake weight, delegator weight ${6n * avax} total stake weight ${5n * avax}`,
      changed(made, { validator: { ...period, weight: 6n * avax } }),
    ],
    [hasMemo, changed(made, { memo: some(1, 1) })],
    ["not found", changed(made, { subnetID: some(3) })],
    [
      `incorrect staked assetID: ${formatId(context.avaxAssetID)} != ${formatId(some(3))}`,
      changed(made, { stake: [{ ...staked, assetID: some(3) }] }),
    ],
    ["flow check failed: wrong number of credentials: 1 inputs != 0 credentials", { ...made, signers: [] }],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
})

test("an auto-renewed validator is allowed from the Helicon upgrade on", () => {
  const { refusals, renewing, context, wallet } = begun()
  const validatorAuthority = { locktime: 0n, threshold: 1, addresses: [ann] }
  const given = { txID: some(9), validatorAuthority, period: 500n, autoCompoundRewardShares: 0 }
  const changedLater = buildSetAutoRenewedValidatorConfigTx(context, wallet(), given)
  const early = "attempting to use a Helicon-upgrade feature prior to activation"
  const cases: readonly RefusalCase[] = [
    [early, renewing()],
    [early, changedLater],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
})

test("each rule of an auto-renewed validator refuses the one that breaks it alone", () => {
  const { refusals, refusal, renewing: of, isSpent } = begun({ isHelicon: true })
  const made = of()
  const [staked] = made.unsigned.stake as [(typeof made.unsigned.stake)[0]]
  const amount = (amount: bigint) => ({ ...staked, output: { ...staked.output, amount } })
  const around = "verifying signer, rewards owners or validator authority"
  const cases: readonly RefusalCase[] = [
    [undefined, made],
    [undefined, of(20n)],
    [short, of(19n)],
    [undefined, of(1_000n)],
    [long, of(1_001n)],
    ["missing period", of(0n)],
    [undefined, of(500n, 10n * avax)],
    [low, of(500n, 10n * avax - 1n)],
    [undefined, of(500n, 50n * avax)],
    [large, of(500n, 50n * avax + 1n)],
    [shareless, of(500n, 20n * avax, 19_999)],
    [undefined, of(500n, 20n * avax, 1_000_000)],
    ["a staker can only require at most 1000000 shares from delegators", of(500n, 20n * avax, 1_000_001)],
    [undefined, of(500n, 20n * avax, 20_000, 1_000_000)],
    ["a staker can only restake at most 1000000 shares from rewards", of(500n, 20n * avax, 20_000, 1_000_001)],
    ["no stake", changed(made, { stake: [] })],
    ["invalid hash length: expected 20 bytes but got 19", changed(made, { nodeID: some(4, 19) })],
    ["validator nodeID cannot be empty", changed(made, { nodeID: some(0, 20) })],
    ["verifying BaseTx: metadata failed verification: tx has wrong network ID", changed(made, { networkID: 1 })],
    [`${around}: output is unspendable`, changed(made, { validationRewardsOwner: unspendable })],
    [`${around}: output is unspendable`, changed(made, { delegationRewardsOwner: unspendable })],
    [`${around}: output is unspendable`, changed(made, { validatorAuthority: unspendable })],
    [
      `${around}: invalid proof of possession`,
      changed(made, { signer: { type: "signer.ProofOfPossession", ...signer, proofOfPossession: some(2, 96) } }),
    ],
    ["missing signer", changed(made, { signer: { type: "signer.Empty" } })],
    ["verifying output: output has no value", changed(made, { stake: [amount(0n)] })],
    ["invalid staked asset", changed(made, { stake: [staked, { ...staked, assetID: some(255) }] })],
    ["overflow", changed(made, { stake: [amount(2n ** 63n), amount(2n ** 63n)] })],
    ["outputs not sorted", changed(made, { stake: [amount(15n * avax), amount(5n * avax)] })],
    [hasMemo, changed(made, { memo: some(1, 1) })],
    ["flow check failed: wrong number of credentials: 1 inputs != 0 credentials", { ...made, signers: [] }],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  expect(refusal(made)).toBeUndefined()
  expect(isSpent(made)).toBe(true)
  expect(refusal(of())).toBe(`duplicate validator: ${formatNodeId(nodeID)}`)
})

test("each rule of a changed renewal refuses the change that breaks it alone", () => {
  const { refusals, refusal, renewing, context, wallet, chain, isSpent } = begun({ isHelicon: true })
  const bytes = signed(renewing())
  expect(refusal(bytes)).toBeUndefined()
  const { id: txID } = decodePChainTransaction(bytes)
  const of = (period: bigint, autoCompoundRewardShares = 0) =>
    buildSetAutoRenewedValidatorConfigTx(context, wallet(), {
      ...{
        txID,
        validatorAuthority: { locktime: 0n, threshold: 1, addresses: [ann] },
        period,
        autoCompoundRewardShares,
      },
    })
  const made = of(500n, 7)
  const wrong = { ...made, signers: [...made.signers.slice(0, -1), [ben]] }
  const cases: readonly RefusalCase[] = [
    [undefined, made],
    [undefined, of(0n)],
    [undefined, of(20n)],
    [short, of(19n)],
    [undefined, of(1_000n)],
    [long, of(1_001n)],
    [undefined, of(500n, 1_000_000)],
    ["a staker can only restake at most 1000000 shares from rewards", of(500n, 1_000_001)],
    ["metadata failed verification: tx has wrong network ID", changed(made, { networkID: 1 })],
    [hasMemo, changed(made, { memo: some(1, 1) })],
    [
      "address indices not sorted and unique",
      changed(made, { auth: { type: "secp256k1fx.Input", signatureIndices: [0, 0] } }),
    ],
    ["unauthorized modification: wrong signature", wrong],
    [
      "flow check failed: wrong number of credentials: 1 inputs != 0 credentials",
      { ...made, signers: made.signers.slice(1) },
    ],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  expect(refusal(made)).toBeUndefined()
  expect(isSpent(made)).toBe(true)
  const validator = chain.state.stakers.validator(zeroID, nodeID)
  expect(validator && chain.state.stakers.info(validator)).toEqual({
    ...{ delegateeReward: 0n, restakedValidation: 0n, restakedDelegation: 0n },
    ...{ nextPeriod: 500n, autoCompoundRewardShares: 7 },
  })
  if (!validator) throw new Error("the validator is gone")
  chain.state.stakers.remove(validator)
  chain.state.stakers.add({ ...validator, txID: some(9) })
  expect(refusal(of(600n))).toBe("invalid staker tx: wrong tx id")
})
