import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { PgBouncerProgram } from "./find-pgbouncer.ts"

/** A PgBouncer that runs in front of a PostgreSQL server. */
export interface PgBouncer {
  readonly url: string
  /** Kills the PgBouncer process, like a crash. */
  kill(): Promise<void>
  /** Starts PgBouncer again on the same port. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Starts PgBouncer with settings of its section `[pgbouncer]`. It accepts every client and logs in to the server with the URL's credentials. */
export async function startPgBouncer(
  program: PgBouncerProgram,
  serverUrl: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<PgBouncer> {
  const server = new URL(serverUrl)
  const folder = await mkdtemp(join(tmpdir(), "serac-pgbouncer-"))
  const port = await freePort()
  const lines = Object.entries({
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "any",
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`)
  const login = `host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}`
  const path = join(folder, "pgbouncer.ini")
  await writeFile(path, `[databases]\n* = ${login}\n[pgbouncer]\n${lines.join("\n")}\n`)
  await chmod(folder, 0o755)
  await chmod(path, 0o644)
  let child: ChildProcess | undefined
  const bouncer: PgBouncer = {
    url: Object.assign(new URL(serverUrl), { port: String(port) }).href,
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, "exit")
      child.kill("SIGKILL")
      await ended
    },
    async start() {
      child = await startChild(program, path)
    },
    async stop() {
      await bouncer.kill()
      await rm(folder, { recursive: true })
    },
  }
  await bouncer.start()
  return bouncer
}

async function startChild(program: PgBouncerProgram, path: string): Promise<ChildProcess> {
  // PgBouncer refuses to run as root.
  const account = process.getuid?.() === 0 ? ["-u", "nobody"] : []
  const child = spawn(program.path, [...account, path], {
    env: { LD_LIBRARY_PATH: program.libraries },
    stdio: ["ignore", "ignore", "pipe"],
  })
  let log = ""
  for await (const chunk of child.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    log += chunk
    if (!/process up/.test(log)) continue
    child.stderr?.resume()
    return child
  }
  throw new Error(`PgBouncer did not start:\n${log}`)
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
