import { sha256 } from "@noble/hashes/sha2.js"
import type { GenesisFile } from "@serac/chain"
import { toHex } from "../evm/index.ts"
import { type DevnetGenesisOptions, devnetGenesis } from "./devnet-genesis.ts"

/**
 * A unique genesis: like {@link devnetGenesis}, with another mix hash in the C-Chain's genesis block,
 * which has no other effect. It changes the C-Chain's id.
 */
export function freshGenesis({ seed, ...options }: DevnetGenesisOptions & { readonly seed: string }): GenesisFile {
  const genesis = devnetGenesis(options)
  const mark = sha256(new TextEncoder().encode(`${seed} ${options.startTime}`))
  const cChain = JSON.parse(genesis.cChainGenesis) as Readonly<Record<string, unknown>>
  return { ...genesis, cChainGenesis: JSON.stringify({ ...cChain, mixHash: toHex(mark) }) }
}
