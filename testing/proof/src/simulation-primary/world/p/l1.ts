import { encodePChainMessage, encodeWarpMessage, encodeWarpPayload, type PChainMessage } from "@serac/chain"
import { provenKeyFor } from "../bls-keys.ts"
import { bytesFor, equalBytes, sha256 } from "../bytes.ts"
import type { Coin } from "../coins.ts"
import { outputOf } from "../outputs.ts"
import { type Owners, someOwners } from "../people.ts"
import type { Desk, PDraft, StakedTransaction } from "./draft.ts"
import { authorizing, someBytes } from "./draft.ts"
import type { L1Validator } from "./staker.ts"
import { freshNodes, paying } from "./subnets.ts"

/** A balance that lasts for minutes or for hours; at times for no time. */
function someBalance({ platform, setting: { random } }: Desk): bigint {
  if (random.chance(0.12)) return 0n
  return platform.fees.minPrice * BigInt(Math.ceil(random.spanning(60, 60_000)))
}

const someOwner = ({ platform, setting: { random } }: Desk) => {
  const { threshold, addresses } = someOwners(random, platform.time)
  return { threshold, addresses }
}

/** A message of an L1's manager as transactions carry it. */
function warp({ setting: { networkID, ids } }: Desk, message: PChainMessage): Uint8Array {
  const payload = encodePChainMessage(message)
  return encodeWarpMessage({
    unsignedMessage: {
      networkID,
      sourceChainID: ids.C,
      payload: encodeWarpPayload({ type: "AddressedCall", sourceAddress: new Uint8Array(20), payload }),
    },
    signature: { type: "BitSetSignature", signers: Uint8Array.of(1), signature: bytesFor("signature", 96) },
  })
}

/** Makes a subnet an L1. */
export function convertSubnet(desk: Desk): PDraft | undefined {
  const { platform, setting } = desk
  const { random } = setting
  if (platform.time < platform.upgrades.etna) return undefined
  const open = platform.subnets.filter(({ elastic, conversion }) => !elastic && !conversion)
  if (open.length === 0) return undefined
  const subnet = random.pick(open)
  const by = authorizing(desk, subnet.owner)
  if (!by) return undefined
  const nodes = random
    .shuffle(freshNodes(desk, subnet.id, []))
    .slice(0, random.between(1, 4))
    .sort(Buffer.compare)
  const validators = nodes.map((nodeID) => ({
    nodeID,
    weight: BigInt(random.between(1, 500)),
    balance: someBalance(desk),
    signer: provenKeyFor(someBytes(desk, "key", 48)),
    remainingBalanceOwner: someOwner(desk),
    deactivationOwner: someOwner(desk),
  }))
  const paid = paying(
    desk,
    validators.reduce((sum, { balance }) => sum + balance, 0n),
  )
  if (!paid) return undefined
  return {
    unsigned: {
      type: "ConvertSubnetToL1Tx",
      ...paid.base,
      subnetID: subnet.id,
      chainID: setting.ids.C,
      address: someBytes(desk, "manager", 20),
      validators,
      subnetAuthorization: by.authorization,
    },
    spend: paid.spend,
    authorizedBy: by.authorizedBy,
    named: validators.flatMap(({ remainingBalanceOwner, deactivationOwner }) => [
      ...remainingBalanceOwner.addresses,
      ...deactivationOwner.addresses,
    ]),
    apply: (place) => {
      subnet.conversion = place.id
      for (const [index, { remainingBalanceOwner: balanceOwner, signer, ...one }] of validators.entries()) {
        const position = Buffer.alloc(4)
        position.writeUInt32BE(index)
        const validationID = sha256(Buffer.concat([subnet.id, position]))
        join(desk, place, { ...one, validationID, subnetID: subnet.id, publicKey: signer.publicKey, balanceOwner })
      }
    },
  }
}

type Joining = Pick<
  L1Validator,
  "validationID" | "subnetID" | "nodeID" | "publicKey" | "balanceOwner" | "deactivationOwner" | "weight"
> & {
  readonly balance: bigint
}

function join({ platform }: Desk, { id }: StakedTransaction, { balance, ...rest }: Joining): void {
  platform.l1Validators.push({
    ...rest,
    txID: id,
    start: platform.time,
    minNonce: 0n,
    endOfBalance: balance === 0n ? 0n : platform.accruedFees + balance,
  })
}

