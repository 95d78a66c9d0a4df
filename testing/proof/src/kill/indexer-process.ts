import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { folderGuards } from "./temporary-folder.ts"

const compileCache = fileURLToPath(new URL("../../../../node_modules/.cache/node-compile", import.meta.url))
const endWithParent = new URL("end-with-parent.ts", import.meta.url).href

/** An indexer in a process of its own; it ends with this one, however that ends. */
export interface IndexerProcess {
  /** Resolves to the signal or the code by which it ended. */
  readonly ended: Promise<string>
  /** Whether it is up, so that it ends in good order when it is asked to. */
  readonly isUp: () => boolean
  /** What it has printed. */
  readonly printed: () => string
  /** Kills it, and resolves when it is gone. Rejects when it had ended by itself. */
  kill(): Promise<void>
  /** Asks it to stop. Rejects unless it ends in good order. */
  stop(): Promise<void>
}

/**
 * @param program - with its arguments.
 * @param directory - where it writes down that it runs.
 */
export function startIndexerProcess(program: readonly string[], directory: string): IndexerProcess {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("SERAC_"))
  const child = spawn(process.execPath, ["--import", endWithParent, ...program], {
    cwd: directory,
    stdio: ["pipe", "pipe", "pipe", ...folderGuards()],
    // Compiled once, not at each of many starts.
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

/** Whether this process has written down that it runs. */
function isRunning(file: string, pid: number | undefined): boolean {
  try {
    return JSON.parse(readFileSync(file, "utf8")).pid === pid
  } catch {
    return false
  }
}
