import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chown, mkdtemp, rm, stat } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type SystemAccount, serverAccount } from "./account.ts"
import { binaryPath, packagedBinaries, runnableBinaries } from "./binaries.ts"
import { keptClusterPath, makeCluster } from "./make-cluster.ts"
import type { PostgresOptions } from "./options.ts"
import { processOptions, user } from "./process-options.ts"
import { connectionInfo, copyCluster } from "./standby.ts"

/** A PostgreSQL server that is a child process, with a separate folder. */
export interface Server {
  readonly url: string
  /** Kills the server and removes its folder. */
  stop(): Promise<void>
}

const careless = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // It would start a process in each of a hundred databases in turn, which short-lived tests do not need.
  autovacuum: "off",
}

/** Settings of every server. */
const common = {
  unix_socket_directories: "",
  // Uses the server's folder, which is always removed; a killed server would leave its files in /dev/shm.
  dynamic_shared_memory_type: "mmap",
}

export async function startServer(options: PostgresOptions): Promise<Server> {
  const account = serverAccount()
  const folder = await makeFolder(account)
  try {
    const binaries = await runnableBinaries(packagedBinaries(), account, folder)
    const primary = options.standbyOf === undefined ? undefined : new URL(options.standbyOf)
    const data = join(folder, "data")
    if (primary !== undefined) await copyCluster(primary.href, data, account)
    const password =
      primary?.password ?? (await makeCluster(binaries, folder, account, keptClusterPath(packagedBinaries())))
    const settings = {
      ...(options.durable ? {} : careless),
      ...(primary !== undefined && { primary_conninfo: connectionInfo(primary) }),
      ...options.settings,
    }
    for (let attempt = 1; ; attempt++) {
      const port = await freePort()
      const child = spawnServer(binaries, data, { ...settings, port, listen_addresses: "127.0.0.1" }, account)
      const log = await ready(child)
      if (log === undefined) {
        const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
        return { url, stop: () => stopServer(child, folder) }
      }
      // Another process may have taken the port in the meantime.
      if (attempt === 5 || !/could not bind|could not create any TCP\/IP sockets/.test(log)) {
        throw new Error(`PostgreSQL did not start:\n${log}`)
      }
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

export async function makeFolder(account: SystemAccount | undefined): Promise<string> {
  for (const parent of new Set([tmpdir(), "/tmp", "/var/tmp"])) {
    if (account !== undefined && !(await openToAll(parent))) continue
    const folder = await mkdtemp(join(parent, "serac-postgres-"))
    if (account !== undefined) await chown(folder, account.uid, account.gid)
    return folder
  }
  throw new Error(`No temporary folder that PostgreSQL can reach: ${tmpdir()} is closed to other users`)
}

/** Whether all users can traverse a folder and its parents. */
async function openToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  return dirname(folder) === folder || openToAll(dirname(folder))
}

export function spawnServer(
  binaries: string,
  data: string,
  settings: Readonly<Record<string, string | number>>,
  account: SystemAccount | undefined,
): ChildProcess {
  const flags = Object.entries({ ...common, ...settings }).flatMap(([key, value]) => ["-c", `${key}=${value}`])
  return spawn(binaryPath(binaries, "postgres"), ["-D", data, ...flags], { ...account, ...processOptions(data) })
}

/** Resolves to undefined once the server answers, or to its log if it has exited. */
export function ready(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let log = ""
    child.stderr?.setEncoding("utf8").on("data", function collect(chunk: string) {
      log += chunk
      if (!/ready to accept (read-only )?connections/.test(log)) return
      child.stderr?.off("data", collect).resume()
      resolve(undefined)
    })
    child.once("error", reject)
    child.once("close", () => resolve(log))
  })
}

async function stopServer(child: ChildProcess, folder: string): Promise<void> {
  // SIGQUIT stops it immediately, without a checkpoint, since the data is discarded.
  if (child.exitCode === null && child.signalCode === null && child.kill("SIGQUIT")) await once(child, "exit")
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("no TCP port")
  return address.port
}
