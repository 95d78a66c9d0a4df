import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Abi, Address } from "viem"

/** The metadata of a recorded network that concerns EVM chains: accounts, contracts, chain IDs. */
export interface Network {
  readonly cChainID?: string
  readonly l1?: { readonly blockchainID?: string; readonly permissioned?: string }
  readonly accounts?: readonly RecordedAccount[]
  /** Contracts with their verified ABIs: by chain, or those of the C-Chain by the round of a script. */
  readonly contracts?: Readonly<Record<string, Contracts>> | readonly Contracts[]
}

/** An account that sent recorded transactions. */
export interface RecordedAccount {
  readonly eth: Address
  /** The same key's address on the X- and P-Chain, without a chain before it. */
  readonly bech32: string
}

/** By name. */
type Contracts = Readonly<Record<string, { readonly address?: Address; readonly abi?: Abi }>>

export function readNetwork(directory: string): Network {
  const file = join(directory, "network.json")
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
}

/** The verified ABIs of a ledger's contracts; a recording may have none. */
export function abisOf({ contracts = {} }: Network, ledger: string): ReadonlyMap<string, Abi> {
  const named = contractsOf(contracts, ledger).flatMap((one) => Object.values(one))
  const abis = new Map<string, Abi>()
  for (const { address, abi } of named) {
    if (address && abi) abis.set(address.toLowerCase(), [...(abis.get(address.toLowerCase()) ?? []), ...abi])
  }
  return abis
}

function contractsOf(contracts: NonNullable<Network["contracts"]>, ledger: string): readonly Contracts[] {
  const isCChain = ledger === "c-chain"
  if (Array.isArray(contracts)) return isCChain ? contracts : []
  const own = (contracts as Readonly<Record<string, Contracts>>)[isCChain ? "c" : ledger]
  return own ? [own] : []
}

/** The blockchain ID of a ledger's chain, in cb58. */
export function blockchainId({ cChainID, l1 }: Network, ledger: string): string | undefined {
  if (ledger === "c-chain") return cChainID
  return ledger === "l1" ? l1?.blockchainID : ledger === "permissioned" ? l1?.permissioned : undefined
}
