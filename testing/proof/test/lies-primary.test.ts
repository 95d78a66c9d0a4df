import { recordedNetwork } from "@serac/recordings"
import { afterAll, beforeAll, expect, test } from "vitest"
import { makeTemporaryFolder, type TemporaryFolder } from "../src/kill/temporary-folder.ts"
import { benchHeights } from "../src/lies/bench-heights.ts"
import { isTrueInTime } from "../src/lies/lie-table.ts"
import { primaryLies } from "../src/lies/primary-lies.ts"
import { LieBench } from "../src/lies/prove-lie.ts"
import { workOut } from "../src/primary/oracle/world.ts"
import { readPrimaryRecording } from "../src/primary/recording/recording.ts"
import { Random } from "../src/simulation/random.ts"

let folder: TemporaryFolder
let bench: LieBench
beforeAll(async () => {
  folder = await makeTemporaryFolder("serac-lies")
  const world = workOut(await readPrimaryRecording(recordedNetwork))
  let stores = 0
  const newStore = async () => ({ kind: "sqlite", directory: `${folder.path}/${++stores}` }) as const
  bench = await LieBench.start({ world, heights: benchHeights(world, 4), newStore })
})
afterAll(async () => {
  await bench.close()
  await folder.remove()
})

// All kinds, in both eras and stores: pnpm prove:lies-primary.
test("of nodes that lie about a primary network no row is false a minute later, and all of it verifies", async () => {
  const lies = [
    "X by height: another block of the same parent",
    "P index: the envelope of an option",
    "P everywhere: a transaction twice",
    "an upgrade that was later",
  ]
  const random = new Random("lies")
  const outcomes = await bench.prove(
    lies.map((name) => {
      const lie = primaryLies[name]
      if (lie === undefined) throw new Error(`there is no lie "${name}"`)
      return { lie, frequency: "always", random: () => random.next() }
    }),
  )
  expect(
    outcomes.map((outcome) => ({ isTold: outcome.told > 0, faults: outcome.faults, inTime: isTrueInTime(outcome) })),
  ).toEqual(lies.map(() => ({ isTold: true, faults: [], inTime: true })))
})
