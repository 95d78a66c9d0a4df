import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { exportChain, pieceSource } from "@serac/indexer/evm/columns"
import { fetchPieces, indexPieces, verifyPieces } from "@serac/indexer/evm/pieces"
import { startBigChain } from "@serac/kits/demo-chain"
import { openStore, type StoreLocation } from "@serac/store"
import { folderObjects } from "@serac/store/objects"
import { PieceArchive } from "@serac/store/pieces"
import { compareDumps } from "../kill/compare-dumps.ts"
import { Random } from "../simulation/random.ts"
import type { PieceProcessInput } from "./piece-process.ts"

/** Options of {@link provePieces}. */
export interface PieceProofOptions {
  /** An empty folder. */
  readonly folder: string
  readonly seed: number
  /** Blocks of the chain; each has twenty transactions. */
  readonly blocks: number
  /** SIGKILLs of the processes that fetch, and as many of those that export and of those that store. */
  readonly kills: number
}

/** The result of one seed. */
export interface PieceProof {
  readonly kills: number
  /** Kills after which there were pieces, or stored blocks, that were not there before. */
  readonly withProgress: number
  /** The first difference from what processes made that nobody killed. */
  readonly difference: string | undefined
}

const program = fileURLToPath(new URL("piece-process.ts", import.meta.url))
const endingWithParent = new URL("../kill/end-with-parent.ts", import.meta.url).href
const blocksPerPiece = 20

/**
 * Kills processes that fetch pieces of a chain, that export columns of them, and that store them, at moments that the seed decides; lets each complete,
 * and compares the files, and everything that is stored, with those of processes that ran undisturbed. What a killed process had
 * completed must stay.
 */
export async function provePieces(options: PieceProofOptions): Promise<PieceProof> {
  const { folder, seed, blocks } = options
  const random = new Random(`pieces ${seed}`)
  const chain = await startBigChain({ head: blocks - 1, transfersPerBlock: 20, accounts: 200, seed })
  const { chainId, rpcUrl } = chain
  const place = (name: string) => join(folder, name)
  const location = (name: string): StoreLocation => ({ kind: "sqlite", directory: place(name) })
  const ofKilled = { chainId, folder: place("killed") }
  const sums = { kills: 0, withProgress: 0 }
  try {
    const rpcUrls = [rpcUrl]
    const archive = new PieceArchive(folderObjects(place("whole")))
    await fetchPieces({ chain: { chainId, rpcUrls }, archive, range: { first: 0 }, blocksPerPiece })
    const source = pieceSource(archive, chainId)
    const target = folderObjects(place("whole-columns"))
    await exportChain({ chainId, source, target, range: { first: 0 }, blocksPerFile: blocksPerPiece })
    const columns = place("killed-columns")
    const writing = [
      { made: "whole", into: "killed", input: { ...ofKilled, does: "fetch", rpcUrls, blocksPerPiece } },
      {
        made: "whole-columns",
        into: "killed-columns",
        input: { ...ofKilled, does: "export", columns, blocksPerFile: blocksPerPiece },
      },
    ] as const
    for (const { made, into, input } of writing) {
      const difference = await killWriting(input, place(into), options, random, sums)
      const differing = difference ?? (await differingFile(place(into), place(made)))
      if (differing !== undefined) return { ...sums, difference: differing }
    }
    await verifyPieces({ archive: new PieceArchive(folderObjects(place("killed"))), chainId, threads: 0 })
    const storing: PieceProcessInput = { ...ofKilled, does: "index", store: location("killed-store") }
    const lost = await killStoring(storing, options, random, sums)
    if (lost !== undefined) return { ...sums, difference: lost }
    await indexPieces({ store: location("whole-store"), chainId, archive, threads: 0 })
    const [one, other] = [await openStore(location("killed-store")), await openStore(location("whole-store"))]
    const difference = await compareDumps(one, other, chainId)
    await Promise.all([one.close(), other.close()])
    return { ...sums, difference }
  } finally {
    await chain.stop()
  }
}

type Sums = { kills: number; withProgress: number }

/** Kills processes that write files, and lets the last one complete. Resolves to a file that a kill has lost, in words. */
async function killWriting(
  input: PieceProcessInput,
  folder: string,
  { kills: most, blocks }: PieceProofOptions,
  random: Random,
  sums: Sums,
): Promise<string | undefined> {
  let before: readonly string[] = []
  for (let turn = 0; turn < most; turn += 1) {
    const lines = random.between(1, Math.max(1, Math.floor(blocks / blocksPerPiece / 2)))
    if (!(await killAfter(input, lines, random.between(0, 30)))) break
    sums.kills += 1
    const after = await filesIn(folder)
    const lost = before.find((name) => !after.includes(name))
    if (lost !== undefined) return `${lost} was lost by a kill`
    if (after.length > before.length) sums.withProgress += 1
    before = after
  }
  await killAfter(input, Number.POSITIVE_INFINITY, 0)
  return undefined
}

/** Kills processes that store pieces, and lets the last one complete. Resolves to the blocks that a kill has lost, in words. */
async function killStoring(
  input: PieceProcessInput & { readonly does: "index" },
  { kills: most }: PieceProofOptions,
  random: Random,
  sums: Sums,
): Promise<string | undefined> {
  let before = -1
  for (let turn = 0; turn < most; turn += 1) {
    if (!(await killAfter(input, random.between(1, 4), random.between(0, 200)))) break
    sums.kills += 1
    const after = await lastStored(input.store, input.chainId)
    if (after < before) return `blocks ${after + 1} to ${before} were lost by a kill`
    if (after > before) sums.withProgress += 1
    before = after
  }
  await killAfter(input, Number.POSITIVE_INFINITY, 0)
  return undefined
}

/** Runs the process, and kills it some milliseconds after a number of its lines. Returns whether it was killed before it had completed. */
async function killAfter(input: PieceProcessInput, lines: number, milliseconds: number): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", endingWithParent, program, JSON.stringify(input)], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  const ended = once(child, "close")
  let seen = 0
  for await (const _ of createInterface(child.stdout)) {
    seen += 1
    if (seen === Math.ceil(lines)) {
      await sleep(milliseconds)
      child.kill("SIGKILL")
    }
  }
  const [code, signal] = await ended
  if (signal === null && code !== 0) throw new Error(`a process that works on pieces ended with code ${code}`)
  return signal === "SIGKILL"
}

/** The names of the complete files in a folder. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return names.filter((name) => /\.(piece|parquet)$/.test(name)).sort()
}

async function differingFile(folder: string, other: string): Promise<string | undefined> {
  const names = await filesIn(other)
  for (const name of new Set([...names, ...(await filesIn(folder))])) {
    const [one, two] = await Promise.all(
      [folder, other].map((place) => readFile(join(place, name)).catch(() => undefined)),
    )
    if (one === undefined || two === undefined || !one.equals(two)) return `${name} differs`
  }
  return undefined
}

async function lastStored(location: StoreLocation, chainId: string): Promise<number> {
  const store = await openStore(location)
  const status = await store
    .chain(chainId)
    .status()
    .finally(() => store.close())
  return status?.head.number ?? -1
}
