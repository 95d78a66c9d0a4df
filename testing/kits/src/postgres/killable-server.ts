import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { childrenOf, signalIfThere } from "./processes.ts"

/**
 * A PostgreSQL server that somebody else has started on this machine, by its data directory: it can be killed, and started again as it
 * was. Linux only.
 */
export class KillableServer {
  readonly port: number
  readonly #directory: string

  /** Throws an Error if no server runs in the directory. */
  constructor(directory: string) {
    this.#directory = directory
    this.port = Number(this.#file("postmaster.pid").split("\n")[3])
  }

  /** Kills all processes of the server with SIGKILL. */
  async kill(): Promise<void> {
    const pid = Number(this.#file("postmaster.pid").split("\n")[0])
    const children = await childrenOf(pid)
    for (const process of [pid, ...children]) signalIfThere(process, "SIGKILL")
    while ([pid, ...children].some(isAlive)) await delay(20)
  }

  /** Starts the server with the program and the flags that it had, and as the directory's owner; resolves when it accepts connections. */
  async start(): Promise<void> {
    const [program = "", ...flags] = flagsOf(this.#file("postmaster.opts"))
    const given = flags.filter((flag, at) => flag !== "-D" && flags[at - 1] !== "-D")
    const { uid, gid } = statSync(this.#directory)
    const log = join(this.#directory, "restarted.log")
    const options = given.map((flag) => `'${flag.replaceAll("'", `'\\''`)}'`).join(" ")
    const args = ["start", "-w", "-t", "120", "-D", this.#directory, "-l", log, "-o", options]
    const child = spawn(join(dirname(program), "pg_ctl"), args, {
      ...(process.getuid?.() === 0 && { uid, gid }),
      cwd: this.#directory,
      // Of this process's account: its servers as clients of others would look there for certificates that they may not read.
      env: { ...process.env, HOME: this.#directory },
      stdio: "ignore",
    })
    const [status] = await once(child, "close")
    if (status !== 0) throw new Error(`PostgreSQL in ${this.#directory} did not start: see ${log}`)
  }

  #file(name: string): string {
    return readFileSync(join(this.#directory, name), "utf8")
  }
}

/** The words of a command line whose flags are each in double quotes. */
const flagsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "")

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
