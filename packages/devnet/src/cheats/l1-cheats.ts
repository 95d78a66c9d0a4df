import { formatId, formatNodeId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, read } from "@serac/wire/node"
import { toHex } from "../evm/index.ts"
import type { L1 } from "../l1/create-l1.ts"
import { L1Error, type L1Plan } from "../l1/l1-plan.ts"
import type { ValidatorIdentity } from "../network/validator-identity.ts"

/** The objects that the methods for L1s work with. */
export interface L1CheatOptions {
  readonly devnet: { createL1(plan: L1Plan): Promise<L1>; createValidator(): ValidatorIdentity }
}

/** The members of an L1 in requests; the chain id is that of the genesis if it has one. */
export const l1Members = {
  name: read.text,
  chainID: read.uint64,
  genesis: read.text,
  upgrades: read.text,
  validators: read.uint32,
}

interface GivenL1 {
  readonly name: string
  readonly chainID: bigint
  readonly genesis: string
  readonly upgrades: string
  readonly validators: number
}

/** The plan of an L1 in a request. @throws {L1Error} for two chain ids, or upgrades without a genesis */
export function l1Plan({ name, chainID, genesis, upgrades, validators: count }: GivenL1): L1Plan {
  const validators = count === 0 ? undefined : count
  if (genesis === "") {
    if (upgrades !== "") throw new L1Error(`the upgrades of the L1 ${name} need its genesis`)
    return { name, chainID: Number(chainID), validators }
  }
  if (chainID !== 0n) throw new L1Error(`the L1 ${name} has its chainID in its genesis; it cannot have another`)
  return { name, genesis, upgrades: upgrades === "" ? undefined : upgrades, validators }
}

/** Methods that create L1s, and validators for L1s that others create. */
export function l1Cheats({ devnet }: L1CheatOptions): ByNameMethods {
  return {
    "devnet.createL1": byNameMethod(l1Members, async (given) => {
      const { name, chainID, subnetID, blockchainID, validators } = await devnet.createL1(l1Plan(given))
      return {
        name,
        chainID,
        subnetID: formatId(subnetID),
        blockchainID: formatId(blockchainID),
        validators: validators.map(({ nodeID }) => formatNodeId(nodeID)),
      }
    }),
    "devnet.createValidator": byNameMethod({}, () => {
      const { nodeID, bls } = devnet.createValidator()
      const nodePOP = { publicKey: toHex(bls.publicKey), proofOfPossession: toHex(bls.proofOfPossession) }
      return { nodeID: formatNodeId(nodeID), nodePOP }
    }),
  }
}
