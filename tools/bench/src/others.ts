import { readFileSync } from "node:fs"
import { processorSecondsWithEnded, ticksPerSecond } from "./process-cost.ts"

/** The processor time of the machine so far, in seconds. */
interface Work {
  readonly all: number
  readonly busy: number
  /** By this process and all that it started. */
  readonly own: number
}

/** Starts to measure the load from other processes; the returned function gives it in percent of the machine's capacity. */
export function watchOthers(): () => number {
  const before = work()
  return () => {
    const after = work()
    const others = after.busy - before.busy - (after.own - before.own)
    return Math.max(0, (others / (after.all - before.all)) * 100)
  }
}

function work(): Work {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n")
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softIrq = 0, stolen = 0] = line
    .replace("cpu", "")
    .trim()
    .split(" ")
    .map((ticks) => Number(ticks) / ticksPerSecond)
  // Time stolen by other machines on the same host counts as load of others.
  const busy = user + nice + system + irq + softIrq + stolen
  return { busy, all: busy + idle + waiting, own: processorSecondsWithEnded(process.pid) }
}
