import {
  type CanonicalValidatorSet,
  canonicalValidators,
  decodeUnsignedWarpMessage,
  encodeWarpMessage,
  formatBitSet,
  formatId,
} from "@serac/chain"
import { EvmError, type WarpSigner, type WarpVerifier } from "../../evm/index.ts"
import { keyOf } from "../../interfaces/keys.ts"
import { zeroID } from "../../ledger/index.ts"
import type { Keyring } from "../keyring.ts"
import type { PrimaryNetwork } from "../primary-network.ts"

/** The validators of a subnet at a P-Chain height; `undefined` if there were none. */
export function validatorsAt(
  { p }: PrimaryNetwork,
  height: number,
  subnetID: Uint8Array,
): CanonicalValidatorSet | undefined {
  const members = p.validatorsAt(height).get(keyOf(subnetID))
  return members && canonicalValidators(members)
}

/** The subnet of a blockchain; `undefined` for an unknown one. */
export function subnetOfBlockchain({ p, genesis }: PrimaryNetwork, blockchainID: Uint8Array): Uint8Array | undefined {
  const key = keyOf(blockchainID)
  if ([zeroID, genesis.xChainID, genesis.cChainID].some((one) => keyOf(one) === key)) return zeroID
  return p.state.subnets.subnetOfChain(blockchainID)
}

/** The warp verifier of a chain; `pChainHeight` returns the height of its current epoch. */
export const warpVerifier = (network: PrimaryNetwork, pChainHeight: () => bigint): WarpVerifier => ({
  pChainHeight,
  subnetOf: (blockchainID) => subnetOfBlockchain(network, blockchainID),
  validatorsAt: (height, subnetID) => validatorsAt(network, Number(height), subnetID),
})

/** The warp signer of a chain: signs with the keys of its simulated validators. */
export function warpSigner(options: {
  readonly network: PrimaryNetwork
  readonly keyring: Keyring
  /** The public key of the answering node, 48 bytes. */
  readonly publicKey: Uint8Array
  /** The subnet of the chain. */
  readonly subnetID: Uint8Array
}): WarpSigner {
  const { network, keyring, publicKey } = options
  return {
    async sign(unsignedMessage) {
      const signature = keyring.sign(publicKey, unsignedMessage)
      if (!signature) throw new EvmError("failed to sign message")
      return signature
    },
    aggregate: async (unsignedMessage, _, subnetID = options.subnetID) =>
      signTogether({ network, keyring }, unsignedMessage, subnetID),
  }
}

/**
 * A warp message with the signatures of all simulated validators of a subnet that sign.
 *
 * @param height - the P-Chain height of the validator set. Default: its last block.
 * @throws {EvmError} with the node's text if the subnet has no validators, or none signs.
 */
export function signTogether(
  { network, keyring }: { readonly network: PrimaryNetwork; readonly keyring: Keyring },
  unsignedMessage: Uint8Array,
  subnetID: Uint8Array,
  height: number = network.p.last.height,
): Uint8Array {
  const set = validatorsAt(network, height, subnetID)
  if (!set) {
    const place = `(SubnetID: ${formatId(subnetID)}, Height: ${height})`
    throw new EvmError(`cannot aggregate signatures from subnet with no validators ${place}`)
  }
  const signed = keyring.signTogether(
    set.validators.map(({ publicKey }) => publicKey),
    unsignedMessage,
  )
  if (!signed) throw new EvmError("failed to aggregate signatures")
  return encodeWarpMessage({
    unsignedMessage: decodeUnsignedWarpMessage(unsignedMessage),
    signature: {
      type: "BitSetSignature",
      signers: formatBitSet(signed.signers),
      signature: signed.signature,
    },
  })
}
