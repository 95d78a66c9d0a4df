import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { EvmNode } from "@serac/kits/nodes"
import { folderObjects, type ObjectStore } from "@serac/store/objects"
import { evmPieces, PieceArchive, PieceBuilder } from "@serac/store/pieces"
import { afterEach } from "vitest"
import { archivedText } from "../../src/evm/archive/archive-blocks.ts"
import { type FetchedPieces, type FetchPiecesOptions, fetchPieces } from "../../src/evm/pieces/index.ts"
import { chainId } from "./archived-chain.ts"
import type { FakeBlock, FakeChain } from "./fake-chain.ts"

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

/** An empty folder, which the test's end removes. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "serac-pieces-"))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An archive in an empty folder. */
export async function emptyArchive(): Promise<{ readonly folder: string; readonly archive: PieceArchive }> {
  const folder = await emptyFolder()
  return { folder, archive: new PieceArchive(folderObjects(folder)) }
}

/** Fetches pieces of ten blocks from nodes; all of their chain by default. */
export function fetched(
  nodes: readonly EvmNode<FakeChain>[],
  archive: PieceArchive,
  options: Partial<Omit<FetchPiecesOptions, "chain" | "archive" | "fetch">> = {},
): Promise<FetchedPieces> {
  const rpcUrls = nodes.map((_, index) => `http://node-${index}.test/`)
  const fetch: typeof globalThis.fetch = (input, init) =>
    (nodes[rpcUrls.indexOf(String(input))] as EvmNode<FakeChain>).fetch(input, init)
  const range = { first: 0 }
  return fetchPieces({ range, blocksPerPiece: 10, ...options, chain: { chainId, rpcUrls }, archive, fetch })
}

/** A node of a chain that traces. */
export function tracingNode(chain: FakeChain): EvmNode<FakeChain> {
  const node = new EvmNode(chain)
  node.offersTraces = true
  return node
}

/** All files of a folder, by their paths, as hexadecimal text. */
export async function filesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  const read = names.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name)
    return [file.slice(folder.length + 1), (await readFile(file)).toString("hex")] as const
  })
  return Object.fromEntries((await Promise.all(read)).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Writes a piece of blocks as they are told, without any check. */
export async function forge(
  archive: PieceArchive,
  blocks: readonly FakeBlock[],
  {
    as = blocks.map(({ block }) => block) as readonly Pick<FakeBlock["block"], "hash" | "parentHash">[],
    chain = evmPieces(chainId),
  } = {},
): Promise<void> {
  const first = Number(blocks[0]?.block.number)
  const builder = new PieceBuilder(chain)
  for (const [index, answers] of blocks.entries()) {
    const { hash, parentHash } = as[index] as { readonly hash: `0x${string}`; readonly parentHash: `0x${string}` }
    const text = Buffer.from(archivedText(first + index, answers))
    builder.add({ number: first + index, hash, parentHash, text, isTraced: true })
  }
  await archive.write(evmPieces(chainId), { first, last: first + blocks.length - 1 }, await builder.encode())
}

/** Objects that count how often they were written. */
export function counted(objects: ObjectStore): { readonly objects: ObjectStore; readonly written: string[] } {
  const written: string[] = []
  const write: ObjectStore["write"] = (key, bytes) => {
    written.push(key)
    return objects.write(key, bytes)
  }
  return { objects: { ...objects, write }, written }
}
