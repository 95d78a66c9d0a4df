import { formatId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, listReader, optionalReader, read, struct } from "@serac/wire/node"
import type { ReplacedNetwork } from "../host/replacement.ts"
import type { Replacer } from "../host/replacer.ts"
import { genesisJson } from "../network/genesis-json.ts"
import { l1Members, l1Plan } from "./l1-cheats.ts"

/** Methods that replace this network with another one; the server keeps running. */
export function resetCheats({
  network: own,
  replacer,
}: Pick<ReplacedNetwork, "network"> & {
  readonly replacer: Replacer
}): ByNameMethods {
  const text = optionalReader(read.text)
  const l1s = optionalReader(listReader(struct(l1Members)))
  const toldOf = ({ network, chains }: ReplacedNetwork) => ({
    networkID: network.genesis.networkID,
    blockchains: chains.all.map(({ name, blockchainID }) => ({ name, id: formatId(blockchainID) })),
    genesis: genesisJson(network.genesisFile),
  })
  return {
    "devnet.getGenesis": byNameMethod({}, () => ({ genesis: genesisJson(own.genesisFile) })),
    "devnet.reset": byNameMethod({ seed: text, l1s, genesis: text }, async ({ seed, l1s: named, genesis }) => {
      return toldOf(await replacer.reset({ seed, genesis, l1s: named?.map(l1Plan) }))
    }),
  }
}
