import type { CanonicalValidatorSet } from "@serac/chain"

/** What an EVM chain asks of the primary network to judge a warp message that a transaction brings. */
export interface WarpVerifier {
  /** The P-Chain height that holds for a block that is made now: that of the current epoch. */
  pChainHeight(): bigint
  /** The subnet that a blockchain belongs to; undefined for a blockchain that nobody knows. */
  subnetOf(blockchainID: Uint8Array): Uint8Array | undefined
  /** Who validated a subnet at a P-Chain height; undefined for a subnet without validators. */
  validatorsAt(pChainHeight: bigint, subnetID: Uint8Array): CanonicalValidatorSet | undefined
}

/** Who signs for a node, and for a subnet. */
export interface WarpSigner {
  /** The 96 bytes of this node's signature. */
  sign(unsignedMessage: Uint8Array): Promise<Uint8Array>
  /**
   * The signed message with what the validators of a subnet gave; it may carry less weight than was asked for, as a node's does.
   *
   * @param quorumNumerator - hundredths of the weight
   * @param subnetID - whose validators are asked; undefined for the chain's own
   */
  aggregate(unsignedMessage: Uint8Array, quorumNumerator: bigint, subnetID: Uint8Array | undefined): Promise<Uint8Array>
}
