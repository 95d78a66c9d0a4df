import { readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"

/** USER_HZ of every Linux that Node.js runs on. */
const ticksPerSecond = 100

/** Processor time that all threads of a process have taken so far, in seconds; 0 where the system does not tell. */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")
  // The name, in parentheses, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const [user, system] = [fields[11], fields[12]]
  return (Number(user ?? 0) + Number(system ?? 0)) / ticksPerSecond
}

/** Starts to look at the share of the machine's processors that a process takes. The result tells it, from 0 to 1. */
export async function watchShare(pid: number): Promise<() => Promise<number>> {
  const [before, began] = [await processorSeconds(pid), performance.now()]
  return async () => {
    const seconds = (performance.now() - began) / 1_000
    return ((await processorSeconds(pid)) - before) / (seconds * availableParallelism())
  }
}
