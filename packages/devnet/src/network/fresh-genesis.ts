import { sha256 } from "@noble/hashes/sha2.js"
import type { GenesisFile } from "@serac/chain"
import { toHex } from "../evm/index.ts"
import { type DevnetGenesisOptions, devnetGenesis } from "./devnet-genesis.ts"

/**
 * A genesis that no other network has: like {@link devnetGenesis}, but that the C-Chain's first block is another one too, by its mix hash,
 * which means nothing here. Its id changes with it.
 */
export function freshGenesis({ seed, ...options }: DevnetGenesisOptions & { readonly seed: string }): GenesisFile {
  const genesis = devnetGenesis(options)
  const mark = sha256(new TextEncoder().encode(`${seed} ${options.startTime}`))
  const cChain = JSON.parse(genesis.cChainGenesis) as Readonly<Record<string, unknown>>
  return { ...genesis, cChainGenesis: JSON.stringify({ ...cChain, mixHash: toHex(mark) }) }
}
