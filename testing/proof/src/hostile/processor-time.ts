import { readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"

/** USER_HZ of every Linux on which Node.js runs. */
const ticksPerSecond = 100

/** The processor time of all threads of a process so far, in seconds; 0 where the system does not report it. */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")
  // The process name, in parentheses, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const [user, system] = [fields[11], fields[12]]
  return (Number(user ?? 0) + Number(system ?? 0)) / ticksPerSecond
}

/** Starts to measure a process's share of the machine's processors. The returned function resolves to the share, from 0 to 1. */
export async function watchShare(pid: number): Promise<() => Promise<number>> {
  const [before, began] = [await processorSeconds(pid), performance.now()]
  return async () => {
    const seconds = (performance.now() - began) / 1_000
    return ((await processorSeconds(pid)) - before) / (seconds * availableParallelism())
  }
}

/** Starts to measure the busy share of the machine's processors. The returned function resolves to the share, from 0 to 1. */
export async function watchBusy(): Promise<() => Promise<number>> {
  const before = await machineTicks()
  return async () => {
    const after = await machineTicks()
    return (after.busy - before.busy) / Math.max(1, after.all - before.all)
  }
}

async function machineTicks(): Promise<{ readonly all: number; readonly busy: number }> {
  const stat = await readFile("/proc/stat", "utf8").catch(() => "")
  const ticks = stat.split("\n", 1).join().split(" ").filter(Boolean).slice(1).map(Number)
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softIrq = 0, stolen = 0] = ticks
  const busy = user + nice + system + irq + softIrq + stolen
  return { busy, all: busy + idle + waiting }
}
