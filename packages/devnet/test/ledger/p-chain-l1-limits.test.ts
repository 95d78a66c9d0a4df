import {
  appendId,
  buildAddSubnetValidatorTx,
  buildConvertSubnetToL1Tx,
  buildCreateChainTx,
  buildDisableL1ValidatorTx,
  buildIncreaseL1ValidatorBalanceTx,
  buildRegisterL1ValidatorTx,
  buildSetL1ValidatorWeightTx,
  buildTransferSubnetOwnershipTx,
  decodePChainTransaction,
  encodePChainMessage,
  encodeWarpMessage,
  encodeWarpPayload,
  formatId,
  maxUint64,
  type PChainMessage,
  type TransferOutput,
  type UnsignedPChain,
  utxoId,
  validationIdOf,
} from "@serac/chain"
import { expect, test } from "vitest"
import { keyOf } from "../../src/ledger/index.ts"
import {
  ann,
  ben,
  changed,
  doubled,
  expectedOf,
  hasMemo,
  type RefusalCase,
  setting,
  some,
  wrongNetwork,
} from "./refusing-platform.ts"
import { signed, signers } from "./traffic/people.ts"

const [firstSigner, secondSigner, thirdSigner] = signers as [
  (typeof signers)[0],
  (typeof signers)[0],
  (typeof signers)[0],
]
const owner = { threshold: 1, addresses: [ann] }
const unspendable = { threshold: 2, addresses: [ann] }
const manager = some(9, 20)
const unsigned = (count: number) => `wrong number of credentials: ${count} inputs != 0 credentials`

/** A subnet with a chain, and how it is converted to an L1 of two validators, of which the second has no balance. */
function begun() {
  const world = setting()
  const { time, context, wallet, refusal, subnet, chain } = world
  time.now += 500_000
  const owned = subnet()
  const { subnetID } = owned
  const created = signed(
    buildCreateChainTx(context, wallet(), { ...owned, chainName: "one", vmID: some(1), genesisData: some(1, 3) }),
  )
  expect(refusal(created)).toBeUndefined()
  const { id: chainID } = decodePChainTransaction(created)
  const owners = { remainingBalanceOwner: owner, deactivationOwner: owner }
  const validators = [
    { ...owners, nodeID: some(1, 20), weight: 70n, balance: 10_000n, signer: firstSigner },
    { ...owners, nodeID: some(2, 20), weight: 30n, balance: 0n, signer: secondSigner },
  ]
  const conversion = (address = manager) =>
    buildConvertSubnetToL1Tx(context, wallet(), { ...owned, chainID, address, validators })
  const converted = () => {
    expect(refusal(conversion())).toBeUndefined()
    return [0, 1].map((at) => appendId(subnetID, at)) as [Uint8Array, Uint8Array]
  }
  /** A message of the manager, or of another sender. */
  const warp = (message: PChainMessage, { source = chainID, sender = manager } = {}) =>
    sent(
      source,
      encodeWarpPayload({ type: "AddressedCall", sourceAddress: sender, payload: encodePChainMessage(message) }),
    )
  const sent = (sourceChainID: Uint8Array, payload: Uint8Array) =>
    encodeWarpMessage({
      unsignedMessage: { networkID: chain.config.networkID, sourceChainID, payload },
      signature: { type: "BitSetSignature", signers: Uint8Array.of(1), signature: some(1, 96) },
    })
  const funds = (validationID: Uint8Array) => {
    const { endAccumulatedFee = 0n } = chain.state.l1Validators.get(validationID) ?? {}
    return endAccumulatedFee === 0n ? 0n : endAccumulatedFee - chain.state.accruedFees
  }
  /** What a transaction gave back to the owner, after its own outputs. */
  const refundOf = (transaction: UnsignedPChain) => {
    const { id: txID, unsigned } = decodePChainTransaction(signed(transaction))
    const own = "outputs" in unsigned ? unsigned.outputs.length : 0
    const refund = chain.state.utxos.get(keyOf(utxoId(txID, own)))
    if (refund === undefined) return undefined
    const { amount, ...rest } = refund.output as TransferOutput
    expect([refund.assetID, rest]).toEqual([
      context.avaxAssetID,
      { type: "secp256k1fx.TransferOutput", locktime: 0n, ...owner },
    ])
    return amount
  }
  const now = () => BigInt(Math.floor(time.now / 1000))
  /** The subnet, and a validator that it could have while it is no L1. */
  const ofSubnet = () => {
    const nodeID = chain.state.stakers.next()?.nodeID as Uint8Array
    return { ...owned, validator: { nodeID, end: now() + 400n, weight: 5n } }
  }
  return { ...world, owned, subnetID, chainID, conversion, converted, warp, sent, funds, refundOf, now, ofSubnet }
}

