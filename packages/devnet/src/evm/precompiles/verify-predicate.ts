import type { Hex } from "../codec/hex.ts"
import { toHex } from "../codec/hex.ts"
import type { PrecompileConfig } from "../config/precompile-config.ts"
import type { WarpVerifier } from "../ports/warp.ts"
import { isSigned } from "./is-signed.ts"
import type { ChainIdentity } from "./precompile.ts"
import { warpMessageOf } from "./predicate.ts"

const primaryWarpSource = `0x${"0".repeat(64)}`
const defaultQuorum = 67

/**
 * Whether a warp message in a transaction's access list has a quorum of signatures: of the validators of the source chain's subnet,
 * or, for messages from the primary network, of the receiver's own validators unless it requires primary network signers.
 */
export async function predicateHolds(
  chunks: readonly Hex[],
  config: PrecompileConfig,
  identity: ChainIdentity,
  verifier: WarpVerifier,
): Promise<boolean> {
  const message = warpMessageOf(chunks)
  const { sourceChainID } = message.unsignedMessage
  const subnet = verifier.subnetOf(sourceChainID)
  if (subnet === undefined) return false
  const fromPrimary = toHex(subnet) === primaryWarpSource
  const own =
    fromPrimary && (config.requirePrimaryNetworkSigners !== true || toHex(sourceChainID) === primaryWarpSource)
  const validators = verifier.validatorsAt(verifier.pChainHeight(), own ? identity.subnetID : subnet)
  if (validators === undefined) return false
  const quorum = { num: BigInt(config.quorumNumerator || defaultQuorum), den: 100n }
  return isSigned(message, { networkID: identity.networkID, validators, quorum })
}
