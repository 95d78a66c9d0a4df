import { spawnSync } from "node:child_process"

/** Limits this process and its children to two cores, so that machines of any size are comparable. */
export function pinToTwoCores(): string {
  const { status } = spawnSync("taskset", ["-a", "-p", "-c", "0,1", String(process.pid)])
  return status === 0 ? "pinned to 2 cores" : "not pinned (no taskset)"
}

/** A command line of Node.js that keeps the process to some cores, where the system can. */
export function nodeOn(cores: readonly number[], args: readonly string[]): readonly [string, readonly string[]] {
  const list = cores.join()
  const { status } = spawnSync("taskset", ["-c", list, "true"])
  return status === 0 ? ["taskset", ["-c", list, process.execPath, ...args]] : [process.execPath, args]
}
