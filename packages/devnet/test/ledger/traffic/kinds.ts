import {
  buildAddAutoRenewedValidatorTx,
  buildAddPermissionlessDelegatorTx,
  buildAddPermissionlessValidatorTx,
  buildAddSubnetValidatorTx,
  buildConvertSubnetToL1Tx,
  buildCreateChainTx,
  buildCreateSubnetTx,
  buildDisableL1ValidatorTx,
  buildIncreaseL1ValidatorBalanceTx,
  buildPChainBaseTx,
  buildPChainExportTx,
  buildPChainImportTx,
  buildRegisterL1ValidatorTx,
  buildRemoveSubnetValidatorTx,
  buildSetAutoRenewedValidatorConfigTx,
  buildSetL1ValidatorWeightTx,
  buildTransferSubnetOwnershipTx,
  encodePChainMessage,
  encodeWarpMessage,
  encodeWarpPayload,
  type Owners,
  type PChainContext,
  type PChainMessage,
  type PChainUtxo,
  type UnsignedPChain,
  type Wallet,
} from "@serac/chain"
import { type AtomicUtxo, type PChain, type SharedMemory, stakingRules, zeroID } from "../../../src/ledger/index.ts"
import type { Chance } from "./chance.ts"
import { people, signers } from "./people.ts"

/** The state needed to create random transactions. */
export interface Desk {
  readonly chance: Chance
  readonly chain: PChain
  readonly memory: SharedMemory
  /** The outputs that were exported from the X-Chain. */
  readonly imported: AtomicUtxo[]
  readonly xChainID: Uint8Array
  readonly context: PChainContext
  readonly wallet: Wallet<PChainUtxo>
  readonly now: bigint
}

const avax = 1_000_000_000n
const vmID = new Uint8Array(32).fill(7)
const nodes = Array.from({ length: 8 }, (_, at) => new Uint8Array(20).fill(at + 1))

/** Staking rules with short periods, so that much happens in little time. */
export const quickStaking = {
  ...stakingRules(12345),
  minValidatorStake: 10n * avax,
  minDelegatorStake: avax,
  minStakeDuration: 30n,
  heliconMinStakeDuration: 20n,
}

const someOwners = ({ chance }: Desk): Owners => {
  const addresses = chance.some(people, 3).sort(Buffer.compare)
  return { locktime: 0n, threshold: chance.between(1, addresses.length), addresses }
}
const someOwner = (desk: Desk) => {
  const { threshold, addresses } = someOwners(desk)
  return { threshold, addresses }
}

function transfer(desk: Desk) {
  const { chance, context, wallet, now } = desk
  const outputs = Array.from({ length: chance.between(1, 3) }, () => ({
    to: chance.is(0.1) ? { ...someOwners(desk), locktime: now + BigInt(chance.between(1, 500)) } : someOwners(desk),
    amount: chance.amount(1n, 20n * avax),
    ...(chance.is(0.2) && { stakeableLocktime: now + BigInt(chance.between(1, 3_000)) }),
  }))
  return buildPChainBaseTx(context, wallet, { outputs })
}

function send(desk: Desk) {
  const { chance, context, wallet, xChainID } = desk
  const outputs = [{ to: someOwners(desk), amount: chance.amount(1n, 3n * avax) }]
  return buildPChainExportTx(context, wallet, { destinationChain: xChainID, outputs })
}

/** The test creates exports of other chains directly; they only need an owner. */
function fetch({ chance, context, wallet, memory, imported, xChainID }: Desk) {
  const coming = memory.between(xChainID, zeroID)
  const to = chance.pick(people) as Uint8Array
  for (let left = chance.between(1, 3); left > 0; left--) {
    const output = { type: "secp256k1fx.TransferOutput" as const, amount: chance.amount(1n, 9n * avax) }
    const place = { txID: chance.bytes(32), outputIndex: chance.between(0, 9), assetID: context.avaxAssetID }
    const utxo = { ...place, output: { ...output, locktime: 0n, threshold: 1, addresses: [to] } }
    coming.add(utxo)
    imported.push(utxo)
  }
  const utxos = [...coming].map(([, utxo]: [string, AtomicUtxo]): PChainUtxo => utxo)
  return buildPChainImportTx(context, wallet, { sourceChain: xChainID, utxos, to })
}

