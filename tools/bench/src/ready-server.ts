import cluster from "node:cluster"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fastify } from "fastify"

/*
 * The reference for pages: a server with its answers in memory, in its own process. Arguments: `http` or `fastify`,
 * how many processes, a file with a JSON object of bodies by path. Prints its URL.
 */
const [serverKind, workers = "1", answersFile = ""] = process.argv.slice(2)
const type = "application/json; charset=utf-8"

const listenByKind: Readonly<Record<string, (bodies: ReadonlyMap<string, Buffer>) => Promise<number>>> = {
  http: async (bodies) => {
    const server = createServer(({ url = "" }, response) => {
      const body = bodies.get(url)
      if (body === undefined) response.writeHead(404).end()
      else response.writeHead(200, { "content-type": type, "content-length": body.length }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return (server.address() as AddressInfo).port
  },
  fastify: async (bodies) => {
    const app = fastify()
    for (const [path, body] of bodies) app.get(path, (_, reply) => reply.header("content-type", type).send(body))
    await app.listen({ host: "127.0.0.1", port: 0 })
    return (app.server.address() as AddressInfo).port
  },
}

if (cluster.isPrimary && Number(workers) > 1) {
  const listening = Array.from({ length: Number(workers) }, () => {
    const worker = cluster.fork()
    return new Promise<number>((resolve) => worker.once("listening", ({ port }) => resolve(port)))
  })
  const [port] = await Promise.all(listening)
  console.log(`http://127.0.0.1:${port}`)
} else {
  const texts = JSON.parse(readFileSync(answersFile, "utf8")) as Record<string, string>
  const bodies = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]))
  const port = await listenByKind[serverKind ?? ""]?.(bodies)
  if (cluster.isPrimary) console.log(`http://127.0.0.1:${port}`)
}
process.on("SIGTERM", () => process.exit())
