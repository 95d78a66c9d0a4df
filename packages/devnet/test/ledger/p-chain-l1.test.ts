import {
  appendId,
  buildConvertSubnetToL1Tx,
  buildCreateChainTx,
  buildCreateSubnetTx,
  buildDisableL1ValidatorTx,
  buildIncreaseL1ValidatorBalanceTx,
  buildRegisterL1ValidatorTx,
  buildSetL1ValidatorWeightTx,
  canonicalValidators,
  decodePChainTransaction,
  encodePChainMessage,
  encodeUnsignedWarpMessage,
  encodeWarpMessage,
  encodeWarpPayload,
  formatBitSet,
  formatId,
  networkFees,
  type PChainMessage,
  type PChainUtxo,
  type RegisterL1Validator,
  type UnsignedPChain,
  validationIdOf,
} from "@serac/chain"
import {
  aggregateBlsSignatures,
  blsProofOfPossession,
  blsPublicKeyOf,
  blsSign,
  blsVerifyProofOfPossession,
  verifyWarpMessage,
} from "@serac/chain/bls"
import { expect, test } from "vitest"
import { LedgerError } from "../../src/ledger/index.ts"
import { cheapCryptography, people, signed } from "./traffic/people.ts"
import { network } from "./traffic/traffic.ts"

const [, ann] = people as [Uint8Array, Uint8Array]
const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const manager = some(9, 20)
const secrets = [some(1), some(2), some(3)] as const
const owner = { threshold: 1, addresses: [ann] }
const signerOf = (secret: Uint8Array) => ({
  publicKey: blsPublicKeyOf(secret),
  proofOfPossession: blsProofOfPossession(secret),
})

/** An L1 with two validators and a manager contract on its own chain, with full verification. */
function l1() {
  const trust = { isBlind: false }
  const world = network({
    ...cheapCryptography,
    verifyProof: blsVerifyProofOfPossession,
    verifyWarp: (...given) => trust.isBlind || verifyWarpMessage(...given),
  })
  const { chain, time } = world
  const { state, config } = chain
  const { weights } = networkFees(config.networkID).dynamicFeeConfig
  const context = { networkID: config.networkID, avaxAssetID: config.avaxAssetID, weights, gasPrice: 1n }
  const wallet = () => {
    const ids = state.utxos.idsOf(Buffer.from(ann).toString("hex"))
    return { utxos: ids.map((id) => state.utxos.get(id) as PChainUtxo), addresses: [ann], now: state.time }
  }
  time.now += 10_000
  /** Issues a transaction and builds its block. @returns its id, or the error message without it */
  const issue = (transaction: UnsignedPChain): Uint8Array => {
    const bytes = signed(transaction)
    chain.issue(bytes)
    // Gas capacity is restored, and the new block is old enough to be used for validator sets.
    time.now += 31_000
    chain.build()
    time.now += 31_000
    return decodePChainTransaction(bytes).id
  }
  const refusal = (transaction: UnsignedPChain): string | undefined => {
    try {
      issue(transaction)
      return undefined
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error
      return error.message.replace(
        /^.*?(failed execution: standard tx \w+ failed execution: |failed verifying warp messages: )/,
        "",
      )
    }
  }
  const subnetID = issue(buildCreateSubnetTx(context, wallet(), { owner: ann }))
  const subnet = { subnetID, subnetOwner: { locktime: 0n, ...owner } }
  const made = { ...subnet, chainName: "L1", vmID: some(5), genesisData: some(1) }
  const chainID = issue(buildCreateChainTx(context, wallet(), made))
  const validators = [secrets[0], secrets[1]].map((secret, at) => ({
    ...{ nodeID: some(at + 1, 20), weight: at === 0 ? 70n : 30n, balance: 10_000n, signer: signerOf(secret) },
    ...{ remainingBalanceOwner: owner, deactivationOwner: owner },
  }))
  const conversion = { ...subnet, chainID, address: manager, validators }
  const convert = () => buildConvertSubnetToL1Tx(context, wallet(), conversion)
  issue(convert())
  /** A message of the manager, signed by validators of the L1, given by their indices in the canonical order. */
  const warp = (
    message: PChainMessage,
    by: readonly Uint8Array[],
    { source = chainID, sender = manager, networkID = config.networkID } = {},
  ) => {
    const payload = encodeWarpPayload({
      ...{ type: "AddressedCall", sourceAddress: sender, payload: encodePChainMessage(message) },
    } as const)
    const unsignedMessage = { networkID, sourceChainID: source, payload }
    const members = chain.validatorsAt(chain.minimumHeight).get(Buffer.from(subnetID).toString("hex")) ?? []
    const order = canonicalValidators(members).validators.map(({ publicKey }) => Buffer.from(publicKey).toString("hex"))
    const places = by.map((secret) => order.indexOf(Buffer.from(blsPublicKeyOf(secret)).toString("hex")))
    const bytes = encodeUnsignedWarpMessage(unsignedMessage)
    // Signing is slow, so it is skipped when verification is off.
    const signature = trust.isBlind ? some(1, 96) : aggregateBlsSignatures(by.map((secret) => blsSign(bytes, secret)))
    return encodeWarpMessage({
      ...{ unsignedMessage, signature: { type: "BitSetSignature", signers: formatBitSet(places), signature } },
    })
  }
  return { ...world, trust, context, wallet, issue, refusal, subnetID, chainID, convert, warp }
}

