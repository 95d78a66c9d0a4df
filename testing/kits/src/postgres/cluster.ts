import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chown, mkdir, rm } from "node:fs/promises"
import type { Socket } from "node:net"
import { join } from "node:path"
import { serverAccount } from "./account.ts"
import { packagedBinaries, runnableBinaries } from "./binaries.ts"
import { withClient as runOn } from "./database.ts"
import { keptClusterPath, makeCluster } from "./make-cluster.ts"
import { user } from "./process-options.ts"
import { childrenOf, signalIfThere } from "./processes.ts"
import { makeFolder, ready, spawnServer } from "./server.ts"

/** Options of a cluster. */
export interface ClusterOptions {
  /** A port of 127.0.0.1, reserved for the cluster even while it is stopped. */
  readonly port: number
  /** An empty folder for its data, such as a small disk, accessible to the account that the server runs as. Default: a temporary one. */
  readonly folder?: string
  /** Server settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string | number>>
}

/** Committed data must survive a kill, but not a power failure. */
const killable = { fsync: "off", synchronous_commit: "on", full_page_writes: "off" }

// This shell outlives the process: its standard input closes when the process exits, for any reason.
const quitScript = 'cat >/dev/null; kill -QUIT "$1" 2>/dev/null; rm -rf "$2"'

/** A real PostgreSQL whose server can be killed and restarted with the same data, at the same address. */
export class Cluster {
  /** URL of a superuser and the database `postgres`; contains the password. */
  readonly url: string
  /** The folder of its programs, and of its data unless another one is given. */
  readonly #folder: string
  readonly #start: () => ChildProcess
  #server: ChildProcess | undefined
  #guard: ChildProcess | undefined

  private constructor(url: string, folder: string, start: () => ChildProcess) {
    this.url = url
    this.#folder = folder
    this.#start = start
  }

  /** Creates a cluster and starts its server. Throws an Error with the server's log if it does not start. */
  static async create({ port, folder: given, settings = {} }: ClusterOptions): Promise<Cluster> {
    const account = serverAccount()
    const folder = given ?? (await makeFolder(account))
    // A given folder may be small, so the programs are stored elsewhere.
    const programs = given === undefined ? folder : await makeFolder(account)
    const own = join(folder, "cluster")
    await mkdir(own)
    if (account !== undefined) await chown(own, account.uid, account.gid)
    const packaged = packagedBinaries()
    const binaries = await runnableBinaries(packaged, account, programs)
    const data = join(own, "data")
    const password = await makeCluster(binaries, own, account, keptClusterPath(packaged))
    const all = { ...killable, ...settings, port, listen_addresses: "127.0.0.1" }
    const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
    const cluster = new Cluster(url, programs, () => spawnServer(binaries, data, all, account))
    await cluster.restart()
    return cluster
  }

  /** Whether its server is running; it may have exited by itself. */
  get isUp(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null
  }

  /** Kills all of the server's processes with SIGKILL, without notifying clients. */
  async kill(): Promise<void> {
    const server = this.#server
    if (server?.pid === undefined) return
    this.#server = undefined
    // The child processes must be found before the server is gone; otherwise they would only notice by themselves.
    const children = await childrenOf(server.pid)
    const isOver = server.exitCode !== null || server.signalCode !== null
    const ended = isOver ? undefined : once(server, "exit")
    // Keeps this process alive until the server has exited.
    server.ref()
    server.kill("SIGKILL")
    for (const pid of children) signalIfThere(pid, "SIGKILL")
    await ended
    if (this.#guard?.pid !== undefined) signalIfThere(-this.#guard.pid, "SIGKILL")
  }

  /** Suspends all of the server's processes (SIGSTOP), with open connections, until {@link thaw}. */
  async freeze(): Promise<void> {
    await this.#signal("SIGSTOP")
  }

  /** Resumes a suspended server. */
  async thaw(): Promise<void> {
    await this.#signal("SIGCONT")
  }

  async #signal(signal: NodeJS.Signals): Promise<void> {
    const pid = this.#server?.pid
    if (pid === undefined) return
    signalIfThere(pid, signal)
    for (const child of await childrenOf(pid)) signalIfThere(child, signal)
  }

  /** Starts the server, which recovers its data. Throws an Error with its log if it does not start. */
  async restart(): Promise<void> {
    await this.kill()
    for (let attempt = 1; ; attempt++) {
      const server = this.#start()
      const log = await ready(server)
      if (log === undefined) {
        this.#server = server
        this.#guard = spawn("sh", ["-c", quitScript, "sh", String(server.pid), this.#folder], {
          stdio: ["pipe", "ignore", "ignore"],
          detached: true,
        })
        for (const handle of [server, this.#guard, this.#guard.stdin as Socket]) handle.unref()
        return
      }
      // A child process of the killed server may still hold its shared memory for a moment.
      if (attempt === 5) throw new Error(`PostgreSQL did not start:\n${log}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  /** Runs statements as its superuser, in order, over a separate connection. */
  async run(...statements: readonly string[]): Promise<void> {
    await runOn(this.url, async (client) => {
      for (const statement of statements) await client.query(statement)
    })
  }

  /** Kills the server and removes its folder. */
  async stop(): Promise<void> {
    await this.kill()
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
