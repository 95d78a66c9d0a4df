import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDataClient } from "@serac/data"
import { startMocks } from "@serac/mock"
import { frameworks } from "./frameworks.ts"
import { makeFrameworkProject } from "./make-project.ts"

// Runs the packed client of the data API in frameworks that npm installs, against the mock: `pnpm check:frameworks`. Ends
// with 1 if one does not get what the client gets here.

const started = await startMocks({ port: 0 })
const project = realpathSync(mkdtempSync(join(tmpdir(), "serac-frameworks-")))
let faults = 0
try {
  await makeFrameworkProject(project)
  const url = Object.values(started.mocks).find(({ api }) => api === "data")?.url ?? ""
  const { blockNumber } = await createDataClient({ baseUrl: url }).getBlock({ chainId: "43114", blockId: "1" })
  for (const [name, run] of Object.entries(frameworks)) {
    try {
      const got = await run({ project, url, blockNumber })
      if (got !== blockNumber) throw new Error(`got ${got} instead of ${blockNumber}`)
      console.log(`${name}: runs`)
    } catch (error) {
      faults += 1
      console.log(`${name}: fails: ${(error as Error).message}`)
    }
  }
} finally {
  await started.close()
  rmSync(project, { recursive: true, force: true })
}
process.exitCode = faults === 0 ? 0 : 1
