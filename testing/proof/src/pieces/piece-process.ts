import { fetchPieces, indexPieces } from "@serac/indexer/evm/pieces"
import type { StoreLocation } from "@serac/store"
import { folderObjects } from "@serac/store/objects"
import { PieceArchive } from "@serac/store/pieces"

/** The input of the program: what it fetches, or what it stores. */
export type PieceProcessInput = { readonly chainId: string; readonly folder: string } & (
  | { readonly rpcUrls: readonly string[]; readonly blocksPerPiece: number; readonly store?: never }
  | { readonly store: StoreLocation; readonly rpcUrls?: never }
)

/* Fetches a chain as pieces, or stores one from its pieces. Prints a line for each step. */
const pieceInput = JSON.parse(process.argv[2] ?? "") as PieceProcessInput
const ofEither = { chainId: pieceInput.chainId, archive: new PieceArchive(folderObjects(pieceInput.folder)) }
if (pieceInput.rpcUrls === undefined)
  await indexPieces({
    ...ofEither,
    store: pieceInput.store,
    threads: 1,
    onProgress: ({ phase, done }) => console.log(`${phase} ${done}`),
  })
else
  await fetchPieces({
    ...ofEither,
    chain: { chainId: ofEither.chainId, rpcUrls: pieceInput.rpcUrls },
    range: { first: 0 },
    blocksPerPiece: pieceInput.blocksPerPiece,
    onProgress: ({ done }) => console.log(`fetched ${done}`),
  })
