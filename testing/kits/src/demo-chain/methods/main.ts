import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { readModule } from "../solidity/generated-contracts.ts"
import { expectedDigest, makeMethodsModule, methodsCommand, methodsFile } from "./methods-module.ts"

// Writes the module of method names if it is stale; with --check, only reports it with exit code 1. Packages are only fetched if needed.
const { digest, isUnchanged } = readModule(existsSync(methodsFile) ? readFileSync(methodsFile, "utf8") : "")
const isFresh = isUnchanged && digest === (await expectedDigest())
if (isFresh) console.log("method names are up to date")
else if (process.argv.includes("--check")) {
  console.error(`method names are stale; run \`${methodsCommand}\``)
  process.exitCode = 1
} else {
  mkdirSync(dirname(methodsFile), { recursive: true })
  writeFileSync(methodsFile, await makeMethodsModule())
  console.log("renewed the method names")
}