function validate(desk: Desk) {
  const { chance, context, wallet, chain, now } = desk
  const nodeID = chance.pick(nodes.filter((one) => !chain.state.stakers.validator(zeroID, one)))
  const signer = chance.pick(signers)
  if (!nodeID || !signer) return undefined
  const [validationRewardsOwner, delegationRewardsOwner] = [someOwners(desk), someOwners(desk)]
  const weight = chance.amount(10n * avax, 60n * avax)
  const common = { nodeID, weight, signer, validationRewardsOwner, delegationRewardsOwner }
  const shares = chance.between(20_000, 1_000_000)
  if (chain.config.helicon !== undefined && chain.state.time >= chain.config.helicon && chance.is(0.6))
    return buildAddAutoRenewedValidatorTx(context, wallet, {
      ...{ ...common, delegationShares: shares, period: BigInt(chance.between(20, 900)) },
      ...{ autoCompoundRewardShares: chance.between(0, 1_000_000), validatorAuthority: someOwners(desk) },
    })
  return buildAddPermissionlessValidatorTx(context, wallet, {
    ...{ ...common, shares, end: now + BigInt(chance.between(60, 3_000)) },
  })
}

function delegate(desk: Desk) {
  const { chance, context, wallet, chain, now } = desk
  const validators = chain.state.stakers.inOrder().filter(({ kind, end }) => kind === "validator" && end > now + 45n)
  const validator = chance.pick(validators)
  if (!validator) return undefined
  const { nodeID } = validator
  const room = Number(validator.end - now)
  const end = now + BigInt(chance.between(40, Math.min(room, 2_000)))
  const taken = chain.state.stakers.delegators(zeroID, nodeID).reduce((sum, { weight }) => sum + weight, 0n)
  const weight = chance.amount(avax, 9n * avax)
  if (taken + weight > 4n * validator.weight) return undefined
  return buildAddPermissionlessDelegatorTx(context, wallet, { nodeID, end, weight, rewardsOwner: someOwners(desk) })
}

function configure({ chance, context, wallet, chain }: Desk) {
  const renewing = chain.state.stakers.inOrder().flatMap(({ transaction, txID }) => {
    const { unsigned } = transaction
    return unsigned.type === "AddAutoRenewedValidatorTx"
      ? [{ txID, validatorAuthority: unsigned.validatorAuthority }]
      : []
  })
  const one = chance.pick(renewing)
  if (!one) return undefined
  const period = chance.is(0.3) ? 0n : BigInt(chance.between(20, 900))
  const autoCompoundRewardShares = chance.between(0, 1_000_000)
  return buildSetAutoRenewedValidatorConfigTx(context, wallet, { ...one, period, autoCompoundRewardShares })
}

/** A subnet that has not been converted to an L1. */
function someSubnet({ chance, chain }: Desk) {
  const { subnets } = chain.state
  const subnetID = chance.pick(subnets.ids.filter((id) => !subnets.conversion(id)))
  return subnetID && { subnetID, subnetOwner: subnets.owner(subnetID) as Owners }
}

const createSubnet = (desk: Desk) => buildCreateSubnetTx(desk.context, desk.wallet, { owner: someOwners(desk) })

function createChain(desk: Desk) {
  const subnet = someSubnet(desk)
  if (!subnet) return undefined
  const genesisData = desk.chance.bytes(desk.chance.between(0, 50))
  return buildCreateChainTx(desk.context, desk.wallet, { ...subnet, chainName: "a chain", vmID, genesisData })
}

function handOver(desk: Desk) {
  const subnet = someSubnet(desk)
  return subnet && buildTransferSubnetOwnershipTx(desk.context, desk.wallet, { ...subnet, newOwner: someOwners(desk) })
}

function validateSubnet(desk: Desk) {
  const { chance, context, wallet, chain, now } = desk
  const { stakers } = chain.state
  const subnet = someSubnet(desk)
  if (!subnet) return undefined
  const able = stakers.inOrder().filter(({ kind, end }) => kind === "validator" && end > now + 45n)
  const validator = chance.pick(able.filter(({ nodeID }) => !stakers.validator(subnet.subnetID, nodeID)))
  if (!validator) return undefined
  const end = now + BigInt(chance.between(40, Math.min(Number(validator.end - now), 2_000)))
  const weight = chance.amount(1n, 100n)
  return buildAddSubnetValidatorTx(context, wallet, { ...subnet, nodeID: validator.nodeID, end, weight })
}

function removeFromSubnet(desk: Desk) {
  const subnet = someSubnet(desk)
  const validator = desk.chance.pick(
    desk.chain.state.stakers
      .inOrder()
      .filter(
        ({ kind, subnetID }) =>
          kind === "subnet-validator" && subnet && Buffer.compare(subnetID, subnet.subnetID) === 0,
      ),
  )
  if (!subnet || !validator) return undefined
  return buildRemoveSubnetValidatorTx(desk.context, desk.wallet, { ...subnet, nodeID: validator.nodeID })
}

