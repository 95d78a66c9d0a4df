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

/** How a validator renews itself. */
export interface Renewal {
  /** Seconds of each period. */
  readonly period: bigint
  /** What of each period's rewards is added to the stake, in millionths: 0 to 1,000,000. */
  readonly autoCompoundRewardShares: number
}

/**
 * Builds the addition of a validator of the primary network that begins a new period whenever one is over (Helicon). It begins
 * when it is accepted, and goes on until its authority stops it or a period is not rewarded.
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
    /** Who may change how it renews itself, and stop it. */
    readonly validatorAuthority: Recipient
    /** What it keeps of its delegators' rewards, in millionths: at least 20,000 (2 %). */
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
 * Builds the change of how a validator renews itself, from its next period on (Helicon). A `period` of 0 stops it when the
 * running one is over.
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
    /** The transaction that added the validator. */
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
