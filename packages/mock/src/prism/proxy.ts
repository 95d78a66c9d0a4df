import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createRequire } from "node:module"
import { createInterface } from "node:readline"
import { serverUrlOf } from "@serac/wire/node/server"
import { type ListeningServer, listenMock, running } from "../http/listen.ts"

/** Options of a proxy that validates the traffic of a real server. */
export interface ProxyOptions {
  /** The real server's base URL. */
  readonly upstream: string
  /** Default 0: any free port. */
  readonly port?: number
  /** Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
  /** Whether to answer violations with an error. Default false: they are only listed in the `sl-violations` header. */
  readonly errors?: boolean
  /** Receives one line of text for each violation and each other event. */
  readonly log?: (line: string) => void
}

/** Thrown when Prism exits before it listens; the message is its output. */
export class PrismError extends Error {
  override readonly name = "PrismError"
}

/**
 * Runs the command `prism proxy` on an OpenAPI file. The process is stopped when this one exits.
 *
 * @throws ListenError when the port is taken
 * @throws PrismError when Prism cannot read the file
 */
export async function prismProxy(
  file: string,
  options: ProxyOptions & { readonly host: string },
): Promise<ListeningServer> {
  const { upstream, host, port = 0, errors = false, log } = options
  // Prism does not report why it cannot listen, so the port is tried first.
  await (await listenMock(async () => {}, { host, port })).close()
  const prism = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js")
  const flags = ["--host", host, "--port", String(port), "--no-multiprocess", ...(errors ? ["--errors"] : [])]
  const child = spawn(process.execPath, [prism, "proxy", file, upstream, ...flags], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FORCE_COLOR: "0" },
  })
  const kill = () => child.kill()
  process.once("exit", kill)
  const ended = once(child, "exit").finally(() => process.off("exit", kill))
  const listening = await listeningPort(child, ended, log)
  let closing = false
  ended.then(() => closing || log?.("Prism has ended"))
  return running(serverUrlOf(host, listening), async () => {
    closing = true
    child.kill()
    await ended
  })
}

function listeningPort(child: ChildProcess, ended: Promise<unknown>, log: ProxyOptions["log"]): Promise<number> {
  return new Promise((resolve, reject) => {
    let fatal: string | undefined
    const hear = (line: string) => {
      const [, port] = /Prism is listening on http:\/\/\S+:(\d+)/.exec(line) ?? []
      if (port !== undefined) return resolve(Number(port))
      const [, level, message = ""] = /\[[A-Z ]+\]\s+\S+\s+(fatal|error|warning)\s+(.*)$/.exec(line) ?? []
      if (level === "fatal") fatal ??= message
      else if (level !== undefined) log?.(message)
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null) createInterface({ input: stream }).on("line", hear)
    }
    ended.then(() => reject(new PrismError(fatal?.trim() || "Prism ended before it listened")), reject)
  })
}
