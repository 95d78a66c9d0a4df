import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

// A separate process, since it measures its own memory: node src/explorer-memory.ts
setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

/** Megabytes in use on and off the heap after garbage collection. */
async function used(): Promise<number> {
  for (let round = 0; round < 5; round++) {
    collectGarbage()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

// The modules that serve the explorer are always loaded.
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
