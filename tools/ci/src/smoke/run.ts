import { spawn } from "node:child_process"

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Where and how a program runs. */
export interface ProgramOptions {
  readonly cwd: string
  /** Variables that are added to those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** The whole environment, instead of that of this process with `env`. */
  readonly onlyEnv?: Readonly<Record<string, string>> | undefined
  /** In milliseconds. Default five minutes. */
  readonly timeout?: number
}

/** The time limit of a program, in milliseconds. */
const runTimeoutMs = 300_000

/** The environment of this process, without the user's settings of Serac: with those, a trial would write into the user's database. */
export const withoutSeracSettings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("SERAC_")))

/**
 * Runs a program to its end and captures its output. The environment is the caller's, without settings of Serac and those that would cause
 * requests to other hosts.
 */
export function runProgram(command: string, args: readonly string[], options: ProgramOptions): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const timeout = options.timeout ?? runTimeoutMs
    const child = spawn(command, args, {
      cwd: options.cwd,
      stdio: ["ignore", "pipe", "pipe"],
      timeout,
      env: options.onlyEnv ?? { ...withoutSeracSettings(), DO_NOT_TRACK: "1", ...options.env },
    })
    let stdout = ""
    let stderr = ""
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text
    })
    child.on("error", (cause) => reject(new Error(`${command} did not start`, { cause })))
    child.on("close", (code, signal) => {
      if (signal !== null) stderr += `\n${command} was ended by ${signal}; its time limit is ${timeout / 1000} s\n`
      resolve({ code: code ?? 1, stdout, stderr })
    })
  })
}

/** Like {@link runProgram}, but any exit code except 0 is an error that contains the output. */
export async function mustRun(command: string, args: readonly string[], options: ProgramOptions): Promise<Ran> {
  const ran = await runProgram(command, args, options)
  if (ran.code !== 0)
    throw new Error(`${command} ${args.join(" ")} ended with ${ran.code}\n${ran.stdout}\n${ran.stderr}`)
  return ran
}
