import { formatId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, listReader, optionalReader, read, struct } from "@serac/wire/node"
import type { ReplacedNetwork } from "../host/replacement.ts"
import type { Replacer } from "../host/replacer.ts"
import { genesisJson } from "../network/genesis-json.ts"

const chainIDs = 2n ** 53n

/** Methods that replace this network with another one; the server keeps running. */
export function resetCheats({
  network: own,
  replacer,
}: Pick<ReplacedNetwork, "network"> & {
  readonly replacer: Replacer
}): ByNameMethods {
  const text = optionalReader(read.text)
  const l1s = optionalReader(listReader(struct({ name: read.text, chainID: read.uint64 })))
  const toldOf = ({ network, chains }: ReplacedNetwork) => ({
    networkID: network.genesis.networkID,
    blockchains: chains.all.map(({ name, blockchainID }) => ({ name, id: formatId(blockchainID) })),
    genesis: genesisJson(network.genesisFile),
  })
  return {
    "devnet.getGenesis": byNameMethod({}, () => ({ genesis: genesisJson(own.genesisFile) })),
    "devnet.reset": byNameMethod({ seed: text, l1s, genesis: text }, async ({ seed, l1s: named, genesis }) => {
      const bad = named?.find(({ name, chainID }) => name === "" || chainID === 0n || chainID >= chainIDs)
      if (bad) throw new Error(`an L1 has a name and a chainID, not ${bad.name}=${bad.chainID}`)
      const given = named?.map(({ name, chainID }) => ({ name, chainID: Number(chainID) }))
      return toldOf(await replacer.reset({ seed, genesis, l1s: given }))
    }),
  }
}