const someBalance = ({ chance }: Desk): bigint => (chance.is(0.2) ? 0n : chance.amount(100n, 3_000n))

function convert(desk: Desk) {
  const { chance, context, wallet, xChainID } = desk
  const subnet = someSubnet(desk)
  if (!subnet) return undefined
  const free = nodes.filter((one) => !desk.chain.state.stakers.validator(subnet.subnetID, one))
  const validators = chance.some(free, 4).map((nodeID) => ({
    nodeID,
    weight: chance.amount(1n, 100n),
    balance: someBalance(desk),
    signer: chance.pick(signers) as (typeof signers)[number],
    remainingBalanceOwner: someOwner(desk),
    deactivationOwner: someOwner(desk),
  }))
  return buildConvertSubnetToL1Tx(context, wallet, { ...subnet, chainID: xChainID, address: manager, validators })
}

const manager = new Uint8Array(20).fill(9)

/** A message of an L1's manager, with the signature that the cheap cryptography expects. */
const warp = ({ context, xChainID }: Desk, message: PChainMessage): Uint8Array =>
  encodeWarpMessage({
    unsignedMessage: {
      networkID: context.networkID,
      sourceChainID: xChainID,
      payload: encodeWarpPayload({
        type: "AddressedCall",
        sourceAddress: manager,
        payload: encodePChainMessage(message),
      }),
    },
    signature: { type: "BitSetSignature", signers: Uint8Array.of(1), signature: new Uint8Array(96) },
  })

function register(desk: Desk) {
  const { chance, context, wallet, chain } = desk
  const { subnets, l1Validators, time } = chain.state
  const subnetID = chance.pick(subnets.ids.filter((id) => subnets.conversion(id)))
  if (!subnetID) return undefined
  const taken = l1Validators.of(subnetID).map(({ nodeID }) => nodeID[0])
  const isFree = (one: Uint8Array) => !taken.includes(one[0]) && !chain.state.stakers.validator(subnetID, one)
  const nodeID = chance.pick(nodes.filter(isFree))
  const signer = chance.pick(signers)
  if (!nodeID || !signer) return undefined
  const { publicKey: blsPublicKey, proofOfPossession } = signer
  const message = warp(desk, {
    ...{
      type: "RegisterL1Validator",
      subnetID,
      nodeID,
      blsPublicKey,
      expiry: time + BigInt(chance.between(60, 80_000)),
    },
    ...{ remainingBalanceOwner: someOwner(desk), disableOwner: someOwner(desk), weight: chance.amount(1n, 100n) },
  } as PChainMessage)
  return buildRegisterL1ValidatorTx(context, wallet, { balance: someBalance(desk), proofOfPossession, message })
}

const someL1Validator = ({ chance, chain }: Desk) =>
  chance.pick(chain.state.subnets.ids.flatMap((id) => chain.state.l1Validators.of(id)))

function setWeight(desk: Desk) {
  const { chance, context, wallet, chain } = desk
  const validator = someL1Validator(desk)
  if (!validator) return undefined
  const { validationID, subnetID, minNonce } = validator
  const canLeave = chain.state.l1Validators.of(subnetID).length > 1
  const weight = canLeave && chance.is(0.4) ? 0n : chance.amount(1n, 100n)
  const nonce = minNonce + BigInt(chance.between(0, 2))
  const message = warp(desk, { type: "L1ValidatorWeight", validationID, nonce, weight })
  return buildSetL1ValidatorWeightTx(context, wallet, { message })
}

function increase(desk: Desk) {
  const validator = someL1Validator(desk)
  if (!validator) return undefined
  const { validationID } = validator
  return buildIncreaseL1ValidatorBalanceTx(desk.context, desk.wallet, { validationID, balance: someBalance(desk) + 1n })
}

function disable(desk: Desk) {
  const validator = someL1Validator(desk)
  if (!validator) return undefined
  const { validationID, deactivationOwner } = validator
  const owner = { locktime: 0n, ...deactivationOwner }
  return buildDisableL1ValidatorTx(desk.context, desk.wallet, { validationID, deactivationOwner: owner })
}

/** The kinds of transactions, repeated according to their frequency. */
export const kinds: readonly ((desk: Desk) => UnsignedPChain | undefined)[] = [
  ...[transfer, transfer, transfer, send, fetch, validate, validate, delegate, delegate, delegate, configure],
  ...[createSubnet, createChain, handOver, validateSubnet, validateSubnet, removeFromSubnet],
  ...[convert, register, register, setWeight, increase, disable],
]
