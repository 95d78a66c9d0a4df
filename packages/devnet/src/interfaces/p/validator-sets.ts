import { canonicalValidators, formatHex, formatId, formatNodeId } from "@serac/chain"
import { ArgumentError, type ArgumentReader, type ByNameMethods, byNameMethod, read } from "@serac/wire/node"
import type { SubnetWarpValidator } from "../../ledger/index.ts"
import { bytesOfKey, keyOf } from "../keys.ts"
import { sortedMembers } from "./local.ts"
import type { PInterfaceOptions } from "./options.ts"

/** Reads a height, or `proposed` for the height at which proposers look up validators. */
const heightOrProposed: ArgumentReader<bigint | "proposed"> = (given) =>
  given?.kind === "string" && given.value === "proposed" ? "proposed" : read.uint64(given)

/** Methods about validator sets at a height: of one subnet, of all, and samples. */
export function validatorSetMethods({ chain, random }: PInterfaceOptions): ByNameMethods {
  const { sets } = chain.state
  const heightOf = (height: bigint | "proposed") => (height === "proposed" ? BigInt(chain.minimumHeight) : height)
  const at = (height: bigint, ofSubnet = "") => {
    const current = chain.last.height
    if (height <= current) return sets.at(Number(height))
    throw new Error(
      `failed to get validator set${ofSubnet === "" ? "s" : ""} at ${height}: failed to fetch validator set at unfinalized height` +
        `${ofSubnet}: current P-chain height (${current}) < requested P-Chain height (${height})`,
    )
  }
  const now = (subnetID: Uint8Array): readonly SubnetWarpValidator[] =>
    sets.at(chain.last.height).get(keyOf(subnetID)) ?? []

  return {
    "platform.getValidatorsAt": byNameMethod(
      { height: heightOrProposed, subnetID: read.id },
      ({ height, subnetID }) => {
        const members = at(heightOf(height), ` with SubnetID = ${formatId(subnetID)}`).get(keyOf(subnetID)) ?? []
        return sortedMembers(
          members.map(({ nodeID, publicKey, weight }) => {
            const key = publicKey ? formatHex(publicKey, "hexnc") : null
            return [formatNodeId(nodeID), { publicKey: key, weight: String(weight) }] as const
          }),
        )
      },
    ),
    "platform.getAllValidatorsAt": byNameMethod({ height: heightOrProposed }, ({ height }) => ({
      validatorSets: sortedMembers(
        [...at(heightOf(height))].map(
          ([subnet, members]) => [formatId(bytesOfKey(subnet)), warpSetJson(members)] as const,
        ),
      ),
    })),
    "platform.sampleValidators": byNameMethod({ size: uint16, subnetID: read.id }, ({ size, subnetID }) => {
      const members = now(subnetID)
      if (members.length === 0 && size > 0)
        throw new Error(`sampling ${formatId(subnetID)} errored with missing validators`)
      const sample = Array.from({ length: size }, () => pick(members, random()).nodeID)
      return { validators: sample.sort(compareBytes).map(formatNodeId) }
    }),
    "platform.getTotalStake": byNameMethod({ subnetID: read.id }, ({ subnetID }) => {
      const weight = String(now(subnetID).reduce((sum, member) => sum + member.weight, 0n))
      return { stake: weight, weight }
    }),
  }
}

const compareBytes = (one: Uint8Array, other: Uint8Array): number => (keyOf(one) < keyOf(other) ? -1 : 1)

/** Reads an integer below 2^16. */
const uint16: ArgumentReader<number> = (given) => {
  const value = read.uint32(given)
  if (value > 0xffff) throw new ArgumentError(`parsing "${value}": value out of range`)
  return value
}

/** Picks one of the members with a probability in proportion to its weight. */
function pick(members: readonly SubnetWarpValidator[], chance: number): SubnetWarpValidator {
  const total = members.reduce((sum, { weight }) => sum + weight, 0n)
  let left = (total * BigInt(Math.floor(chance * 2 ** 32))) >> 32n
  for (const member of members) {
    if (left < member.weight) return member
    left -= member.weight
  }
  return members.at(-1) as SubnetWarpValidator
}

const warpSetJson = (members: readonly SubnetWarpValidator[]) => {
  const { validators, totalWeight } = canonicalValidators(members)
  return {
    validators: validators.map(({ publicKey, weight, nodeIDs }) => ({
      publicKey: formatHex(publicKey, "hexnc"),
      weight: String(weight),
      nodeIDs: nodeIDs.map(formatNodeId),
    })),
    totalWeight: String(totalWeight),
  }
}
