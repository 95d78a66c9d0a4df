import { expect, test } from "vitest"
import { makeTemporaryFolder } from "../src/kill/temporary-folder.ts"
import { provePieces } from "../src/pieces/prove-pieces.ts"

// `pnpm prove:pieces` has fifty seeds.
test("pieces, columns and stores that killed processes made are those of undisturbed ones", async () => {
  const folder = await makeTemporaryFolder("serac-pieces")
  try {
    const { kills, difference } = await provePieces({ folder: folder.path, seed: 3, blocks: 160, kills: 1 })
    expect(difference).toBe(undefined)
    expect(kills).toBe(3)
  } finally {
    await folder.remove()
  }
}, 240_000)