export function registerL1Validator(desk: Desk): PDraft | undefined {
  const { platform, setting } = desk
  const { random } = setting
  const l1s = platform.subnets.filter(({ conversion }) => conversion)
  if (l1s.length === 0) return undefined
  const { id: subnetID } = random.pick(l1s)
  const taken = platform.l1Validators.filter((one) => one.weight > 0n && equalBytes(one.subnetID, subnetID))
  const free = freshNodes(
    desk,
    subnetID,
    taken.map(({ nodeID }) => nodeID),
  )
  const balance = someBalance(desk)
  const paid = free.length > 0 ? paying(desk, balance) : undefined
  if (!paid) return undefined
  const key = provenKeyFor(someBytes(desk, "key", 48))
  const message = {
    type: "RegisterL1Validator" as const,
    subnetID,
    nodeID: random.pick(free),
    blsPublicKey: key.publicKey,
    expiry: BigInt(platform.time + 3_600),
    remainingBalanceOwner: someOwner(desk),
    disableOwner: someOwner(desk),
    weight: BigInt(random.between(1, 500)),
  }
  const { nodeID, weight, blsPublicKey: publicKey } = message
  const { remainingBalanceOwner: balanceOwner, disableOwner: deactivationOwner } = message
  const validationID = sha256(encodePChainMessage(message))
  return {
    unsigned: {
      type: "RegisterL1ValidatorTx",
      ...paid.base,
      balance,
      proofOfPossession: key.proofOfPossession,
      message: warp(desk, message),
    },
    spend: paid.spend,
    named: [...message.remainingBalanceOwner.addresses, ...message.disableOwner.addresses],
    apply: (place) =>
      join(desk, place, {
        validationID,
        subnetID,
        nodeID,
        publicKey,
        balanceOwner,
        deactivationOwner,
        weight,
        balance,
      }),
  }
}

const someValidator = ({ platform, setting: { random } }: Desk): L1Validator | undefined => {
  const there = platform.l1Validators.filter(({ weight }) => weight > 0n)
  return there.length === 0 ? undefined : random.pick(there)
}

/** Changes a weight; weight 0 removes the validator and refunds the rest of its balance. */
export function setL1Weight(desk: Desk): PDraft | undefined {
  const { random } = desk.setting
  const validator = someValidator(desk)
  const paid = validator && paying(desk)
  if (!paid) return undefined
  const { validationID, balanceOwner } = validator
  const weight = random.chance(0.4) ? 0n : BigInt(random.between(1, 500))
  const nonce = validator.minNonce + BigInt(random.between(0, 3))
  const message = warp(desk, { type: "L1ValidatorWeight", validationID, nonce, weight })
  return {
    unsigned: { type: "SetL1ValidatorWeightTx", ...paid.base, message },
    spend: paid.spend,
    named: balanceOwner.addresses,
    apply: (place) => {
      if (weight === 0n) refund(desk, place, validator)
      validator.weight = weight
      validator.minNonce = nonce + 1n
    },
  }
}

export function increaseL1Balance(desk: Desk): PDraft | undefined {
  const { platform } = desk
  const validator = someValidator(desk)
  const balance = someBalance(desk) + 1n
  const paid = validator && paying(desk, balance)
  if (!paid) return undefined
  return {
    unsigned: { type: "IncreaseL1ValidatorBalanceTx", ...paid.base, validationID: validator.validationID, balance },
    spend: paid.spend,
    named: validator.balanceOwner.addresses,
    apply: () => {
      validator.endOfBalance = (validator.endOfBalance || platform.accruedFees) + balance
    },
  }
}

export function disableL1Validator(desk: Desk): PDraft | undefined {
  const validator = someValidator(desk)
  const by = validator && authorizing(desk, { locktime: 0n, ...validator.deactivationOwner })
  const paid = by && paying(desk)
  if (!paid) return undefined
  return {
    unsigned: {
      type: "DisableL1ValidatorTx",
      ...paid.base,
      validationID: validator.validationID,
      disableAuthorization: by.authorization,
    },
    spend: paid.spend,
    authorizedBy: by.authorizedBy,
    named: validator.balanceOwner.addresses,
    apply: (place) => refund(desk, place, validator),
  }
}

/** The rest of a balance becomes a UTXO behind the outputs of the transaction. */
function refund({ platform, setting }: Desk, { id, outputs, height }: StakedTransaction, validator: L1Validator): void {
  if (validator.endOfBalance === 0n) return
  const owners: Owners = { locktime: 0n, ...validator.balanceOwner }
  const coin: Coin = {
    ...outputOf(setting.avax, validator.endOfBalance - platform.accruedFees, owners),
    txID: id,
    outputIndex: outputs,
    made: { chain: "P", height, timestamp: platform.time },
    home: "P",
    isStaked: false,
  }
  setting.coins.add(coin)
  validator.endOfBalance = 0n
}
