import { formatId, formatText, parseId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, read } from "@serac/wire/node"
import { type CreatedChain, zeroID } from "../../ledger/index.ts"
import { cb58Error } from "../addresses/cb58-error.ts"
import { keyOf } from "../keys.ts"
import { isPrimaryId, reversed } from "./local.ts"
import type { PInterfaceOptions } from "./options.ts"

/** Methods about blockchains and the subnets that validate them. */
export function blockchainMethods({ chain, names, nodeID }: PInterfaceOptions): ByNameMethods {
  const { state } = chain
  const createdOf = (chainID: Uint8Array) => state.blocks.transaction(chainID)?.transaction.unsigned
  const chainsOf = (subnetID: Uint8Array) => reversed(state.subnets.chains(subnetID))
  const shown = ({ id, unsigned: { chainName, subnetID, vmID } }: CreatedChain) => ({
    id: formatId(id),
    name: formatText(chainName),
    subnetID: formatId(subnetID),
    vmID: formatId(vmID),
  })
  /** The subnet of a blockchain; also for the X- and the C-Chain. */
  const subnetOf = (chainID: Uint8Array): Uint8Array | undefined => {
    if (chain.config.primaryChains.some((one) => keyOf(one) === keyOf(chainID))) return zeroID
    return state.subnets.subnetOfChain(chainID)
  }

  return {
    "platform.getBlockchains": byNameMethod({}, () => ({
      blockchains: [...reversed(state.subnets.ids), zeroID].flatMap((subnetID) => chainsOf(subnetID).map(shown)),
    })),
    "platform.getBlockchainStatus": byNameMethod({ blockchainID: read.text }, ({ blockchainID }) => {
      if (blockchainID === "") throw new Error("argument 'blockchainID' not given")
      const running = names.lookup(blockchainID)
      if (running) {
        const subnetID = subnetOf(running)
        const validates = subnetID && state.sets.member(subnetID, nodeID)
        return { status: validates ? "Validating" : "Syncing" }
      }
      return { status: subnetOf(parseChainID(blockchainID)) ? "Created" : "Unknown" }
    }),
    "platform.validatedBy": byNameMethod({ blockchainID: read.id }, ({ blockchainID }) => {
      if (isPrimaryId(blockchainID)) return { subnetID: formatId(zeroID) }
      const subnetID = subnetOf(blockchainID)
      if (subnetID) return { subnetID: formatId(subnetID) }
      const id = `"${formatId(blockchainID)}"`
      throw new Error(
        createdOf(blockchainID) ? `${id} is not a blockchain` : `problem retrieving blockchain ${id}: not found`,
      )
    }),
    "platform.validates": byNameMethod({ subnetID: read.id }, ({ subnetID }) => {
      if (!isPrimaryId(subnetID) && !state.subnets.owner(subnetID)) {
        const id = `"${formatId(subnetID)}"`
        throw new Error(createdOf(subnetID) ? `${id} is not a subnet` : `problem retrieving subnet ${id}: not found`)
      }
      return { blockchainIDs: chainsOf(subnetID).map(({ id }) => formatId(id)) }
    }),
  }
}

function parseChainID(text: string): Uint8Array {
  try {
    return parseId(text)
  } catch {
    throw new Error(`problem parsing blockchainID ${JSON.stringify(text)}: ${cb58Error(text, 32).message}`)
  }
}
