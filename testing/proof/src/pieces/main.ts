import { commandOf, countOption } from "../command-line.ts"
import { makeTemporaryFolder } from "../kill/temporary-folder.ts"
import { provePieces } from "./prove-pieces.ts"

const { seeds: pieceSeedCount, seed: onlyPieceSeed } = commandOf(
  "pieces",
  "Kills processes that fetch pieces, export columns and store, and compares what they made with that of undisturbed ones.",
)
  .addOption(countOption("--seeds <count>", "how many").default(50))
  .addOption(countOption("--seed <number>", "this one only"))
  .parse()
  .opts<{ seeds: number; seed?: number }>()
const pieceSeeds =
  onlyPieceSeed === undefined ? Array.from({ length: pieceSeedCount }, (_, at) => at + 1) : [onlyPieceSeed]
const pieceSums = { kills: 0, withProgress: 0 }
const piecesBegan = performance.now()
for (const seed of pieceSeeds) {
  const folder = await makeTemporaryFolder("serac-pieces")
  try {
    const { kills, withProgress, difference } = await provePieces({ folder: folder.path, seed, blocks: 800, kills: 3 })
    pieceSums.kills += kills
    pieceSums.withProgress += withProgress
    console.log(`--seed ${seed}: ${kills} kills, ${difference ?? "no difference"}`)
    if (difference !== undefined) process.exitCode = 1
  } finally {
    await folder.remove()
  }
}
console.log({
  seeds: pieceSeeds.length,
  ...pieceSums,
  seconds: Math.round((performance.now() - piecesBegan) / 1000),
})
