import { spawn } from "node:child_process"
import type { AddressInfo } from "node:net"
import { createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"

/** A server of Redis's protocol for tests. */
export interface RedisServer {
  readonly url: string
  close(): Promise<void>
}

/**
 * The Redis of `REDIS_URL`, else one that is started where `redis-server` is installed, as it is in CI, else what stands for it here.
 */
export async function startRedisServer(): Promise<RedisServer> {
  const given = process.env.REDIS_URL
  if (given !== undefined && given !== "") return { url: given, close: async () => {} }
  return (await startInstalled()) ?? startOwn()
}

async function startInstalled(): Promise<RedisServer | undefined> {
  const port = await freePort()
  const bare = ["--bind", "127.0.0.1", "--port", String(port), "--save", "", "--appendonly", "no", "--dir", tmpdir()]
  const child = spawn("redis-server", bare, { stdio: ["ignore", "pipe", "ignore"] })
  const isReady = await new Promise<boolean>((resolve) => {
    let said = ""
    child.stdout.on("data", (part: Buffer) => {
      said += part.toString()
      if (said.includes("Ready to accept connections")) resolve(true)
    })
    child.once("error", () => resolve(false))
    child.once("exit", () => resolve(false))
  })
  if (!isReady) return undefined
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  return {
    url: `redis://127.0.0.1:${port}`,
    async close() {
      child.kill()
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * The commands that counts need, in Redis's own protocol (RESP2) and by its documentation, for what the real client of Redis sends: npm has
 * no Redis to install.
 */
async function startOwn(): Promise<RedisServer> {
  const counts = new Map<string, bigint>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let bytes = Buffer.alloc(0)
    socket.on("error", () => socket.destroy())
    socket.on("data", (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      for (let read = readCommand(bytes); read !== undefined; read = readCommand(bytes)) {
        bytes = bytes.subarray(read.end)
        socket.write(answer(counts, read.command))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** A command is an array of bulk strings: `*2`, `$3`, `GET`, `$1`, `a`, each with a line end. */
function readCommand(bytes: Buffer): { readonly command: readonly string[]; readonly end: number } | undefined {
  let at = 0
  const line = (): number | undefined => {
    const end = bytes.indexOf("\r\n", at)
    if (end === -1) return undefined
    const value = Number(bytes.toString("latin1", at + 1, end))
    at = end + 2
    return value
  }
  const length = line()
  if (length === undefined) return undefined
  const command: string[] = []
  while (command.length < length) {
    const size = line()
    if (size === undefined || bytes.length < at + size + 2) return undefined
    command.push(bytes.toString("utf8", at, at + size))
    at += size + 2
  }
  return { command, end: at }
}

function answer(counts: Map<string, bigint>, [name = "", key = "", value = "0"]: readonly string[]): string {
  const add = (units: bigint) => {
    counts.set(key, (counts.get(key) ?? 0n) + units)
    return `:${counts.get(key)}\r\n`
  }
  switch (name.toUpperCase()) {
    case "INCRBY":
      return add(BigInt(value))
    case "DECRBY":
      return add(-BigInt(value))
    case "EXPIREAT":
      return counts.has(key) ? ":1\r\n" : ":0\r\n"
    case "GET": {
      const count = counts.get(key)
      return count === undefined ? "$-1\r\n" : `$${String(count).length}\r\n${count}\r\n`
    }
    case "CLIENT":
      return "+OK\r\n"
    case "PING":
      return "+PONG\r\n"
    default:
      return `-ERR unknown command '${name}'\r\n`
  }
}
