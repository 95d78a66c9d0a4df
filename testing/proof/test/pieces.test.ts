import { join } from "node:path"
import { expect, test } from "vitest"
import { makeTemporaryFolder } from "../src/kill/temporary-folder.ts"
import { evmSource } from "../src/pieces/piece-source.ts"
import { provePieces } from "../src/pieces/prove-pieces.ts"

// `pnpm prove:pieces` has fifty seeds, a quarter of them of a primary network. The kills of this seed come after a process's first line:
// a process can be complete before a later one, so that the test requires one of the three.
test("pieces, columns and stores that killed processes made are those of undisturbed ones", async () => {
  const folder = await makeTemporaryFolder("serac-pieces")
  const source = await evmSource(join(folder.path, "whole"), { seed: 1, blocks: 160, blocksPerPiece: 20 })
  try {
    const { kills, difference } = await provePieces({ folder: join(folder.path, "own"), seed: 2_181, source, kills: 1 })
    expect(difference).toBe(undefined)
    expect(kills).toBeGreaterThan(0)
  } finally {
    await source.stop()
    await folder.remove()
  }
}, 240_000)
