import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { defaultDirectory } from "./directories.ts"
import { replay } from "./replay.ts"
import { formatReport } from "./report.ts"

const usage = `pnpm replay [DIR]

Drives the generated clients through recorded exchanges (*.jsonl, *.jsonl.gz, one {name, request, response} a line;
in DIR/exchanges where that exists) and the ledgers in DIR/ledger, and prints per method what was proven.
Without DIR: the recording beside the project, else the curated part in tools/replay/fixtures.
Ends with 1 on any violation.`

try {
  const { values, positionals } = parseArgs({
    options: { help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  })
  if (values.help === true) console.log(usage)
  else {
    const directory = resolve(positionals[0] ?? defaultDirectory())
    const report = await replay(
      directory,
      (count) => process.stderr.isTTY && process.stderr.write(`\r${count} exchanges`),
    )
    if (process.stderr.isTTY) process.stderr.write("\r")
    console.log(`Replay of ${directory}\n\n${formatReport(report)}`)
    process.exitCode = report.failures.length === 0 ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
