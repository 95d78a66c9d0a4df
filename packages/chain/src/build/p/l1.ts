import type { Owners } from "../../fx/secp256k1fx.ts"
import type {
  ConvertSubnetToL1Tx,
  ConvertSubnetToL1Validator,
  DisableL1ValidatorTx,
  IncreaseL1ValidatorBalanceTx,
  PChainOwner,
  RegisterL1ValidatorTx,
  SetL1ValidatorWeightTx,
} from "../../p/l1.ts"
import { compareBytes } from "../../text/compare-bytes.ts"
import type { PChainUtxo } from "../../utxo/utxo.ts"
import { authorize } from "../authorize.ts"
import { sortedBy } from "../order.ts"
import type { UnsignedPChain } from "../unsigned-transaction.ts"
import { openWallet, type Wallet } from "../wallet.ts"
import { complete } from "./complete.ts"
import type { PChainContext } from "./context.ts"
import type { OwnedSubnet } from "./subnet.ts"

const ordered = ({ threshold, addresses }: PChainOwner): PChainOwner => ({
  threshold,
  addresses: addresses.toSorted(compareBytes),
})

/**
 * Builds the conversion of a subnet to an L1, whose validators a contract manages from then on.
 *
 * @throws {BuildError} `not-authorized`, `insufficient-funds`
 * @example
 * import { buildConvertSubnetToL1Tx, type ConvertSubnetToL1Validator, type OwnedSubnet, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * function convert(context: PChainContext, wallet: Wallet<PChainUtxo>, subnet: OwnedSubnet, chainID: Uint8Array, validator: ConvertSubnetToL1Validator) {
 *   const address = new Uint8Array(20) // the manager's contract on that chain
 *   return buildConvertSubnetToL1Tx(context, wallet, { ...subnet, chainID, address, validators: [validator] })
 * }
 */
export function buildConvertSubnetToL1Tx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  conversion: OwnedSubnet & {
    /** The chain of the contract that manages the validators. */
    readonly chainID: Uint8Array
    /** Address of the contract. */
    readonly address: Uint8Array
    /** The initial validators, in any order; `balance` is in nAVAX. */
    readonly validators: readonly ConvertSubnetToL1Validator[]
  },
): UnsignedPChain<ConvertSubnetToL1Tx> {
  const { authorization, signers } = authorize(openWallet(wallet), conversion.subnetOwner)
  const { subnetID, chainID, address } = conversion
  const validators = sortedBy(conversion.validators, ({ nodeID }) => [nodeID]).map((validator) => ({
    ...validator,
    remainingBalanceOwner: ordered(validator.remainingBalanceOwner),
    deactivationOwner: ordered(validator.deactivationOwner),
  }))
  const draft = {
    type: "ConvertSubnetToL1Tx",
    subnetID,
    chainID,
    address,
    validators,
    subnetAuthorization: authorization,
  } as const
  const burn = validators.reduce((sum, { balance }) => sum + balance, 0n)
  return complete<ConvertSubnetToL1Tx>(context, wallet, draft, { burn, signers: [signers] })
}

/**
 * Builds the registration of an L1 validator that the L1's manager requested.
 *
 * @throws {BuildError} `insufficient-funds`
 * @throws {CodecError} when `message` is not a signed warp message
 * @example
 * import { buildRegisterL1ValidatorTx, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 * import { blsProofOfPossession } from "@serac/chain/bls"
 *
 * function register(context: PChainContext, wallet: Wallet<PChainUtxo>, message: Uint8Array, blsKey: Uint8Array) {
 *   const proofOfPossession = blsProofOfPossession(blsKey)
 *   return buildRegisterL1ValidatorTx(context, wallet, { balance: 1_000_000_000n, proofOfPossession, message })
 * }
 */
export function buildRegisterL1ValidatorTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  registration: {
    /** Initial balance of the validator in nAVAX. */
    readonly balance: bigint
    /** Proof of possession of the key in the message, 96 bytes. */
    readonly proofOfPossession: Uint8Array
    /** The signed warp message with the manager's `RegisterL1Validator`. */
    readonly message: Uint8Array
  },
): UnsignedPChain<RegisterL1ValidatorTx> {
  const { balance, proofOfPossession, message } = registration
  const draft = { type: "RegisterL1ValidatorTx", balance, proofOfPossession, message } as const
  return complete<RegisterL1ValidatorTx>(context, wallet, draft, { burn: balance })
}

/**
 * Builds the change of an L1 validator's weight that the L1's manager requested; weight 0 removes it.
 *
 * @throws {BuildError} `insufficient-funds`
 * @throws {CodecError} when `message` is not a signed warp message
 * @example
 * import { buildSetL1ValidatorWeightTx, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * const setWeight = (context: PChainContext, wallet: Wallet<PChainUtxo>, message: Uint8Array) =>
 *   buildSetL1ValidatorWeightTx(context, wallet, { message })
 */
export function buildSetL1ValidatorWeightTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  change: {
    /** The signed warp message with the manager's `L1ValidatorWeight`. */
    readonly message: Uint8Array
  },
): UnsignedPChain<SetL1ValidatorWeightTx> {
  const draft = { type: "SetL1ValidatorWeightTx", message: change.message } as const
  return complete<SetL1ValidatorWeightTx>(context, wallet, draft, {})
}

/**
 * Builds a payment to the balance of an L1 validator, which activates an inactive one.
 *
 * @throws {BuildError} `insufficient-funds`
 * @example
 * import { buildIncreaseL1ValidatorBalanceTx, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * const topUp = (context: PChainContext, wallet: Wallet<PChainUtxo>, validationID: Uint8Array) =>
 *   buildIncreaseL1ValidatorBalanceTx(context, wallet, { validationID, balance: 1_000_000_000n })
 */
export function buildIncreaseL1ValidatorBalanceTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  increase: {
    readonly validationID: Uint8Array
    /** nAVAX to add. */
    readonly balance: bigint
  },
): UnsignedPChain<IncreaseL1ValidatorBalanceTx> {
  const { validationID, balance } = increase
  const draft = { type: "IncreaseL1ValidatorBalanceTx", validationID, balance } as const
  return complete<IncreaseL1ValidatorBalanceTx>(context, wallet, draft, { burn: balance })
}

/**
 * Builds the deactivation of an L1 validator; the rest of its balance is refunded.
 *
 * @throws {BuildError} `not-authorized`, `insufficient-funds`
 * @example
 * import { buildDisableL1ValidatorTx, type Owners, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * const disable = (context: PChainContext, wallet: Wallet<PChainUtxo>, validationID: Uint8Array, deactivationOwner: Owners) =>
 *   buildDisableL1ValidatorTx(context, wallet, { validationID, deactivationOwner })
 */
export function buildDisableL1ValidatorTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  end: {
    readonly validationID: Uint8Array
    /** `deactivationOwner` of `platform.getL1Validator`. */
    readonly deactivationOwner: Owners
  },
): UnsignedPChain<DisableL1ValidatorTx> {
  const { authorization, signers } = authorize(openWallet(wallet), end.deactivationOwner)
  const draft = {
    type: "DisableL1ValidatorTx",
    validationID: end.validationID,
    disableAuthorization: authorization,
  } as const
  return complete<DisableL1ValidatorTx>(context, wallet, draft, { signers: [signers] })
}
