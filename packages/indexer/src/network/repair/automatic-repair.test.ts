import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { hurried } from "../../../test/core/hurried-clock.ts"
import { recordedNetwork } from "../../../test/network/primary-fixtures.ts"
import { automaticRepair } from "./automatic-repair.ts"

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Repairs of a network of which nothing is stored, as one indexer after the other makes them. */
async function repairsInVain(times: number) {
  const folder = await mkdtemp(join(tmpdir(), "serac-repair-"))
  folders.push(folder)
  const clock = hurried(times)
  const repairedAt: number[] = []
  const repairOf = () =>
    automaticRepair({
      network: { ...recordedNetwork, nodeUrls: ["http://node.test"] },
      scratch: join(folder, "repair", "again"),
      writer: {
        head: async () => undefined,
        repair: async () => {
          repairedAt.push(clock.elapsed())
          throw new Error("nothing to repair")
        },
      },
      turns: { exclusive: (work) => work(new AbortController().signal) },
      ...{ clock, log: () => {} },
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    })
  return { folder, repairOf, repairedAt }
}

const never = new AbortController().signal

test("a network that was indexed again in vain is left alone for a while, longer each time, by the next indexer, too", async () => {
  const { repairOf, repairedAt } = await repairsInVain(100)
  let end: unknown
  for (let attempt = 0; attempt < 6 && !/was indexed again/.test(String(end)); attempt++)
    end = await repairOf()(never).catch((error: unknown) => error)
  // A pause of more than a minute is not waited for.
  expect((end as Error).message).toMatch(/the network was indexed again, and not before .* it will be once more/)
  const pauses = repairedAt.slice(1).map((at, index) => at - (repairedAt[index] as number))
  expect(pauses.length).toBeGreaterThan(0)
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(10_000)
})

test("a repair that was stopped, and a pause that cannot be read or ends after the longest one, hold none up", async () => {
  const { folder, repairOf } = await repairsInVain(400)
  const stopping = AbortSignal.abort(new Error("stopped"))
  await expect(repairOf()(stopping)).rejects.toThrow("stopped")
  await expect(repairOf()(never)).rejects.toThrow("nothing to repair")
  for (const text of ["", "{}", `{"until":${Date.now() + 90_000_000_000},"vain":1}`]) {
    await writeFile(join(folder, "repair", "again.json"), text)
    await expect(repairOf()(stopping)).rejects.toThrow("stopped")
  }
})