test("an L1's validators are registered, weighed, disabled and removed by messages that its validators signed", () => {
  const { chain, context, wallet, refusal, subnetID, warp, convert, time, trust } = l1()
  const { state } = chain
  const [first, second, third] = secrets
  const registration: RegisterL1Validator = {
    ...{ type: "RegisterL1Validator", subnetID, nodeID: some(3, 20), blsPublicKey: blsPublicKeyOf(third) },
    ...{ expiry: state.time + 2_000n, remainingBalanceOwner: owner, disableOwner: owner, weight: 20n },
  }
  const both = [first, second]
  const register = (message: Uint8Array, proof = blsProofOfPossession(third)) =>
    buildRegisterL1ValidatorTx(context, wallet(), { balance: 5_000n, proofOfPossession: proof, message })
  const setWeight = (nonce: bigint, weight: bigint, validationID = validationIdOf(registration)) =>
    buildSetL1ValidatorWeightTx(context, wallet(), {
      message: warp({ type: "L1ValidatorWeight", validationID, nonce, weight }, both),
    })
  const tampered = warp(registration, both)
  tampered[60] = (tampered[60] as number) ^ 1
  const forged = warp(registration, both)
  forged.set(blsSign(some(1), first), forged.length - 96)
  const said = (members: Partial<RegisterL1Validator>) => register(warp({ ...registration, ...members }, both))
  const unsigned: [() => UnsignedPChain, string | undefined][] = [
    [() => register(forged), "signature is invalid"],
    [() => register(tampered), "signature is invalid"],
    [() => register(warp(registration, [second])), "signature weight is insufficient: 67*100 > 100*30"],
    [() => register(warp(registration, both, { networkID: 1 })), "wrong networkID"],
    [
      () => register(warp(registration, both, { source: some(8) })),
      `problem retrieving blockchain "${formatId(some(8))}": not found`,
    ],
  ]
  for (const [make, text] of unsigned) expect(refusal(make())).toBe(text)

  trust.isBlind = true
  const cases: [() => UnsignedPChain, string | undefined][] = [
    [
      () => register(warp(registration, both, { sender: some(8, 20) })),
      `wrong warp message source address expected 0x${"09".repeat(20)} but got 0x${"08".repeat(20)}`,
    ],
    [() => said({ weight: 0n }), "invalid weight"],
    [() => said({ subnetID: some(0) }), "invalid subnet ID"],
    [() => said({ nodeID: some(0, 20) }), "invalid node ID: empty nodeID is disallowed"],
    [() => said({ nodeID: some(1, 19) }), "invalid node ID: invalid hash length: expected 20 bytes but got 19"],
    [() => said({ disableOwner: { threshold: 2, addresses: [ann] } }), "invalid owner: output is unspendable"],
    [() => said({ nodeID: some(1, 20) }), "L1 validator contains duplicate subnetID + nodeID pair"],
    [() => register(warp(registration, both), blsProofOfPossession(first)), "invalid proof of possession"],
    [() => register(warp(registration, both)), undefined],
    [
      () => register(warp(registration, both)),
      `warp message already issued for validationID ${formatId(validationIdOf(registration))}`,
    ],
    [() => setWeight(3n, 25n), undefined],
    [() => setWeight(3n, 26n), "warp message contains stale nonce 3 must be at least 4"],
    [() => setWeight(2n ** 64n - 1n, 26n), "maxUint64 nonce is reserved for removal"],
    [() => setWeight(0n, 0n, some(4)), "could not load L1 validator: not found"],
    [convert, `"${formatId(subnetID)}" is immutable`],
  ]
  for (const [make, text] of cases) expect(refusal(make())).toBe(text)

  const validationID = validationIdOf(registration)
  const expired = { ...registration, nodeID: some(6, 20), expiry: state.time }
  expect(refusal(register(warp(expired, both)))).toMatch(/^warp message expired at \d+ and it is currently \d+$/)
  const now = BigInt(Math.floor(time.now / 1000))
  const exact = { ...registration, nodeID: some(6, 20), expiry: now }
  expect(refusal(register(warp(exact, both)))).toBe(`warp message expired at ${now} and it is currently ${now}`)
  const soon = BigInt(Math.floor(time.now / 1000)) + 86_400n
  expect(refusal(said({ nodeID: some(6, 20), expiry: soon + 1n }))).toMatch(
    /^warp message not yet allowed because time is \d+ seconds in the future but the limit is 86400$/,
  )
  const balance = (state.l1Validators.get(validationID)?.endAccumulatedFee ?? 0n) - state.accruedFees
  expect(balance).toBeLessThan(5_000n)
  const disable = () =>
    buildDisableL1ValidatorTx(context, wallet(), { validationID, deactivationOwner: { locktime: 0n, ...owner } })
  expect(refusal({ ...disable(), signers: disable().signers.map(() => [people[2] as Uint8Array]) })).toMatch(
    /^unauthorized modification: wrong signature/,
  )
  expect(refusal(disable())).toBeUndefined()
  expect(state.l1Validators.get(validationID)?.endAccumulatedFee).toBe(0n)
  const increase = (id = validationID) =>
    refusal(buildIncreaseL1ValidatorBalanceTx(context, wallet(), { validationID: id, balance: 100n }))
  const fees = chain.config.validatorFees as { capacity: bigint }
  const { capacity } = fees
  fees.capacity = 2n
  expect(state.l1Validators.activeCount).toBe(2)
  const full = "already at the max number of active validators"
  expect(increase()).toBe(full)
  // The expiry is checked last, so this can be a day before the message expires.
  expect(refusal(said({ nodeID: some(6, 20), expiry: BigInt(Math.floor(time.now / 1000)) + 86_400n }))).toBe(full)
  expect(increase(appendId(subnetID, 0))).toBeUndefined()
  fees.capacity = 3n
  expect(increase()).toBeUndefined()
  fees.capacity = capacity

  // No transaction is issued: the ledger itself reports that a block is due, because a balance is used up.
  expect(state.l1Validators.activeCount).toBe(3)
  const due = chain.nextDue() as bigint
  time.now = Number(due) * 1000
  expect(chain.build()?.height).toBe(chain.last.height)
  expect([state.l1Validators.activeCount, state.time]).toEqual([2, due])

  expect(refusal(setWeight(9n, 0n))).toBeUndefined()
  expect(state.l1Validators.get(validationID)).toBeUndefined()
  expect(refusal(register(warp(registration, both)))).toMatch(/^warp message (expired|already issued)/)
  const [one, other] = [0, 1].map((index) => appendId(subnetID, index)) as [Uint8Array, Uint8Array]
  expect(refusal(setWeight(0n, 0n, other))).toBeUndefined()
  const last = warp({ type: "L1ValidatorWeight", validationID: one, nonce: 0n, weight: 0n }, [first])
  expect(refusal(buildSetL1ValidatorWeightTx(context, wallet(), { message: last }))).toBe(
    "attempting to remove the last L1 validator from a converted subnet",
  )
})
