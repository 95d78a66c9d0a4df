import { readdir, readFile } from "node:fs/promises"

/** Signals a process, or with a negative number a process group. */
export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has already exited.
  }
}

/** The child processes of a process, from Linux's /proc; empty on other systems. */
export async function childrenOf(parent: number): Promise<readonly number[]> {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").then(parentIn, () => undefined)),
  )
  return pids.filter((_, index) => parents[index] === parent)
}

/** The name of the program before it, in parentheses, may contain any characters. */
const parentIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])
