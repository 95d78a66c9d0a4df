import { exportChain, pieceSource } from "@serac/indexer/evm/columns"
import { fetchPieces, indexPieces } from "@serac/indexer/evm/pieces"
import type { StoreLocation } from "@serac/store"
import { folderObjects } from "@serac/store/objects"
import { PieceArchive } from "@serac/store/pieces"

/** The input of the program: what it fetches, stores, or exports. `folder` has the pieces. */
export type PieceProcessInput = { readonly chainId: string; readonly folder: string } & (
  | { readonly does: "fetch"; readonly rpcUrls: readonly string[]; readonly blocksPerPiece: number }
  | { readonly does: "index"; readonly store: StoreLocation }
  | { readonly does: "export"; readonly columns: string; readonly blocksPerFile: number }
)

/* Fetches a chain as pieces, or stores one from its pieces, or exports columns of them. Prints a line for each step. */
const pieceInput = JSON.parse(process.argv[2] ?? "") as PieceProcessInput
const ofEither = { chainId: pieceInput.chainId, archive: new PieceArchive(folderObjects(pieceInput.folder)) }
if (pieceInput.does === "index")
  await indexPieces({
    ...ofEither,
    store: pieceInput.store,
    threads: 1,
    onProgress: ({ phase, done }) => console.log(`${phase} ${done}`),
  })
else if (pieceInput.does === "export")
  await exportChain({
    chainId: pieceInput.chainId,
    source: pieceSource(ofEither.archive, pieceInput.chainId),
    target: folderObjects(pieceInput.columns),
    range: { first: 0 },
    blocksPerFile: pieceInput.blocksPerFile,
    onProgress: ({ done }) => console.log(`exported ${done}`),
  })
else
  await fetchPieces({
    ...ofEither,
    chain: { chainId: ofEither.chainId, rpcUrls: pieceInput.rpcUrls },
    range: { first: 0 },
    blocksPerPiece: pieceInput.blocksPerPiece,
    onProgress: ({ done }) => console.log(`fetched ${done}`),
  })
