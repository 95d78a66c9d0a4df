import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { withoutSeracSettings } from "../smoke/run.ts"

/** A program that runs until it is stopped. */
export interface RunningProgram {
  /** Resolves to the first match in its output; rejects with the output if it ends, or says nothing like it in time. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Ends it like Ctrl-C. Rejects if it does not end with 0; one that does not end in time is killed. */
  stop(): Promise<void>
  /** Ends it at once. */
  kill(): void
}

/** How long a program may take to say what is waited for, in milliseconds. */
const outputTimeout = 600_000

/** How long a program may take to end, in milliseconds. */
const defaultStopTimeout = 30_000

/** The environment of this process with another PATH, without settings of Serac and what this process was started with for itself. */
export const environmentWith = (path: string): NodeJS.ProcessEnv => ({
  ...withoutSeracSettings(),
  PATH: path,
  NODE_OPTIONS: "",
})

/** Starts a program that serves. It is killed when this process exits before. */
export function startProgram(
  command: string,
  args: readonly string[],
  {
    cwd,
    env,
    stopTimeout = defaultStopTimeout,
  }: {
    readonly cwd: string
    /** The whole environment. */
    readonly env: NodeJS.ProcessEnv
    readonly stopTimeout?: number
  },
): RunningProgram {
  const child: ChildProcess = spawn(command, args, { cwd, env })
  const kill = () => void child.kill("SIGKILL")
  process.once("exit", kill)
  child.once("close", () => process.off("exit", kill))
  let said = ""
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text
      for (const look of waiting) look()
    })
  const ended = once(child, "close").then(([code, signal]) => `${code ?? signal}`)
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const refuse = (why: string) => {
          clearTimeout(timer)
          waiting.delete(look)
          reject(new Error(`${[command, ...args].join(" ")} ${why}; it said:\n${said}`))
        }
        const timer = setTimeout(refuse, outputTimeout, `does not say ${pattern} within ${outputTimeout / 1000} s`)
        const look = () => {
          const found = pattern.exec(said)
          if (found === null) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
        ended.then(
          (code) => refuse(`ended with ${code}`),
          (error) => refuse(String(error)),
        )
      }),
    kill,
    async stop() {
      const timer = setTimeout(kill, stopTimeout)
      child.kill("SIGINT")
      const code = await ended.finally(() => clearTimeout(timer))
      if (code !== "0")
        throw new Error(`${[command, ...args].join(" ")} ended with ${code} when stopped; it said:\n${said}`)
    },
  }
}

/**
 * Uses a program that serves, and stops it when `use` is done. If `use` fails, the program is killed.
 *
 * @returns what `use` resolves to
 */
export async function whileRunning<Result>(
  program: RunningProgram,
  use: (program: RunningProgram) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await use(program)
    await program.stop()
    return result
  } catch (error) {
    program.kill()
    throw error
  }
}
