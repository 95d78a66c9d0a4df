import { serveByName } from "@serac/wire/node"
import { walletMethods } from "../interfaces/x/transactions.ts"
import { xMethods } from "../interfaces/x/x-interface.ts"
import { zeroID } from "../ledger/index.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { ChainPart } from "../node/chain-part.ts"

/** The part of the devnet's node that serves the X-Chain. */
export function xPart(network: PrimaryNetwork, onIssue: () => void): ChainPart {
  const { x, chains, clock, consensus, genesis } = network
  const methods = xMethods({ chain: x, names: chains, clock, onIssue })
  const wallet = walletMethods({ chain: x, onIssue })
  return {
    id: genesis.xChainID,
    aliases: chains.aliasesOf(genesis.xChainID),
    subnetID: zeroID,
    endpoints: { "": { handle: serveByName(methods) }, "/wallet": { handle: serveByName(wallet) } },
    lastAccepted: () => x.last,
    containers: { block: consensus.X },
  }
}
