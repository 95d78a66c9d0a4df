import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { apis } from "./apis.ts"
import { CodegenError } from "./error.ts"
import { generate, generateCommand } from "./generate.ts"

const usage = `usage: ${generateCommand} [--only API] [--check]`
const help = `${usage}

Makes the bundles, clients, reference pages, collections, README tables, api.md, docs/errors.md, docs/support.md and llms.txt from
specs/. Writes what changed and
removes what is left over.

  --only API  one of ${apis.map(({ name }) => name).join(", ")}
  --check     writes nothing; names each stale file and ends with 1 when there is one`
const repository = resolve(import.meta.dirname, "../../..")

function argumentsOf(): { readonly check: boolean; readonly help: boolean; readonly only?: string } {
  try {
    const { values } = parseArgs({
      options: {
        check: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
        only: { type: "string" },
      },
    })
    return values
  } catch (error) {
    throw new CodegenError(`${(error as Error).message}\n${usage}`)
  }
}

async function generateOnce(check: boolean, only: string | undefined): Promise<void> {
  const began = performance.now()
  const { stale, files } = await generate({ root: repository, check, ...(only !== undefined && { only }) })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  for (const { path, kind } of stale) {
    if (check) console.log(`stale ${path} (${kind})`)
    else console.log(`${kind === "left over" ? "removed" : "wrote"} ${path}`)
  }
  if (stale.length === 0) console.log(`${files} files are up to date (${seconds} s)`)
  else if (check) throw new CodegenError(`${stale.length} of ${files} files are stale; run \`${generateCommand}\``)
  else console.log(`${stale.length} of ${files} files renewed (${seconds} s)`)
}

try {
  const { check, help: asked, only } = argumentsOf()
  if (asked) console.log(help)
  else await generateOnce(check, only)
} catch (error) {
  if (!(error instanceof CodegenError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
