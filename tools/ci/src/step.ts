import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { stripVTControlCharacters } from "node:util"
import { findKey } from "./secrets/find-secret.ts"

/** One thing that must hold: a command that ends with 0. */
export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Reads how many checks the command made; a command without it counts as one. */
  readonly count?: () => { readonly passed: number; readonly failed: number }
}

export interface StepResult {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
}

/** Runs a step and shows its output, as it comes or at its end. A key in the output is a failure. */
export async function runStep(
  step: Step,
  root: string,
  shown: "as it comes" | "at its end" = "as it comes",
): Promise<StepResult> {
  const started = performance.now()
  const title = `\n── ${step.name}: ${step.command.join(" ")}`
  if (shown === "as it comes") console.log(title)
  const output: Buffer[] = []
  const code = await new Promise<number>((resolve) => {
    const [command, ...args] = step.command
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: environment() })
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => {
        output.push(part)
        if (shown === "as it comes") process.stdout.write(part)
      })
    child.on("error", (error) => {
      output.push(Buffer.from(`${step.name} did not start: ${error.message}\n`))
      resolve(127)
    })
    child.on("close", (exit, signal) => resolve(exit ?? (signal === null ? 1 : 128)))
  })
  if (shown === "at its end") console.log(title)
  const text = Buffer.concat(output)
  if (shown === "at its end") process.stdout.write(text)
  const keys = keysIn(text.toString())
  for (const key of keys) console.log(`FAIL the output of "${step.name}" holds ${key}`)
  const counted = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A command that failed without a failed check (a crash before the first one) is a failure all the same.
  const failed = (code !== 0 && counted.failed === 0 ? 1 : counted.failed) + keys.length
  return { name: step.name, passed: counted.passed, failed, seconds: (performance.now() - started) / 1000 }
}

/** The keys found in an output, with the test that each belongs to, if vitest's output contains it. */
function keysIn(text: string): readonly string[] {
  let place = ""
  const found = new Set<string>()
  for (const line of stripVTControlCharacters(text).split("\n")) {
    if (/^std(out|err) \| /.test(line)) place = ` in ${line}`
    const key = findKey(line)
    if (key !== undefined) found.add(key + place)
  }
  return [...found]
}

const compileCache = fileURLToPath(new URL("../../../node_modules/.cache/node-compile", import.meta.url))

/** No tool that runs here may call home; what several processes run is compiled once. */
const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  // It goes through a pipe, and is shown as it comes.
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
  NODE_COMPILE_CACHE: compileCache,
  DO_NOT_TRACK: "1",
  REDOCLY_TELEMETRY: "off",
  TURBO_TELEMETRY_DISABLED: "1",
})
