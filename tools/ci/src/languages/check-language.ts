import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { runProgram } from "../smoke/run.ts"
import type { LanguageGenerator } from "./generators.ts"
import { missingOperations, operationIds } from "./operations.ts"

/** What became of a document: "yes", or what the first command that failed says. */
export interface LanguageOutcome {
  readonly generated: string
  /** The number of the document's operations, and those that the client lacks; absent for models alone. */
  readonly operations?: { readonly all: number; readonly missing: readonly string[] }
  readonly compiled: string
  /** Undefined where the document has no program. */
  readonly called: string | undefined
}

/** The three calls of a program, and what it prints. */
export interface LanguageCalls {
  readonly url: string
  readonly address: string
  readonly expected: string
}

/** The longest time of a command, in milliseconds: a busy machine compiles ten megabytes of Go in many minutes. */
const timeout = 1_800_000

/** The version of a generator; undefined if its command is not found. */
export async function versionOf({ version: [command, ...args] }: LanguageGenerator): Promise<string | undefined> {
  const ran = await runProgram(command, args, { cwd: tmpdir() }).catch(() => undefined)
  return ran && (/\bv?\d+\.\d+\.\d+/.exec(`${ran.stdout}${ran.stderr}`)?.[0].replace(/^v/, "") ?? "")
}

/** Generates a client of a document in a folder of its own, compiles it, and runs the program that makes the calls. */
export async function checkLanguage(
  generator: LanguageGenerator,
  document: string,
  calls: LanguageCalls | undefined,
): Promise<LanguageOutcome> {
  const folder = mkdtempSync(join(tmpdir(), "serac-language-"))
  const run = async ([command, ...args]: readonly [string, ...string[]]) => {
    const { code, stdout, stderr } = await runProgram(command, args, { cwd: folder, timeout })
    return { isDone: code === 0, text: stdout.trim() || stderr.trim() }
  }
  const firstFault = async (commands: readonly (readonly [string, ...string[]])[]) => {
    for (const command of commands) {
      const { isDone, text } = await run(command)
      if (!isDone) return `no: ${text.split("\n").at(-1) ?? ""}`
    }
    return "yes"
  }
  try {
    for (const [name, text] of Object.entries(generator.files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const generated = await firstFault([generator.generate(document)])
    if (generated !== "yes") return { generated, compiled: "", called: undefined }
    const ids = operationIds(document)
    const operations = generator.operations && {
      operations: { all: ids.length, missing: missingOperations(ids, join(folder, "api"), generator.operations) },
    }
    if (calls !== undefined) {
      const source = generator.language === "Go" ? `${generator.name}.go.txt` : `${generator.name}.py`
      copyFileSync(join(import.meta.dirname, "programs", source), join(folder, generator.program))
    }
    const compiled = await firstFault(generator.compile)
    if (compiled !== "yes" || calls === undefined) return { generated, ...operations, compiled, called: undefined }
    const { isDone, text } = await run([...generator.run, calls.url, calls.address])
    const last = text.split("\n").at(-1) ?? ""
    return { generated, ...operations, compiled, called: isDone && last === calls.expected ? "yes" : `no: ${last}` }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
