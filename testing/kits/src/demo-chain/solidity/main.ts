import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { contractsCommand, generatedContracts, generatedFolder } from "./generated-contracts.ts"

// Writes the modules of the devnet's contracts; with --check, only reports stale ones, with exit code 1 if there are any.
const isCheck = process.argv.includes("--check")
const modules = await generatedContracts()
mkdirSync(generatedFolder, { recursive: true })
const there = new Map(
  readdirSync(generatedFolder).map((file) => [file, readFileSync(join(generatedFolder, file), "utf8")]),
)
const stale = [...modules].filter(([file, text]) => there.get(file) !== text)
const left = [...there.keys()].filter((file) => !modules.has(file))
for (const file of [...stale.map(([name]) => name), ...left]) console.log(`${isCheck ? "stale" : "renewed"} ${file}`)
if (stale.length + left.length === 0) console.log(`${modules.size} contracts are up to date`)
else if (isCheck) {
  console.error(`contracts of the devnet are stale; run \`${contractsCommand}\``)
  process.exitCode = 1
} else {
  for (const [file, text] of stale) writeFileSync(join(generatedFolder, file), text)
  for (const file of left) rmSync(join(generatedFolder, file))
}
