import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { curatedDirectories } from "./directories.ts"
import { replay } from "./replay.ts"
import { formatReport } from "./report.ts"

const usage = `pnpm replay [DIR...]

Drives the generated clients through recorded exchanges (*.jsonl, *.jsonl.gz, one {name, request, response} a line;
in DIR/exchanges where that exists) and the ledgers in DIR/ledger, and prints per method what was proven.
Without DIR: the curated parts in testing/recordings.
Ends with 1 on any violation.`

try {
  const { values, positionals } = parseArgs({
    options: { help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  })
  if (values.help === true) console.log(usage)
  else {
    const directories = positionals.length > 0 ? positionals.map((path) => resolve(path)) : curatedDirectories()
    for (const [index, directory] of directories.entries()) {
      const report = await replay(
        directory,
        (count) => process.stderr.isTTY && process.stderr.write(`\r${count} exchanges`),
      )
      if (process.stderr.isTTY) process.stderr.write("\r")
      console.log(`${index > 0 ? "\n" : ""}Replay of ${directory}\n\n${formatReport(report)}`)
      if (report.failures.length > 0) process.exitCode = 1
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