test("each rule of a conversion refuses the conversion that breaks it alone", () => {
  const { refusals, conversion, converted, chain, subnetID, chainID, now, context, wallet, ofSubnet } = begun()
  const made = conversion()
  const { validators } = made.unsigned
  const [first, second] = validators as [(typeof validators)[0], (typeof validators)[0]]
  const with_ = (members: object) => changed(made, { validators: [{ ...first, ...members }, second] })
  const cases: readonly RefusalCase[] = [
    [undefined, made],
    [undefined, conversion(some(9, 4_096))],
    ["address is too long", changed(made, { address: some(9, 4_097) })],
    ["cannot convert a permissionless subnet", changed(made, { subnetID: some(0) })],
    ["conversion must include at least one validator", changed(made, { validators: [] })],
    ["conversion validators must be sorted and unique", changed(made, { validators: validators.toReversed() })],
    ["conversion validators must be sorted and unique", changed(made, { validators: doubled([first]) })],
    [wrongNetwork, changed(made, { networkID: 1 })],
    [hasMemo, changed(made, { memo: some(1, 1) })],
    ["validator weight must be non-zero", with_({ weight: 0n })],
    ["validator nodeID cannot be empty", with_({ nodeID: some(0, 20) })],
    ["invalid hash length: expected 20 bytes but got 19", with_({ nodeID: some(1, 19) })],
    ["invalid proof of possession", with_({ signer: { ...firstSigner, proofOfPossession: some(2, 96) } })],
    ["output is unspendable", with_({ remainingBalanceOwner: unspendable })],
    ["output is unspendable", with_({ deactivationOwner: unspendable })],
    [
      "address indices not sorted and unique",
      changed(made, { subnetAuthorization: { type: "secp256k1fx.Input", signatureIndices: [0, 0] } }),
    ],
    ["unauthorized modification: wrong signature", { ...made, signers: [...made.signers.slice(0, -1), [ben]] }],
    [unsigned(1), { ...made, signers: made.signers.slice(1) }],
    ["overflow", with_({ balance: maxUint64 })],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  const [one, other] = converted()
  const { l1Validators, subnets, accruedFees } = chain.state
  const shared = { subnetID, remainingBalanceOwner: owner, deactivationOwner: owner, start: now(), minNonce: 0n }
  expect([l1Validators.get(one), l1Validators.get(other)]).toEqual([
    {
      ...{ ...shared, validationID: one, nodeID: some(1, 20), publicKey: firstSigner.publicKey, weight: 70n },
      endAccumulatedFee: accruedFees + 10_000n,
    },
    {
      ...{ ...shared, validationID: other, nodeID: some(2, 20), publicKey: secondSigner.publicKey, weight: 30n },
      endAccumulatedFee: 0n,
    },
  ])
  expect(subnets.conversion(subnetID)).toMatchObject({ chainID, address: manager })
  // An L1 may have a new owner, and nothing else that its subnet could have.
  const { validator, ...owned } = ofSubnet()
  const named = { ...owned, chainName: "two", vmID: some(1), genesisData: some(1) }
  const immutable = `"${formatId(subnetID)}" is immutable`
  const later: readonly RefusalCase[] = [
    [immutable, conversion()],
    [immutable, buildCreateChainTx(context, wallet(), named)],
    [immutable, buildAddSubnetValidatorTx(context, wallet(), { ...owned, ...validator })],
    [undefined, buildTransferSubnetOwnershipTx(context, wallet(), { ...owned, newOwner: ben })],
  ]
  expect(refusals(later)).toEqual(expectedOf(later))
})

test("each rule of a registration refuses the registration that breaks it alone", () => {
  const { refusals, refusal, converted, warp, sent, subnetID, chainID, context, wallet, chain, now, xChainID } = begun()
  converted()
  const registration = {
    ...{ type: "RegisterL1Validator" as const, subnetID, nodeID: some(3, 20), blsPublicKey: thirdSigner.publicKey },
    ...{
      expiry: now() + 86_400n,
      remainingBalanceOwner: owner,
      disableOwner: { threshold: 1, addresses: [ben] },
      weight: 20n,
    },
  }
  const by = (message: Uint8Array, balance = 5_000n) =>
    buildRegisterL1ValidatorTx(context, wallet(), {
      ...{ balance, proofOfPossession: thirdSigner.proofOfPossession, message },
    })
  const of = (members: object) => by(warp({ ...registration, ...members }))
  const made = of({})
  const weight = { type: "L1ValidatorWeight" as const, validationID: some(1), nonce: 0n, weight: 1n }
  const [time, other] = [now(), some(8, 20)]
  const hash = encodeWarpPayload({ type: "Hash", hash: some(1) })
  const cases: readonly RefusalCase[] = [
    [undefined, made],
    [undefined, of({ expiry: time + 1n })],
    [`warp message expired at ${time} and it is currently ${time}`, of({ expiry: time })],
    [
      "warp message not yet allowed because time is 86401 seconds in the future but the limit is 86400",
      of({ expiry: time + 86_401n }),
    ],
    ["invalid subnet ID", of({ subnetID: some(0) })],
    ["invalid weight", of({ weight: 0n })],
    ["invalid node ID: empty nodeID is disallowed", of({ nodeID: some(0, 20) })],
    ["invalid node ID: invalid hash length: expected 20 bytes but got 21", of({ nodeID: some(1, 21) })],
    ["invalid owner: output is unspendable", of({ remainingBalanceOwner: unspendable })],
    ["invalid owner: output is unspendable", of({ disableOwner: unspendable })],
    [`could not load subnet conversion for ${formatId(some(7))} with: not found`, of({ subnetID: some(7) })],
    [
      `wrong warp message source chain ID expected ${formatId(chainID)} but had ${formatId(xChainID)}`,
      by(warp(registration, { source: xChainID })),
    ],
    [
      `wrong warp message source address expected 0x${keyOf(manager)} but got 0x${keyOf(other)}`,
      by(warp(registration, { sender: other })),
    ],
    ["wrong payload type: *message.L1ValidatorWeight", by(warp(weight))],
    ["wrong payload type: *payload.Hash", by(sent(chainID, hash))],
    ["invalid proof of possession", changed(made, { proofOfPossession: some(2, 96) })],
    ["L1 validator contains duplicate subnetID + nodeID pair", of({ nodeID: some(1, 20) })],
    [wrongNetwork, changed(made, { networkID: 1 })],
    [hasMemo, changed(made, { memo: some(1, 1) })],
    [unsigned(1), { ...made, signers: [] }],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  const { capacity } = chain.config.validatorFees
  Object.assign(chain.config.validatorFees, { capacity: 1n })
  expect(
    refusals([
      ["", made],
      ["", by(warp(registration), 0n)],
    ]),
  ).toEqual([...["already at the max number of active validators", undefined]])
  Object.assign(chain.config.validatorFees, { capacity })
  expect(refusal(made)).toBeUndefined()
  const validationID = validationIdOf(registration)
  const { state } = chain
  expect([state.l1Validators.get(validationID), state.expiries.get(keyOf(validationID))]).toEqual([
    {
      ...{ validationID, subnetID, nodeID: some(3, 20), publicKey: thirdSigner.publicKey, weight: 20n, minNonce: 0n },
      ...{ remainingBalanceOwner: owner, deactivationOwner: registration.disableOwner, start: time },
      endAccumulatedFee: state.accruedFees + 5_000n,
    },
    registration.expiry,
  ])
  expect(refusals([["", of({})]])).toEqual([`warp message already issued for validationID ${formatId(validationID)}`])
  // Without a balance a validator is inactive, whatever others have paid.
  const idle = { ...registration, nodeID: some(4, 20) }
  expect(refusal(by(warp(idle), 0n))).toBeUndefined()
  expect(state.accruedFees > 0n && state.l1Validators.get(validationIdOf(idle))?.endAccumulatedFee).toBe(0n)
  expect(refusals([["", changed(by(warp({ ...idle, nodeID: some(5, 20) })), { balance: 2n ** 60n })]])).toEqual([
    expect.stringMatching(/^insufficient unlocked funds: needs \d+ more/),
  ])
})

test("each rule of a changed weight refuses the change that breaks it alone", () => {
  const { refusals, refusal, converted, warp, context, wallet, chain, funds, refundOf, xChainID, chainID } = begun()
  const [first, second] = converted()
  const by = (message: Uint8Array) => buildSetL1ValidatorWeightTx(context, wallet(), { message })
  const of = (nonce: bigint, weight: bigint, validationID = first, from = {}) =>
    by(warp({ type: "L1ValidatorWeight", validationID, nonce, weight }, from))
  const weighed = of(3n, 71n)
  expect([refusal(weighed), refundOf(weighed)]).toEqual([undefined, undefined])
  expect(chain.state.l1Validators.get(first)).toMatchObject({ weight: 71n, minNonce: 4n })
  const made = of(4n, 72n)
  const cases: readonly RefusalCase[] = [
    [undefined, made],
    ["warp message contains stale nonce 3 must be at least 4", of(3n, 72n)],
    [undefined, of(maxUint64 - 1n, 72n)],
    ["maxUint64 nonce is reserved for removal", of(maxUint64, 1n)],
    [undefined, of(maxUint64, 0n)],
    ["could not load L1 validator: not found", of(4n, 72n, some(4))],
    [
      `wrong warp message source chain ID expected ${formatId(chainID)} but had ${formatId(xChainID)}`,
      of(4n, 72n, first, { source: xChainID }),
    ],
    [wrongNetwork, changed(made, { networkID: 1 })],
    [hasMemo, changed(made, { memo: some(1, 1) })],
    [unsigned(1), { ...made, signers: [] }],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  // A validator that is removed gets its balance back, if it has one, and the last one stays.
  const left = funds(first)
  const removal = of(4n, 0n)
  expect(refusal(removal)).toBeUndefined()
  expect([chain.state.l1Validators.get(first), refundOf(removal)]).toEqual([undefined, left])
  expect(refusals([["", of(0n, 0n, second)]])).toEqual([
    "attempting to remove the last L1 validator from a converted subnet",
  ])
})

test("a balance is added to, and the rest of it is given back to who disables the validator", () => {
  const { refusals, refusal, converted, context, wallet, chain, funds, refundOf } = begun()
  const [first, second] = converted()
  const more = (validationID: Uint8Array, balance = 300n) =>
    buildIncreaseL1ValidatorBalanceTx(context, wallet(), { validationID, balance })
  const disable = (validationID: Uint8Array) =>
    buildDisableL1ValidatorTx(context, wallet(), { validationID, deactivationOwner: { locktime: 0n, ...owner } })
  const [increased, disabled] = [more(first), disable(first)]
  const balances: readonly RefusalCase[] = [
    [undefined, increased],
    ["balance must be greater than 0", changed(increased, { balance: 0n })],
    ["not found", changed(increased, { validationID: some(4) })],
    [wrongNetwork, changed(increased, { networkID: 1 })],
    [hasMemo, changed(increased, { memo: some(1, 1) })],
    [unsigned(1), { ...increased, signers: [] }],
    ["overflow", changed(increased, { balance: maxUint64 })],
  ]
  expect(refusals(balances)).toEqual(expectedOf(balances))
  expect(refusals([["", changed(increased, { balance: 2n ** 60n })]])).toEqual([
    expect.stringMatching(/^insufficient unlocked funds: needs \d+ more/),
  ])
  const disablings: readonly RefusalCase[] = [
    [undefined, disabled],
    ["could not load L1 validator: not found", changed(disabled, { validationID: some(4) })],
    ["unauthorized modification: wrong signature", { ...disabled, signers: [...disabled.signers.slice(0, -1), [ben]] }],
    [
      "address indices not sorted and unique",
      changed(disabled, { disableAuthorization: { type: "secp256k1fx.Input", signatureIndices: [0, 0] } }),
    ],
    [wrongNetwork, changed(disabled, { networkID: 1 })],
    [hasMemo, changed(disabled, { memo: some(1, 1) })],
    [unsigned(1), { ...disabled, signers: disabled.signers.slice(1) }],
  ]
  expect(refusals(disablings)).toEqual(expectedOf(disablings))

  const before = funds(first)
  expect([refusal(more(first)), refusal(more(second)), funds(first), funds(second)]).toEqual([
    ...[undefined, undefined, before + 300n, 300n],
  ])
  const { capacity } = chain.config.validatorFees
  Object.assign(chain.config.validatorFees, { capacity: 2n })
  // An active validator needs no place.
  expect(refusals([["", more(first)]])).toEqual([undefined])
  Object.assign(chain.config.validatorFees, { capacity })

  const back = disable(first)
  expect(refusal(back)).toBeUndefined()
  expect([funds(first), refundOf(back)]).toEqual([0n, before + 300n])
  // What is disabled can be disabled again, for nothing.
  const again = disable(first)
  expect([refusal(again), refundOf(again)]).toEqual([undefined, undefined])
})
