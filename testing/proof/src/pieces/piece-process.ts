import { type NetworkDefinition, type PrimaryChain, primaryChains, type StoreLocation } from "@serac/store"
import { folderObjects } from "@serac/store/objects"
import { PieceArchive } from "@serac/store/pieces"

/** The input of the program: what it fetches, stores, or exports. `folder` has the pieces. */
export type PieceProcessInput = { readonly folder: string } & (
  | {
      readonly does: "fetch"
      readonly chainId: string
      readonly rpcUrls: readonly string[]
      readonly blocksPerPiece: number
    }
  | { readonly does: "index"; readonly chainId: string; readonly store: StoreLocation; readonly threads: number }
  | { readonly does: "export"; readonly chainId: string; readonly columns: string; readonly blocksPerFile: number }
  | {
      readonly does: "fetch-primary"
      readonly network: NetworkDefinition
      /** The last block of each chain: the network may grow meanwhile. */
      readonly lasts: Readonly<Record<PrimaryChain, number>>
      readonly blocksPerPiece: number
    }
  | {
      readonly does: "index-primary"
      readonly networkId: number
      readonly genesis: string
      readonly store: StoreLocation
      readonly isThreaded: boolean
    }
)

/* Fetches a chain as pieces, or stores one from its pieces, or exports columns of them. Prints a line for each step. */
const pieceInput = JSON.parse(process.argv[2] ?? "") as PieceProcessInput
const archive = new PieceArchive(folderObjects(pieceInput.folder))
const onProgress = ({ phase, done }: { readonly phase?: string; readonly done: number }) =>
  console.log(`${phase ?? pieceInput.does} ${done}`)
// Each kind of process loads only what it needs: a proof starts hundreds of them.
switch (pieceInput.does) {
  case "fetch": {
    const { fetchPieces } = await import("@serac/indexer/evm/pieces")
    const { chainId, rpcUrls, blocksPerPiece } = pieceInput
    await fetchPieces({ archive, chain: { chainId, rpcUrls }, range: { first: 0 }, blocksPerPiece, onProgress })
    break
  }
  case "index": {
    const { indexPieces } = await import("@serac/indexer/evm/pieces")
    const { chainId, store, threads } = pieceInput
    await indexPieces({ archive, chainId, store, threads, onProgress })
    break
  }
  case "export": {
    const { exportChain, pieceSource } = await import("@serac/indexer/evm/columns")
    const { chainId, columns, blocksPerFile } = pieceInput
    const [source, target] = [pieceSource(archive, chainId), folderObjects(columns)]
    await exportChain({ chainId, source, target, range: { first: 0 }, blocksPerFile, onProgress })
    break
  }
  case "fetch-primary": {
    const { fetchNetworkPieces } = await import("@serac/indexer/network/pieces")
    const { network, lasts, blocksPerPiece } = pieceInput
    for (const chain of primaryChains) {
      const range = { first: 0, last: lasts[chain] }
      await fetchNetworkPieces({ archive, network, chain, range, blocksPerPiece, onProgress })
    }
    break
  }
  case "index-primary": {
    const { indexNetworkPieces } = await import("@serac/indexer/network/pieces")
    const { networkId, genesis, store, isThreaded } = pieceInput
    await indexNetworkPieces({ archive, networkId, genesis, store, isThreaded, onProgress })
  }
}
