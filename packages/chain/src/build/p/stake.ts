import type { ProofOfPossession, Signer } from "../../p/slots.ts"
import type { AddPermissionlessDelegatorTx, AddPermissionlessValidatorTx } from "../../p/staking.ts"
import type { PChainUtxo } from "../../utxo/utxo.ts"
import { outputOwners, type Recipient } from "../owners.ts"
import type { UnsignedPChain } from "../unsigned-transaction.ts"
import type { Wallet } from "../wallet.ts"
import { complete } from "./complete.ts"
import { type PChainContext, pChainID } from "./context.ts"

/** The parameters of a stake. */
export interface Staking {
  readonly nodeID: Uint8Array
  /** Unix seconds. Since the Durango upgrade a stake starts when it is accepted, regardless of this value. */
  readonly start?: bigint
  /** Unix seconds. */
  readonly end: bigint
  /** The amount to stake: nAVAX on the primary network. Outputs that are locked for staking are used first. */
  readonly weight: bigint
  /** Id of the subnet. Default: the primary network. */
  readonly subnetID?: Uint8Array
  /** The staked asset. Default: AVAX. Elastic subnets have an asset of their own. */
  readonly assetID?: Uint8Array
}

const stakeOf = (context: PChainContext, { weight, assetID = context.avaxAssetID }: Staking) => ({
  assetID,
  amount: weight,
})

const validatorOf = ({ nodeID, start = 0n, end, weight }: Staking) => ({ nodeID, start, end, weight })

const signerOf = (proof: ProofOfPossession | undefined): Signer =>
  proof ? { type: "signer.ProofOfPossession", ...proof } : { type: "signer.Empty" }

/**
 * Builds the addition of a permissionless validator.
 *
 * @throws {BuildError} `insufficient-funds`
 * @example
 * import { buildAddPermissionlessValidatorTx, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 * import { blsProofOfPossession, blsPublicKeyOf } from "@serac/chain/bls"
 *
 * // nodeID, publicKey and proofOfPossession are what info.getNodeID answers.
 * function validate(context: PChainContext, wallet: Wallet<PChainUtxo>, nodeID: Uint8Array, blsKey: Uint8Array, owner: Uint8Array) {
 *   return buildAddPermissionlessValidatorTx(context, wallet, {
 *     nodeID,
 *     end: BigInt(Math.floor(Date.now() / 1000) + 30 * 86_400),
 *     weight: 2_000_000_000_000n,
 *     signer: { publicKey: blsPublicKeyOf(blsKey), proofOfPossession: blsProofOfPossession(blsKey) },
 *     validationRewardsOwner: owner,
 *     delegationRewardsOwner: owner,
 *     shares: 20_000, // 2 %
 *   })
 * }
 */
export function buildAddPermissionlessValidatorTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  validation: Staking & {
    /** The validator's BLS key; validators of the primary network must have one. */
    readonly signer?: ProofOfPossession
    readonly validationRewardsOwner: Recipient
    readonly delegationRewardsOwner: Recipient
    /** The share of its delegators' rewards that it keeps, in millionths: at least 20,000 (2 %). */
    readonly shares: number
  },
): UnsignedPChain<AddPermissionlessValidatorTx> {
  const { subnetID = pChainID(), validationRewardsOwner, delegationRewardsOwner, shares } = validation
  const draft = {
    type: "AddPermissionlessValidatorTx",
    validator: validatorOf(validation),
    subnetID,
    signer: signerOf(validation.signer),
    validationRewardsOwner: outputOwners(validationRewardsOwner),
    delegationRewardsOwner: outputOwners(delegationRewardsOwner),
    shares,
  } as const
  return complete<AddPermissionlessValidatorTx>(context, wallet, draft, { stake: stakeOf(context, validation) })
}

/**
 * Builds a delegation to a validator.
 *
 * @throws {BuildError} `insufficient-funds`
 * @example
 * import { buildAddPermissionlessDelegatorTx, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * function delegate(context: PChainContext, wallet: Wallet<PChainUtxo>, nodeID: Uint8Array, end: bigint, owner: Uint8Array) {
 *   return buildAddPermissionlessDelegatorTx(context, wallet, { nodeID, end, weight: 25_000_000_000n, rewardsOwner: owner })
 * }
 */
export function buildAddPermissionlessDelegatorTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  delegation: Staking & { readonly rewardsOwner: Recipient },
): UnsignedPChain<AddPermissionlessDelegatorTx> {
  const { subnetID = pChainID(), rewardsOwner } = delegation
  const draft = {
    type: "AddPermissionlessDelegatorTx",
    validator: validatorOf(delegation),
    subnetID,
    rewardsOwner: outputOwners(rewardsOwner),
  } as const
  return complete<AddPermissionlessDelegatorTx>(context, wallet, draft, { stake: stakeOf(context, delegation) })
}
