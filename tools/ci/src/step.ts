import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

/** One thing that must hold: a command that ends with 0. */
export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Reads how many checks the command made; a command without it counts as one. */
  readonly count?: () => { readonly passed: number; readonly failed: number }
}

export interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
}

/** Runs a step and shows its output, as it comes or at its end. */
export async function runStep(
  step: Step,
  root: string,
  shown: "as it comes" | "at its end" = "as it comes",
): Promise<Outcome> {
  const started = performance.now()
  const title = `\n── ${step.name}: ${step.command.join(" ")}`
  if (shown === "as it comes") console.log(title)
  const output: Buffer[] = []
  const code = await new Promise<number>((resolve) => {
    const [command, ...args] = step.command
    const stdio = shown === "as it comes" ? "inherit" : "pipe"
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", stdio, stdio], env: environment() })
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => output.push(part))
    child.on("error", (error) => {
      output.push(Buffer.from(`${step.name} did not start: ${error.message}\n`))
      resolve(127)
    })
    child.on("close", (exit, signal) => resolve(exit ?? (signal === null ? 1 : 128)))
  })
  if (shown === "at its end") console.log(title)
  process.stdout.write(Buffer.concat(output))
  const counted = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A command that failed without a failed check (a crash before the first one) is a failure all the same.
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
  return { name: step.name, passed: counted.passed, failed, seconds: (performance.now() - started) / 1000 }
}

const compiled = fileURLToPath(new URL("../../../node_modules/.cache/node-compile", import.meta.url))

/** No tool that runs here may call home; what several processes run is compiled once. */
const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_COMPILE_CACHE: compiled,
  DO_NOT_TRACK: "1",
  REDOCLY_TELEMETRY: "off",
  TURBO_TELEMETRY_DISABLED: "1",
})
