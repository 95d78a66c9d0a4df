import {
  buildDisableL1ValidatorTx,
  buildIncreaseL1ValidatorBalanceTx,
  buildRegisterL1ValidatorTx,
  buildSetL1ValidatorWeightTx,
  encodePChainMessage,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  type PChainMessage,
} from "@serac/chain"
import { keyOf } from "../interfaces/keys.ts"
import { createL1 } from "../l1/create-l1.ts"
import { signTogether, validatorsAt } from "../network/evm/warp.ts"
import { playValidator } from "../network/play-validator.ts"
import { validatorIdentity } from "../network/validator-identity.ts"
import type { DevnetWallet } from "../wallet/devnet-wallet.ts"
import { avax } from "./recipients.ts"
import type { Scene } from "./scene.ts"

type L1Activity = (scene: Scene) => void

/** A random existing L1, with its validators. */
function someL1({ network, random }: Scene) {
  const { subnets, l1Validators } = network.p.state
  const all = subnets.ids.flatMap((subnetID) => {
    const conversion = subnets.conversion(subnetID)
    return conversion ? [{ subnetID, conversion, validators: l1Validators.of(subnetID) }] : []
  })
  return all.length === 0 ? undefined : random.pick(all)
}

type SomeL1 = NonNullable<ReturnType<typeof someL1>>

/**
 * A message of an L1's manager, signed by the L1's validators at the height at which the P-Chain verifies messages: later
 * validators do not count yet. Undefined if there were none.
 */
function managed(
  { network, keyring }: Scene,
  { subnetID, conversion }: SomeL1,
  message: PChainMessage,
): Uint8Array | undefined {
  const height = network.p.minimumHeight
  if (!validatorsAt(network, height, subnetID)) return undefined
  const payload = encodeWarpPayload({
    type: "AddressedCall",
    sourceAddress: conversion.address,
    payload: encodePChainMessage(message),
  })
  const { networkID } = network.genesis
  const unsigned = encodeUnsignedWarpMessage({ networkID, sourceChainID: conversion.chainID, payload })
  return signTogether({ network, keyring }, unsigned, subnetID, height)
}

/** Users create one L1, if there is none. */
const create: L1Activity = (scene) => {
  const { network, keyring, treasury: wallet } = scene
  if (network.p.state.subnets.ids.some((id) => network.p.state.subnets.conversion(id))) return
  createL1(
    { network, keyring, wallet },
    { name: "moraine", chainID: 99_111, alloc: {}, seed: "traffic", validators: 2 },
  )
}

const register: L1Activity = (scene) => {
  const { random, network, keyring } = scene
  const l1 = someL1(scene)
  const identity = validatorIdentity("traffic L1", random.between(0, 7))
  if (!l1 || l1.validators.some(({ nodeID }) => keyOf(nodeID) === keyOf(identity.nodeID))) return
  const wallet = scene.someone()
  const owner = { threshold: 1, addresses: [wallet.address] }
  const message = managed(scene, l1, {
    type: "RegisterL1Validator",
    subnetID: l1.subnetID,
    nodeID: identity.nodeID,
    blsPublicKey: identity.bls.publicKey,
    expiry: BigInt(Math.floor(network.clock.now() / 1000)) + 3_600n,
    remainingBalanceOwner: owner,
    disableOwner: owner,
    weight: BigInt(random.between(5, 20)),
  })
  if (!message) return
  playValidator({ network, keyring }, identity)
  const { proofOfPossession } = identity.bls
  const registration = { balance: avax / 10n, proofOfPossession, message }
  wallet.issueP(buildRegisterL1ValidatorTx(wallet.pContext, wallet.pWallet, registration))
}

/** Validators that joined later; the first ones stay, so that messages can be signed. */
const joined = ({ validators }: SomeL1) =>
  validators.filter(({ weight, minNonce }) => weight > 0n && (weight < 100n || minNonce > 0n))

const setWeight: L1Activity = (scene) => {
  const l1 = someL1(scene)
  const some = l1 ? joined(l1) : []
  if (!l1 || some.length === 0) return
  const { validationID, minNonce: nonce } = scene.random.pick(some)
  const weight = scene.random.chance(0.3) ? 0n : BigInt(scene.random.between(5, 20))
  const message = managed(scene, l1, { type: "L1ValidatorWeight", validationID, nonce, weight })
  if (!message) return
  const wallet = scene.someone()
  wallet.issueP(buildSetL1ValidatorWeightTx(wallet.pContext, wallet.pWallet, { message }))
}

const increaseBalance: L1Activity = (scene) => {
  const some = someL1(scene)?.validators ?? []
  if (some.length === 0) return
  const { validationID } = scene.random.pick(some)
  const wallet = scene.someone()
  const increase = { validationID, balance: avax / 100n }
  wallet.issueP(buildIncreaseL1ValidatorBalanceTx(wallet.pContext, wallet.pWallet, increase))
}

const disable: L1Activity = (scene) => {
  const l1 = someL1(scene)
  const active = l1 ? joined(l1).filter(({ endAccumulatedFee }) => endAccumulatedFee > 0n) : []
  for (const { validationID, deactivationOwner } of scene.random.shuffle(active)) {
    const wallet = walletOf(scene, deactivationOwner.addresses)
    if (!wallet) continue
    const disabled = { validationID, deactivationOwner: { locktime: 0n, ...deactivationOwner } }
    wallet.issueP(buildDisableL1ValidatorTx(wallet.pContext, wallet.pWallet, disabled))
    return
  }
}

const walletOf = ({ people }: Scene, addresses: readonly Uint8Array[]): DevnetWallet | undefined =>
  people.find(({ address }) => addresses.some((one) => keyOf(one) === keyOf(address)))

/** The activities with L1s on the P-Chain, with their weights. */
export const l1Kinds: Readonly<Record<string, readonly [weight: number, act: L1Activity]>> = {
  create: [2, create],
  register: [5, register],
  weight: [3, setWeight],
  balance: [3, increaseBalance],
  disable: [2, disable],
}
