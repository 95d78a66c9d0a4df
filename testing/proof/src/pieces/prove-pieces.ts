import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
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
  /** SIGKILLs of the processes that fetch, and as many of those that store. */
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
 * Kills processes that fetch pieces of a chain, and processes that store them, at moments that the seed decides; lets each complete,
 * and compares the files, and everything that is stored, with those of processes that ran undisturbed. What a killed process had
 * completed must stay.
 */
export async function provePieces({ folder, seed, blocks, kills: most }: PieceProofOptions): Promise<PieceProof> {
  const random = new Random(`pieces ${seed}`)
  const chain = await startBigChain({ head: blocks - 1, transfersPerBlock: 20, accounts: 200, seed })
  const { chainId, rpcUrl } = chain
  const [killed, whole] = [join(folder, "killed"), join(folder, "whole")]
  const store = (name: string): StoreLocation => ({ kind: "sqlite", directory: join(folder, name) })
  let kills = 0
  let withProgress = 0
  try {
    const fetching: PieceProcessInput = { chainId, folder: killed, rpcUrls: [rpcUrl], blocksPerPiece }
    let pieces: readonly string[] = []
    for (let turn = 0; turn < most; turn += 1) {
      if (!(await killAfter(fetching, random.between(1, blocks / blocksPerPiece / 2), random.between(0, 30)))) break
      kills += 1
      const there = await pieceNames(killed)
      const lost = pieces.find((name) => !there.includes(name))
      if (lost !== undefined) return { kills, withProgress, difference: `${lost} was lost by a kill` }
      if (there.length > pieces.length) withProgress += 1
      pieces = there
    }
    await killAfter(fetching, Number.POSITIVE_INFINITY, 0)
    const archive = new PieceArchive(folderObjects(whole))
    await fetchPieces({ chain: { chainId, rpcUrls: [rpcUrl] }, archive, range: { first: 0 }, blocksPerPiece })
    const differing = await differingFile(killed, whole)
    if (differing !== undefined) return { kills, withProgress, difference: `${differing} differs` }
    await verifyPieces({ archive, chainId, threads: 0 })

    const storing: PieceProcessInput = { chainId, folder: killed, store: store("killed-store") }
    let head = -1
    for (let turn = 0; turn < most; turn += 1) {
      if (!(await killAfter(storing, random.between(1, 4), random.between(0, 200)))) break
      kills += 1
      const now = await lastStored(store("killed-store"), chainId)
      if (now < head) return { kills, withProgress, difference: `blocks ${now + 1} to ${head} were lost by a kill` }
      if (now > head) withProgress += 1
      head = now
    }
    await killAfter(storing, Number.POSITIVE_INFINITY, 0)
    await indexPieces({ store: store("whole-store"), chainId, archive, threads: 0 })
    const [one, other] = [await openStore(store("killed-store")), await openStore(store("whole-store"))]
    const difference = await compareDumps(one, other, chainId)
    await Promise.all([one.close(), other.close()])
    return { kills, withProgress, difference }
  } finally {
    await chain.stop()
  }
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

/** The names of the complete pieces in a folder. */
async function pieceNames(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return names.filter((name) => name.endsWith(".piece")).sort()
}

async function differingFile(folder: string, other: string): Promise<string | undefined> {
  const names = await pieceNames(other)
  for (const name of new Set([...names, ...(await pieceNames(folder))])) {
    const [one, two] = await Promise.all(
      [folder, other].map((place) => readFile(join(place, name)).catch(() => undefined)),
    )
    if (one === undefined || two === undefined || !one.equals(two)) return name
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
