import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { nodeOn } from "./cores.ts"

/** A server that sends ready buffers. */
export interface ReadyServer {
  readonly pid: number
  readonly url: string
  readonly stop: () => Promise<void>
}

export interface ReadyOptions {
  readonly kind: "http" | "fastify"
  readonly cores: readonly number[]
  readonly workers: number
  /** By path. */
  readonly bodies: Readonly<Record<string, string>>
}

/** Starts a server that has its answers in memory, by Node's own http or by a bare Fastify. */
export async function startReady({ kind, cores, workers, bodies }: ReadyOptions): Promise<ReadyServer> {
  const folder = mkdtempSync(join(tmpdir(), "serac-bench-bodies-"))
  const file = join(folder, "bodies.json")
  writeFileSync(file, JSON.stringify(bodies))
  const entry = fileURLToPath(new URL("ready-server.ts", import.meta.url))
  const [program, args] = nodeOn(cores, [entry, kind, String(workers), file])
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] })
  const exited = once(child, "exit")
  const stop = async () => {
    child.kill("SIGTERM")
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  for await (const url of createInterface(child.stdout)) return { pid: child.pid ?? 0, url, stop }
  throw new Error(`the ready ${kind} server ended before it served`)
}
