import { commandOf, countOption } from "../command-line.ts"
import { makeTemporaryFolder, type TemporaryFolder } from "../kill/temporary-folder.ts"
import { evmSource, type PieceSource, primarySource } from "./piece-source.ts"
import { provePieces } from "./prove-pieces.ts"

const { seeds: pieceSeedCount, seed: onlyPieceSeed } = commandOf(
  "pieces",
  "Kills processes that fetch pieces, export columns and store, and compares what they made with that of undisturbed ones.",
)
  .addOption(countOption("--seeds <count>", "how many").default(50))
  .addOption(countOption("--seed <number>", "this one only"))
  .parse()
  .opts<{ seeds: number; seed?: number }>()

/** Seeds that share a chain and what undisturbed processes made of it; every fourth seed is of the primary network instead. */
const seedsPerChain = 20
const isOfPrimary = (seed: number) => seed % 4 === 0
/** Seeds at the same time: a process often waits for its disk, or for its thread. */
const seedsAtOnce = 2

const pieceSeeds =
  onlyPieceSeed === undefined ? Array.from({ length: pieceSeedCount }, (_, at) => at + 1) : [onlyPieceSeed]
const pieceSums = { kills: 0, withProgress: 0 }
const piecesBegan = performance.now()
const sources = new Map<string, Promise<{ readonly source: PieceSource; readonly place: TemporaryFolder }>>()

/** The chain or network of a seed, made on first use. */
async function sourceOf(seed: number): Promise<PieceSource> {
  const chain = Math.floor((seed - 1) / seedsPerChain)
  const key = isOfPrimary(seed) ? "primary" : `evm ${chain}`
  const made =
    sources.get(key) ??
    makeTemporaryFolder("serac-pieces-whole").then(async (place) => {
      const shape = { seed: chain + 1, blocksPerPiece: 20 }
      const source = isOfPrimary(seed)
        ? await primarySource(place.path, { ...shape, blocksPerPiece: 40 })
        : await evmSource(place.path, { ...shape, blocks: 800 })
      return { source, place }
    })
  sources.set(key, made)
  return (await made).source
}

async function proveSeed(seed: number): Promise<void> {
  const source = await sourceOf(seed)
  const folder = await makeTemporaryFolder("serac-pieces")
  try {
    const proof = await provePieces({ folder: folder.path, seed, source, kills: 3 })
    pieceSums.kills += proof.kills
    pieceSums.withProgress += proof.withProgress
    const subject = isOfPrimary(seed) ? "primary network" : "EVM chain"
    console.log(`--seed ${seed} (${subject}): ${proof.kills} kills, ${proof.difference ?? "no difference"}`)
    if (proof.difference !== undefined) process.exitCode = 1
  } finally {
    await folder.remove()
  }
}

const pieceQueue = [...pieceSeeds]
async function proveNext(): Promise<void> {
  for (let seed = pieceQueue.shift(); seed !== undefined; seed = pieceQueue.shift()) await proveSeed(seed)
}
await Promise.all(Array.from({ length: seedsAtOnce }, proveNext))
for (const made of sources.values()) {
  const { source, place } = await made
  await source.stop()
  await place.remove()
}
console.log({
  seeds: pieceSeeds.length,
  ...pieceSums,
  seconds: Math.round((performance.now() - piecesBegan) / 1000),
})
