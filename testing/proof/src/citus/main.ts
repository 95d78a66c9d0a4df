import { spawnSync } from "node:child_process"
import { commandOf } from "../command-line.ts"

const command = commandOf(
  "citus",
  "Runs the conformance suite of the store, and asks the plan of every statement, on a cluster of Citus.",
)
  .argument(
    "<url>",
    "a database of the coordinator that has the extension and knows the workers; others are made beside it",
  )
  .parse()
const [citusUrl = ""] = command.args
const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", "citus"], {
  stdio: "inherit",
  env: { ...process.env, SERAC_TEST_CITUS: citusUrl },
})
process.exitCode = status ?? 1
