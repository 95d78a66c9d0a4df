import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))

/** The result of a run of the command. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A run of the command. */
export interface Run {
  readonly pid: number
  /** The output so far. */
  readonly printed: { stdout: string; stderr: string }
  /** Resolves when the output has a text; rejects when the command ends without it. */
  prints(text: string): Promise<string>
  kill(signal: NodeJS.Signals): void
  readonly ended: Promise<Ended>
}

/** Runs `serac` in a separate process. */
export function serac(...args: readonly string[]): Run {
  return seracIn({}, ...args)
}

/** Runs `serac` in a separate process with another folder and additional variables. */
export function seracIn(
  { directory, environment }: { readonly directory?: string; readonly environment?: Readonly<Record<string, string>> },
  ...args: readonly string[]
): Run {
  // Removes the settings in the environment of the test run.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("SERAC_"))
  const child: ChildProcess = spawn(process.execPath, [main, ...args], {
    ...(directory === undefined ? {} : { cwd: directory }),
    env: { ...Object.fromEntries(own), NO_COLOR: "1", ...environment },
  })
  const printed = { stdout: "", stderr: "" }
  const waiting = new Set<() => void>()
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      printed[name] += text
      for (const check of waiting) check()
    })
  }
  const ended = once(child, "close").then(([code]): Ended => ({ code, ...printed }))
  return {
    pid: child.pid ?? 0,
    printed,
    ended,
    kill: (signal) => child.kill(signal),
    prints: (text) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (printed.stdout.includes(text) || printed.stderr.includes(text)) resolve(printed.stdout)
        }
        waiting.add(check)
        check()
        ended.then(({ code, stderr }) => reject(new Error(`ended with ${code} before "${text}": ${stderr}`)))
      }),
  }
}
