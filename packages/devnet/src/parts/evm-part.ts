import { decodeCChainAtomicTransaction } from "@serac/chain"
import { serveByName, type WireEndpoint } from "@serac/wire/node"
import { avaxMethods } from "../interfaces/avax/avax-interface.ts"
import { bytesOfKey } from "../interfaces/keys.ts"
import { assertPayable } from "../network/evm/assert-payable.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { ChainPart } from "../node/chain-part.ts"

/** The part of the devnet's node that serves an EVM chain. */
export function evmPart(options: {
  readonly network: PrimaryNetwork
  readonly running: RunningChain
  /** The endpoints `/rpc`, `/ws` and others. */
  readonly endpoints: Readonly<Record<string, WireEndpoint>>
  readonly onIssue: () => void
}): ChainPart {
  const { network, running, endpoints, onIssue } = options
  const { chain, blockchainID, subnetID, consensus } = running
  const isC = chain.config.kind === "coreth"
  return {
    id: blockchainID,
    aliases: network.chains.aliasesOf(blockchainID),
    subnetID,
    isPlugin: !isC,
    endpoints: { ...endpoints, ...(isC ? { "/avax": avaxEndpoint(network, running, onIssue) } : {}) },
    lastAccepted: () => ({
      height: Number(chain.tip.header.number),
      // Health reports the id of the last container; a genesis block has none.
      id: consensus.length > 0 ? consensus.at(consensus.length - 1).id : bytesOfKey(chain.tip.hash.slice(2)),
    }),
    ...(isC ? { containers: { block: consensus } } : {}),
    proposedHeights: consensus,
  }
}

function avaxEndpoint({ atomic, chains }: PrimaryNetwork, { chain }: RunningChain, onIssue: () => void): WireEndpoint {
  const issue = async (bytes: Uint8Array) => {
    const baseFee = chain.tip.header.baseFeePerGas ?? 0n
    try {
      const id = await atomic.issue(bytes, baseFee, (changes) => assertPayable(chain, changes))
      onIssue()
      return id
    } catch (error) {
      // A pending transaction can be issued again, as on a node.
      if (/^duplicate tx/.test((error as Error).message)) return decodeCChainAtomicTransaction(bytes).id
      throw error
    }
  }
  return {
    handle: serveByName(avaxMethods({ atomic, names: chains, issue, hasHelicon: () => chain.executesLater })),
  }
}
