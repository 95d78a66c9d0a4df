import { join } from "node:path"
import { expect, test } from "vitest"
import { makeTemporaryFolder } from "../src/kill/temporary-folder.ts"
import { evmSource } from "../src/pieces/piece-source.ts"
import { provePieces } from "../src/pieces/prove-pieces.ts"

// `pnpm prove:pieces` has fifty seeds, a quarter of them of a primary network.
test("pieces, columns and stores that killed processes made are those of undisturbed ones", async () => {
  const folder = await makeTemporaryFolder("serac-pieces")
  const source = await evmSource(join(folder.path, "whole"), { seed: 1, blocks: 160, blocksPerPiece: 20 })
  try {
    const { kills, difference } = await provePieces({ folder: join(folder.path, "own"), seed: 3, source, kills: 1 })
    expect(difference).toBe(undefined)
    expect(kills).toBe(3)
  } finally {
    await source.stop()
    await folder.remove()
  }
}, 240_000)
