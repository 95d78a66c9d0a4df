import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))

/** How a run of the command ended. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A run of the command. */
export interface Run {
  readonly pid: number
  /** What it has printed so far. */
  readonly printed: { stdout: string; stderr: string }
  /** Resolves when the output has a text; rejects when the command ends without it. */
  prints(text: string): Promise<string>
  kill(signal: NodeJS.Signals): void
  readonly ended: Promise<Ended>
}

/** Runs `serac` as its own process. */
export function serac(...args: readonly string[]): Run {
  return seracIn({}, ...args)
}

/** Runs `serac` as its own process in another folder, or with variables of its own. */
export function seracIn(
  { directory, environment }: { readonly directory?: string; readonly environment?: Readonly<Record<string, string>> },
  ...args: readonly string[]
): Run {
  // Settings of whoever runs the tests are none of theirs.
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
