import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { folderGuards } from "./temporary-folder.ts"

/** The folder of compiled code, so that it is compiled once for many starts (`NODE_COMPILE_CACHE`). */
export const compileCache: string = fileURLToPath(
  new URL("../../../../node_modules/.cache/node-compile", import.meta.url),
)
const endWithParent = new URL("end-with-parent.ts", import.meta.url).href

/** An indexer as a child process, which ends with its parent process, however the parent ends. */
export interface IndexerProcess {
  /** Resolves to the signal or the exit code of the process. */
  readonly ended: Promise<string>
  /** Whether the indexer is up, so that it exits cleanly on request. */
  readonly isUp: () => boolean
  /** The output of the process so far. */
  readonly printed: () => string
  /** Kills the process, and resolves when it has ended. Rejects when it had already ended. */
  kill(): Promise<void>
  /** Requests a stop. Rejects unless the process exits cleanly. */
  stop(): Promise<void>
}

/**
 * @param program - the program with its arguments.
 * @param directory - the directory of the status file.
 */
export function startIndexerProcess(program: readonly string[], directory: string): IndexerProcess {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("SERAC_"))
  const child = spawn(process.execPath, ["--import", endWithParent, ...program], {
    cwd: directory,
    stdio: ["pipe", "pipe", "pipe", ...folderGuards()],
    env: { ...Object.fromEntries(own), NO_COLOR: "1", NODE_COMPILE_CACHE: compileCache },
  })
  let text = ""
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => {
      text += part
    })
  const ended = once(child, "close").then(([code, signal]) => String(signal ?? code))
  const end = async (signal: "SIGKILL" | "SIGTERM", expected: string) => {
    child.kill(signal)
    const by = await ended
    if (by !== expected) throw new Error(`the indexer ended by ${by} instead of ${expected}:\n${text}`)
  }
  return {
    ended,
    isUp: () => isRunning(join(directory, "running.json"), child.pid),
    printed: () => text,
    kill: () => end("SIGKILL", "SIGKILL"),
    stop: () => end("SIGTERM", "0"),
  }
}

/** Whether the status file names this process. */
function isRunning(file: string, pid: number | undefined): boolean {
  try {
    return JSON.parse(readFileSync(file, "utf8")).pid === pid
  } catch {
    return false
  }
}
