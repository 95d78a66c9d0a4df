import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { openStore, type StoreLocation } from "@serac/store"
import { folderObjects } from "@serac/store/objects"
import { PieceArchive } from "@serac/store/pieces"
import { compileCache } from "../kill/indexer-process.ts"
import { Random } from "../simulation/random.ts"
import type { PieceProcessInput } from "./piece-process.ts"
import type { PieceSource } from "./piece-source.ts"

/** Options of {@link provePieces}. */
export interface PieceProofOptions {
  /** An empty folder. */
  readonly folder: string
  readonly seed: number
  /** The node, and what undisturbed processes made of it. */
  readonly source: PieceSource
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

/** Lines that a process prints while it stores. */
const linesOfStoring = 8
/** One kill in this many comes in the first moments of a process, before it prints anything. */
const earlyShare = 6
const earlyMs = 1_500

/**
 * Kills processes that fetch pieces of a chain or a network, that export columns of them, and that store them, at moments that the seed
 * decides; lets each complete, and compares the files, and everything that is stored, with those of processes that ran undisturbed. What a
 * killed process had completed must stay.
 */
export async function provePieces({ folder, seed, source, kills: most }: PieceProofOptions): Promise<PieceProof> {
  const random = new Random(`pieces ${seed}`)
  const sums = { kills: 0, withProgress: 0 }
  for (const { made, lines, input } of source.writing(folder)) {
    const own = join(folder, made)
    const difference = await killed<string>(input, Math.ceil(lines / 2), { most, random, sums }, async (before) => {
      const after = await filesIn(own)
      const lost = before.find((name) => !after.includes(name))
      return { after, lost: lost && `${lost} was lost by a kill`, hasMore: after.length > before.length }
    })
    const differing = difference ?? (await differingFile(own, join(source.folder, made)))
    if (differing !== undefined) return { ...sums, difference: differing }
  }
  await source.verify(new PieceArchive(folderObjects(join(folder, "pieces"))))
  const store: StoreLocation = { kind: "sqlite", directory: join(folder, "store") }
  // Threads take most of a process's start: half of the seeds store in one, as the proof's time allows.
  const storing = source.storing(folder, store, seed % 2 === 0)
  const lost = await killed<number>(storing, linesOfStoring, { most, random, sums }, async (before) => {
    const after = await heightsIn(store, source)
    const at = before.findIndex((height, index) => (after[index] ?? -1) < height)
    const words = `blocks ${(after[at] ?? -1) + 1} to ${before[at]} were lost by a kill`
    return {
      after,
      lost: at === -1 ? undefined : words,
      hasMore: after.some((one, index) => one > (before[index] ?? -1)),
    }
  })
  if (lost !== undefined) return { ...sums, difference: lost }
  const [one, other] = [await openStore(store), await openStore(source.store)]
  const difference = await source.difference(one, other)
  await Promise.all([one.close(), other.close()])
  return { ...sums, difference }
}

interface Killing {
  readonly most: number
  readonly random: Random
  readonly sums: { kills: number; withProgress: number }
}

/** What a killed process left. */
interface Left<Part> {
  readonly after: readonly Part[]
  /** What an earlier one had left and is gone, in words. */
  readonly lost: string | undefined
  readonly hasMore: boolean
}

/**
 * Kills processes, and lets the last one complete. Resolves to what a kill has lost, in words.
 *
 * @param look - looks at what is left, given what was left before.
 */
async function killed<Part>(
  input: PieceProcessInput,
  lines: number,
  { most, random, sums }: Killing,
  look: (before: readonly Part[]) => Promise<Left<Part>>,
): Promise<string | undefined> {
  let before: readonly Part[] = []
  for (let turn = 0; turn < most; turn += 1) {
    const isEarly = random.between(1, earlyShare) === 1
    const moment = isEarly
      ? { lines: 0, milliseconds: random.between(0, earlyMs) }
      : { lines: random.between(1, lines), milliseconds: random.between(0, 100) }
    if (!(await killedAt(input, moment))) break
    sums.kills += 1
    const { after, lost, hasMore } = await look(before)
    if (lost !== undefined) return lost
    if (hasMore) sums.withProgress += 1
    before = after
  }
  await killedAt(input, undefined)
  return undefined
}

/** A moment in the life of a process: some milliseconds after it has printed a number of lines. */
interface KillMoment {
  readonly lines: number
  readonly milliseconds: number
}

/** Runs the process, and kills it at a moment. Returns whether it was killed before it had completed. */
async function killedAt(input: PieceProcessInput, moment: KillMoment | undefined): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", endingWithParent, program, JSON.stringify(input)], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  })
  const ended = once(child, "close")
  const kill = async () => {
    await sleep(moment?.milliseconds)
    child.kill("SIGKILL")
  }
  if (moment?.lines === 0) void kill()
  let seen = 0
  for await (const _ of createInterface(child.stdout)) if (++seen === moment?.lines) void kill()
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

async function heightsIn(location: StoreLocation, source: PieceSource): Promise<readonly number[]> {
  const store = await openStore(location)
  return source.heights(store).finally(() => store.close())
}
