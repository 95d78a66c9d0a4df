import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { CodegenError } from "./error.ts"
import { command, generate } from "./generate.ts"

const usage = `usage: ${command} [--only API] [--check]`
const root = resolve(import.meta.dirname, "../../..")

function argumentsOf(): { readonly check: boolean; readonly only?: string } {
  try {
    const { values } = parseArgs({
      options: { check: { type: "boolean", default: false }, only: { type: "string" } },
    })
    return values
  } catch (error) {
    throw new CodegenError(`${(error as Error).message}\n${usage}`)
  }
}

try {
  const { check, only } = argumentsOf()
  const began = performance.now()
  const { stale, files } = await generate({ root, check, ...(only !== undefined && { only }) })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  for (const { path, kind } of stale) console.log(`${check ? "stale" : "wrote"} ${path} (${kind})`)
  if (stale.length === 0) console.log(`${files} files are up to date (${seconds} s)`)
  else if (check) throw new CodegenError(`${stale.length} of ${files} files are stale; run \`${command}\``)
  else console.log(`${stale.length} of ${files} files written (${seconds} s)`)
} catch (error) {
  if (!(error instanceof CodegenError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
