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

/** Who validated a subnet at a P-Chain height; `undefined` where nobody did. */
export function validatorsAt(
  { p }: PrimaryNetwork,
  height: number,
  subnetID: Uint8Array,
): CanonicalValidatorSet | undefined {
  const members = p.validatorsAt(height).get(keyOf(subnetID))
  return members && canonicalValidators(members)
}

/** The subnet that a blockchain belongs to; `undefined` for one that nobody knows. */
export function subnetOfBlockchain({ p, genesis }: PrimaryNetwork, blockchainID: Uint8Array): Uint8Array | undefined {
  const key = keyOf(blockchainID)
  if ([zeroID, genesis.xChainID, genesis.cChainID].some((one) => keyOf(one) === key)) return zeroID
  const unsigned = p.state.blocks.transaction(blockchainID)?.transaction.unsigned
  return unsigned?.type === "CreateChainTx" ? unsigned.subnetID : undefined
}

/** What a chain judges warp messages by; `pChainHeight` is that of its current epoch. */
export const warpVerifier = (network: PrimaryNetwork, pChainHeight: () => bigint): WarpVerifier => ({
  pChainHeight,
  subnetOf: (blockchainID) => subnetOfBlockchain(network, blockchainID),
  validatorsAt: (height, subnetID) => validatorsAt(network, Number(height), subnetID),
})

/** Who signs the warp messages of a chain: its validators, as far as the devnet plays them. */
export function warpSigner(options: {
  readonly network: PrimaryNetwork
  readonly keyring: Keyring
  /** The key of the node that is asked, 48 bytes. */
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
 * A warp message with the signatures of all validators of a subnet whose keys the devnet has and who sign.
 *
 * @param height - of the P-Chain, at which they validate. Default: its last block.
 * @throws {EvmError} with the node's text where nobody validates the subnet, or nobody signs.
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
