import type { Owners } from "../../fx/secp256k1fx.ts"
import type { ProofOfPossession } from "../../p/slots.ts"
import type { AddAutoRenewedValidatorTx, SetAutoRenewedValidatorConfigTx } from "../../p/staking.ts"
import type { PChainUtxo } from "../../utxo/utxo.ts"
import { authorize } from "../authorize.ts"
import { outputOwners, type Recipient } from "../owners.ts"
import type { UnsignedPChain } from "../unsigned-transaction.ts"
import { openWallet, type Wallet } from "../wallet.ts"
import { complete } from "./complete.ts"
import type { PChainContext } from "./context.ts"

/** The renewal of a validation. */
export interface Renewal {
  /** Duration of each period in seconds. */
  readonly period: bigint
  /** The share of each period's rewards that is added to the stake, in millionths: 0 to 1,000,000. */
  readonly autoCompoundRewardShares: number
}

/**
 * Builds the addition of an auto-renewed validator of the primary network, which starts a new period when one ends (Helicon). It starts
 * when it is accepted, and ends when its authority stops it or a period is not rewarded.
 *
 * @throws {BuildError} `insufficient-funds`
 * @example
 * import { buildAddAutoRenewedValidatorTx, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 * import { blsProofOfPossession, blsPublicKeyOf } from "@serac/chain/bls"
 *
 * function validate(context: PChainContext, wallet: Wallet<PChainUtxo>, nodeID: Uint8Array, blsKey: Uint8Array, owner: Uint8Array) {
 *   return buildAddAutoRenewedValidatorTx(context, wallet, {
 *     nodeID,
 *     weight: 2_000_000_000_000n,
 *     period: 14n * 86_400n,
 *     autoCompoundRewardShares: 500_000, // half of it
 *     signer: { publicKey: blsPublicKeyOf(blsKey), proofOfPossession: blsProofOfPossession(blsKey) },
 *     validationRewardsOwner: owner,
 *     delegationRewardsOwner: owner,
 *     validatorAuthority: owner,
 *     delegationShares: 20_000, // 2 %
 *   })
 * }
 */
export function buildAddAutoRenewedValidatorTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  validation: Renewal & {
    readonly nodeID: Uint8Array
    /** nAVAX to stake. Outputs that are locked for staking are used first. */
    readonly weight: bigint
    /** The validator's BLS key. */
    readonly signer: ProofOfPossession
    readonly validationRewardsOwner: Recipient
    readonly delegationRewardsOwner: Recipient
    /** The owners that may change the renewal, and stop it. */
    readonly validatorAuthority: Recipient
    /** The share of its delegators' rewards that it keeps, in millionths: at least 20,000 (2 %). */
    readonly delegationShares: number
  },
): UnsignedPChain<AddAutoRenewedValidatorTx> {
  const { nodeID, weight, signer, period, autoCompoundRewardShares, delegationShares } = validation
  const draft = {
    type: "AddAutoRenewedValidatorTx",
    nodeID,
    signer: { type: "signer.ProofOfPossession", ...signer },
    validationRewardsOwner: outputOwners(validation.validationRewardsOwner),
    delegationRewardsOwner: outputOwners(validation.delegationRewardsOwner),
    validatorAuthority: outputOwners(validation.validatorAuthority),
    delegationShares,
    autoCompoundRewardShares,
    period,
  } as const
  const stake = { assetID: context.avaxAssetID, amount: weight }
  return complete<AddAutoRenewedValidatorTx>(context, wallet, draft, { stake })
}

/**
 * Builds a change of a validator's renewal, from its next period on (Helicon). A `period` of 0 stops it when the
 * current one ends.
 *
 * @throws {BuildError} `not-authorized`, `insufficient-funds`
 * @example
 * import { buildSetAutoRenewedValidatorConfigTx, type Owners, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * const stop = (context: PChainContext, wallet: Wallet<PChainUtxo>, txID: Uint8Array, validatorAuthority: Owners) =>
 *   buildSetAutoRenewedValidatorConfigTx(context, wallet, { txID, validatorAuthority, period: 0n, autoCompoundRewardShares: 0 })
 */
export function buildSetAutoRenewedValidatorConfigTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  change: Renewal & {
    /** Id of the transaction that added the validator. */
    readonly txID: Uint8Array
    /** `validatorAuthority` of `platform.getCurrentValidators`. */
    readonly validatorAuthority: Owners
  },
): UnsignedPChain<SetAutoRenewedValidatorConfigTx> {
  const { authorization, signers } = authorize(openWallet(wallet), change.validatorAuthority)
  const { txID, period, autoCompoundRewardShares } = change
  const draft = {
    type: "SetAutoRenewedValidatorConfigTx",
    txID,
    auth: authorization,
    autoCompoundRewardShares,
    period,
  } as const
  return complete<SetAutoRenewedValidatorConfigTx>(context, wallet, draft, { signers: [signers] })
}
