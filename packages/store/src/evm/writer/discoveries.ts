import type { Value } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import { Seen } from "../../seen.ts"
import type { Batch, TransferRow } from "../rows.ts"

/** The contracts and NFTs that a batch shows for the first time. */
export interface Discoveries {
  /** First blocks by address. */
  readonly contracts: ReadonlyMap<Hex, number>
  /** First transfers by key. */
  readonly tokens: ReadonlyMap<string, NftTransfer>
}

/** A transfer of an NFT, of either standard. */
export type NftTransfer = TransferRow & { readonly tokenId: Hex }

/** Whether a transfer moves an NFT. */
export function isNftTransfer(transfer: TransferRow): transfer is NftTransfer {
  return transfer.tokenId !== undefined
}

/** Finds contracts and NFTs that may not be stored yet. */
export class Discoverer {
  readonly #contracts = new Seen(65_536)
  readonly #tokens = new Seen(65_536)

  discover({ transfers, deployments }: Batch): Discoveries {
    const contracts = new Map<Hex, number>()
    const tokens = new Map<string, NftTransfer>()
    const found = (address: Hex, blockNumber: number) => {
      if (this.#contracts.has(address)) return
      const first = contracts.get(address)
      if (first === undefined || blockNumber < first) contracts.set(address, blockNumber)
    }
    for (const { address, blockNumber } of deployments) found(address, blockNumber)
    for (const transfer of transfers) {
      found(transfer.token, transfer.blockNumber)
      if (!isNftTransfer(transfer)) continue
      const key = transfer.token + transfer.tokenId
      if (!this.#tokens.has(key) && !tokens.has(key)) tokens.set(key, transfer)
    }
    return { contracts, tokens }
  }

  /** Remembers discoveries as stored. */
  remember({ contracts, tokens }: Discoveries): void {
    for (const address of contracts.keys()) this.#contracts.add(address)
    for (const key of tokens.keys()) this.#tokens.add(key)
  }

  /** Clears the memory, because stored rows may have been deleted. */
  forget(): void {
    this.#contracts.clear()
    this.#tokens.clear()
  }
}

/** Rows of contracts whose metadata is due. `dueAt` gives the time, from the number of the first block. */
export function contractRows(
  chain: bigint,
  { contracts }: Discoveries,
  dueAt: (blockNumber: number) => number,
): readonly (readonly Value[])[] {
  return Array.from(contracts, ([address, block]) => [chain, address, block, 0, dueAt(block)])
}

/** Rows of NFTs whose metadata is due. */
export function nftRows(
  chain: bigint,
  { tokens }: Discoveries,
  dueAt: (blockNumber: number) => number,
): readonly (readonly Value[])[] {
  return Array.from(tokens.values(), ({ token, tokenId, standard, blockNumber }) => [
    chain,
    token,
    tokenId,
    standard,
    blockNumber,
    0,
    dueAt(blockNumber),
  ])
}
