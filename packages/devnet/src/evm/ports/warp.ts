import type { CanonicalValidatorSet } from "@serac/chain"

/** The data of the primary network that an EVM chain needs to verify the warp messages of transactions. */
export interface WarpVerifier {
  /** The P-Chain height for a block made now: that of the current epoch. */
  pChainHeight(): bigint
  /** The subnet of a blockchain; undefined for an unknown blockchain. */
  subnetOf(blockchainID: Uint8Array): Uint8Array | undefined
  /** The validators of a subnet at a P-Chain height; undefined for a subnet without validators. */
  validatorsAt(pChainHeight: bigint, subnetID: Uint8Array): CanonicalValidatorSet | undefined
}

/** Signs warp messages for a node, and aggregates signatures of a subnet's validators. */
export interface WarpSigner {
  /** This node's BLS signature, 96 bytes. */
  sign(unsignedMessage: Uint8Array): Promise<Uint8Array>
  /**
   * Aggregates the signatures of a subnet's validators. Like a node's result, the message may have less weight than the quorum.
   *
   * @param quorumNumerator - the required weight, in percent
   * @param subnetID - the subnet whose validators sign; undefined for the chain's own
   */
  aggregate(unsignedMessage: Uint8Array, quorumNumerator: bigint, subnetID: Uint8Array | undefined): Promise<Uint8Array>
}
