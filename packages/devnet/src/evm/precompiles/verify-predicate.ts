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
 * The subnet (32 bytes) whose validators sign a message for a receiving chain: the source chain's, or, for messages from the primary
 * network, the receiver's own unless it requires primary network signers. `undefined` for an unknown source chain.
 *
 * @param config - the configuration of the receiver's Warp precompile
 */
export function signingSubnet(
  sourceChainID: Uint8Array,
  config: PrecompileConfig,
  { subnetID }: Pick<ChainIdentity, "subnetID">,
  subnetOf: WarpVerifier["subnetOf"],
): Uint8Array | undefined {
  const subnet = subnetOf(sourceChainID)
  if (subnet === undefined || toHex(subnet) !== primaryWarpSource) return subnet
  const isOwn = config.requirePrimaryNetworkSigners !== true || toHex(sourceChainID) === primaryWarpSource
  return isOwn ? subnetID : subnet
}

/**
 * Whether a warp message in a transaction's access list has a quorum of signatures by the validators of its {@link signingSubnet}.
 */
export async function predicateHolds(
  chunks: readonly Hex[],
  config: PrecompileConfig,
  identity: ChainIdentity,
  verifier: WarpVerifier,
): Promise<boolean> {
  const message = warpMessageOf(chunks)
  const { sourceChainID } = message.unsignedMessage
  const subnet = signingSubnet(sourceChainID, config, identity, (chainID) => verifier.subnetOf(chainID))
  if (subnet === undefined) return false
  const validators = verifier.validatorsAt(verifier.pChainHeight(), subnet)
  if (validators === undefined) return false
  const quorum = { num: BigInt(config.quorumNumerator || defaultQuorum), den: 100n }
  return isSigned(message, { networkID: identity.networkID, validators, quorum })
}
