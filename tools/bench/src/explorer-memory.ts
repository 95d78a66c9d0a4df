import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

// A process of its own, since what it measures is what the process has: node src/explorer-memory.ts
setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

/** Megabytes that are in use in the heap and beside it, after all that is not has been collected. */
async function used(): Promise<number> {
  for (let round = 0; round < 5; round++) {
    collectGarbage()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

// What serves the explorer is in the process in any case.
await Promise.all([import("@serac/api/data"), import("@serac/api/metrics")])
const before = await used()
const { explorer } = await import("@serac/web/explorer")
const app = explorer()
const begun = await used()
const explorerPage = await app.find({ path: "/", encodings: "br" })
const [, script = ""] =
  /src="(\/explorer\/main-[^"]+)"/.exec(new TextDecoder().decode((await app.find({ path: "/" }))?.body)) ?? []
if (explorerPage?.status !== 200 || (await app.find({ path: script, encodings: "br" }))?.status !== 200)
  throw new Error("the explorer is not served")
const served = await used()
console.log(JSON.stringify({ begun: begun - before, served: served - before }))
process.exit()
