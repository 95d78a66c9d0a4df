import { join } from "node:path"
import { genesisJson } from "@serac/devnet"
import { exportChain, pieceSource } from "@serac/indexer/evm/columns"
import { fetchPieces, indexPieces, verifyPieces } from "@serac/indexer/evm/pieces"
import { describeNetwork } from "@serac/indexer/network"
import { fetchNetworkPieces, indexNetworkPieces, verifyNetworkPieces } from "@serac/indexer/network/pieces"
import { startBigChain } from "@serac/kits/demo-chain"
import { primaryChains, type Store, type StoreLocation } from "@serac/store"
import { folderObjects } from "@serac/store/objects"
import { PieceArchive } from "@serac/store/pieces"
import { startServer } from "@serac/wire/node/server"
import { compareDumps } from "../kill/compare-dumps.ts"
import { networkLines } from "../simulation-primary/lines.ts"
import { filledDevnet } from "./filled-devnet.ts"
import type { PieceProcessInput } from "./piece-process.ts"

/** A node, and what undisturbed processes make of it: the files in the folders `pieces` and `columns`, and the store. */
export interface PieceSource {
  readonly folder: string
  readonly store: StoreLocation
  /** Inputs of processes that write files into a folder each, and the number of lines that one prints. */
  writing(folder: string): readonly {
    readonly made: "pieces" | "columns"
    readonly lines: number
    readonly input: PieceProcessInput
  }[]
  /** The input of a process that stores the pieces of a folder. */
  storing(folder: string, store: StoreLocation, isThreaded: boolean): PieceProcessInput
  /** The heights that a store has of each chain. */
  heights(store: Store): Promise<readonly number[]>
  /** @throws PieceError */
  verify(archive: PieceArchive): Promise<void>
  /** The first difference between two stores; undefined where there is none. */
  difference(one: Store, other: Store): Promise<string | undefined>
  stop(): Promise<void>
}

/** Blocks of a chain, and of a piece. */
export interface SourceShape {
  readonly seed: number
  readonly blocks: number
  readonly blocksPerPiece: number
}

/** An EVM chain with twenty transactions in each block. */
export async function evmSource(folder: string, { seed, blocks, blocksPerPiece }: SourceShape): Promise<PieceSource> {
  const chain = await startBigChain({ head: blocks - 1, transfersPerBlock: 20, accounts: 200, seed })
  const { chainId, rpcUrl } = chain
  const store: StoreLocation = { kind: "sqlite", directory: join(folder, "store") }
  const archive = new PieceArchive(folderObjects(join(folder, "pieces")))
  const [rpcUrls, blocksPerFile] = [[rpcUrl], blocksPerPiece]
  await fetchPieces({ chain: { chainId, rpcUrls }, archive, range: { first: 0 }, blocksPerPiece })
  const target = folderObjects(join(folder, "columns"))
  await exportChain({ chainId, source: pieceSource(archive, chainId), target, range: { first: 0 }, blocksPerFile })
  await indexPieces({ store, chainId, archive, threads: 0 })
  const lines = Math.ceil(blocks / blocksPerPiece)
  return {
    folder,
    store,
    writing: (into) => {
      const pieces = join(into, "pieces")
      const columns = join(into, "columns")
      return [
        { made: "pieces", lines, input: { does: "fetch", folder: pieces, chainId, rpcUrls, blocksPerPiece } },
        { made: "columns", lines, input: { does: "export", folder: pieces, chainId, columns, blocksPerFile } },
      ]
    },
    storing: (into, own, isThreaded) => ({
      does: "index",
      folder: join(into, "pieces"),
      chainId,
      store: own,
      threads: isThreaded ? 1 : 0,
    }),
    heights: async (opened) => [(await opened.chain(chainId).status())?.head.number ?? -1],
    verify: async (own) => {
      await verifyPieces({ archive: own, chainId, threads: 0 })
    },
    difference: (one, other) => compareDumps(one, other, chainId),
    stop: () => chain.stop(),
  }
}

/** The primary network of a devnet with three days of history. */
export async function primarySource(
  folder: string,
  { seed, blocksPerPiece }: Omit<SourceShape, "blocks">,
): Promise<PieceSource> {
  const devnet = await filledDevnet(`pieces ${seed}`)
  const server = await startServer({ handle: devnet.node.handle, routes: devnet.node })
  const network = await describeNetwork([server.url])
  const { networkId } = network
  const genesis = genesisJson(devnet.network.genesisFile)
  const store: StoreLocation = { kind: "sqlite", directory: join(folder, "store") }
  const archive = new PieceArchive(folderObjects(join(folder, "pieces")))
  const lasts = { P: 0, X: 0, C: 0 }
  let lines = 0
  for (const chain of primaryChains) {
    const { last } = await fetchNetworkPieces({ network, chain, archive, range: { first: 0 }, blocksPerPiece })
    lasts[chain] = last
    lines += Math.ceil((last + 1) / blocksPerPiece)
  }
  await indexNetworkPieces({ store, networkId, archive, genesis, isThreaded: false })
  return {
    folder,
    store,
    writing: (into) => [
      {
        made: "pieces",
        lines,
        input: { does: "fetch-primary", folder: join(into, "pieces"), network, lasts, blocksPerPiece },
      },
    ],
    storing: (into, own, isThreaded) => ({
      does: "index-primary",
      folder: join(into, "pieces"),
      networkId,
      genesis,
      store: own,
      isThreaded,
    }),
    heights: async (opened) => {
      const chains = (await opened.network(networkId).status())?.chains ?? []
      return primaryChains.map((chain) => chains.find((one) => one.chain === chain)?.head.height ?? -1)
    },
    verify: async (own) => {
      for (const chain of primaryChains) await verifyNetworkPieces({ archive: own, networkId, chain })
    },
    difference: async (one, other) => {
      const [own, others] = [await networkLines(one, networkId), await networkLines(other, networkId)]
      const at = own.findIndex((line, index) => line !== others[index])
      if (at === -1 && own.length === others.length) return undefined
      return `line ${at}:\n  killed        ${own.at(at)}\n  uninterrupted ${others.at(at)}`
    },
    stop: async () => {
      await server.close()
      devnet.close()
    },
  }
}
