import { spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { LanguageGenerator } from "./generators.ts"

/** What became of a document: "yes", or what the first command that failed says. */
export interface LanguageOutcome {
  readonly generated: string
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

/** The version of a generator; undefined if its command is not found. */
export function versionOf({ version: [command, ...args] }: LanguageGenerator): string | undefined {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" })
  if (status === null) return undefined
  return /\bv?\d+\.\d+\.\d+/.exec(`${stdout}${stderr}`)?.[0].replace(/^v/, "") ?? ""
}

/** Generates a client of a document in a folder of its own, compiles it, and runs the program that makes the calls. */
export function checkLanguage(
  generator: LanguageGenerator,
  document: string,
  calls: LanguageCalls | undefined,
): LanguageOutcome {
  const folder = mkdtempSync(join(tmpdir(), "serac-language-"))
  const run = ([command, ...args]: readonly [string, ...string[]]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" })
    return { isDone: status === 0, text: `${stdout}${stderr}`.trim() }
  }
  const firstFault = (commands: readonly (readonly [string, ...string[]])[]) => {
    for (const command of commands) {
      const { isDone, text } = run(command)
      if (!isDone) return `no: ${text.split("\n").at(-1) ?? ""}`
    }
    return "yes"
  }
  try {
    for (const [name, text] of Object.entries(generator.files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const generated = firstFault([generator.generate(document)])
    if (generated !== "yes") return { generated, compiled: "", called: undefined }
    if (calls !== undefined) {
      const source = generator.language === "Go" ? `${generator.name}.go.txt` : `${generator.name}.py`
      copyFileSync(join(import.meta.dirname, "programs", source), join(folder, generator.program))
    }
    const compiled = firstFault(generator.compile)
    if (compiled !== "yes" || calls === undefined) return { generated, compiled, called: undefined }
    const { isDone, text } = run([...generator.run, calls.url, calls.address])
    const isRight = isDone && text.split("\n").at(-1) === calls.expected
    return { generated, compiled, called: isRight ? "yes" : `no: ${text.split("\n").at(-1) ?? ""}` }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
