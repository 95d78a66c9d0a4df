import { keyOf } from "../../interfaces/keys.ts"
import type { PlatformState } from "../../ledger/index.ts"
import type { Keyring } from "../keyring.ts"
import type { ValidatorIdentity } from "../validator-identity.ts"

/**
 * Draws the proposer of the block after a parent on a chain of a subnet: one of the subnet's simulated validators, weighted by stake
 * or weight. The parent's id determines the draw, so that the same network has the same blocks. Nodes draw differently, which the
 * block does not show.
 *
 * @param subnetID 32 bytes; zeros for the primary network
 * @param parentID 32 bytes: of the id of the parent container
 * @returns `undefined` if the devnet simulates no validator of the subnet; then the block is unsigned, as if all proposers were late
 */
export function proposerAfter(
  { state, keyring }: { readonly state: PlatformState; readonly keyring: Keyring },
  subnetID: Uint8Array,
  parentID: Uint8Array,
): ValidatorIdentity | undefined {
  const { l1Validators, stakers } = state
  const l1Weights = new Map(l1Validators.of(subnetID).map(({ nodeID, weight }) => [keyOf(nodeID), weight]))
  const candidates = keyring.identities.flatMap((identity) => {
    const { nodeID } = identity
    const weight = stakers.validator(subnetID, nodeID)?.weight ?? l1Weights.get(keyOf(nodeID)) ?? 0n
    return weight > 0n ? [{ identity, weight }] : []
  })
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0n)
  if (total === 0n) return undefined
  const drawn = new DataView(parentID.buffer, parentID.byteOffset).getBigUint64(0) % total
  let below = 0n
  return candidates.find(({ weight }) => {
    below += weight
    return drawn < below
  })?.identity
}
