import { spawn } from "node:child_process"
import { once } from "node:events"
import { nodeOn } from "./cores.ts"
import { processorSeconds } from "./process-cost.ts"
import { cliEntry } from "./serac.ts"

/** What a command took, from its start to its end. */
export interface SeracRun {
  readonly seconds: number
  /** Processor seconds. */
  readonly processor: number
}

/** Runs a `serac` command to its end. Rejects if it fails. */
export async function runSerac(args: readonly string[], directory: string): Promise<SeracRun> {
  const started = performance.now()
  const [program, all] = nodeOn([0, 1], [cliEntry, ...args])
  const child = spawn(program, all, { cwd: directory, stdio: ["ignore", "ignore", "inherit"] })
  let processor = 0
  const watching = setInterval(() => {
    if (child.pid !== undefined && child.exitCode === null) processor = processorSeconds(child.pid)
  }, 50)
  const [code] = await once(child, "exit")
  clearInterval(watching)
  if (code !== 0) throw new Error(`serac ${args[0]} ended with ${code}`)
  return { seconds: (performance.now() - started) / 1000, processor }
}
