import { spawn } from "node:child_process"

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

/** Runs a step and shows its output as it comes. */
export async function runStep(step: Step, root: string): Promise<Outcome> {
  const started = performance.now()
  console.log(`\n── ${step.name}: ${step.command.join(" ")}`)
  const code = await new Promise<number>((resolve) => {
    const [command, ...args] = step.command
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: quietEnvironment() })
    child.on("error", (error) => {
      console.error(`${step.name} did not start: ${error.message}`)
      resolve(127)
    })
    child.on("close", (exit, signal) => resolve(exit ?? (signal === null ? 1 : 128)))
  })
  const counted = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A command that failed without a failed check (a crash before the first one) is a failure all the same.
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
  return { name: step.name, passed: counted.passed, failed, seconds: (performance.now() - started) / 1000 }
}

/** No tool that runs here may call home. */
const quietEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  DO_NOT_TRACK: "1",
  REDOCLY_TELEMETRY: "off",
  TURBO_TELEMETRY_DISABLED: "1",
})
