import { readdirSync, readFileSync } from "node:fs"

/** Highest resident memory of a process so far, in MiB. */
export function highestMemory(pid: number): number {
  return memory(pid, "VmHWM")
}

/** Resident memory of a process, in MiB. */
export function residentMemory(pid: number): number {
  return memory(pid, "VmRSS")
}

/** Threads that a process has now. */
export function threadCount(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).length
}

function memory(pid: number, member: "VmHWM" | "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  const kibibytes = new RegExp(`${member}:\\s+(\\d+)`).exec(status)?.[1]
  // A zombie process has no resident memory.
  if (kibibytes === undefined) throw new Error(`process ${pid} has ended`)
  return Math.round(Number(kibibytes) / 1024)
}

/** Processor time that a process and all its children have taken, in seconds. */
export function processorSeconds(pid: number): number {
  return family(pid).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
}

/** The same with all those that have ended. */
export function processorSecondsWithEnded(pid: number): number {
  return family(pid).reduce((sum, { ticks, ended }) => sum + ticks + ended, 0) / ticksPerSecond
}

/** Resident memory of a process and all its children, in MiB. */
export function familyMemory(pid: number): number {
  return family(pid).reduce((sum, member) => sum + residentMemory(member.pid), 0)
}

/** USER_HZ of every Linux that Node.js runs on. */
export const ticksPerSecond = 100

interface ProcessMember {
  readonly pid: number
  readonly parent: number
  readonly ticks: number
  /** Of children that have ended. */
  readonly ended: number
}

function family(pid: number): readonly ProcessMember[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readMember)
  const found = all.filter((member) => member.pid === pid)
  for (const { pid: parent } of found) found.push(...all.filter((member) => member.parent === parent))
  return found
}

function readMember(pid: string): readonly ProcessMember[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The name is in parentheses and may contain any characters.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
    return [{ pid: Number(pid), parent: Number(fields[1]), ticks: user + system, ended: endedUser + endedSystem }]
  } catch {
    // It has ended.
    return []
  }
}
