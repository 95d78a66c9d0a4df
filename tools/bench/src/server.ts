import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { parentPort, Worker, workerData } from "node:worker_threads"

/** Answers of the server that all contestants call. */
export interface ServerAnswers {
  /** The body of every GET. */
  readonly get: string
  /** The result of every JSON-RPC call, as JSON. */
  readonly result: string
}

/** Starts the server in a thread of its own, so that it takes no time from the contestants. */
export async function startServer(answers: ServerAnswers): Promise<{ url: string; close: () => Promise<number> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: answers })
  const port = await new Promise<number>((resolve, reject) => worker.once("message", resolve).once("error", reject))
  return { url: `http://127.0.0.1:${port}`, close: () => worker.terminate() }
}

if (parentPort !== null) {
  const { get, result } = workerData as ServerAnswers
  const headers = { "content-type": "application/json" }
  const server = createServer((request, response) => {
    if (request.method === "GET") {
      response.writeHead(200, headers).end(get)
      return
    }
    let body = ""
    request.setEncoding("utf8").on("data", (text: string) => {
      body += text
    })
    request.on("end", () => {
      const { id } = JSON.parse(body) as { id: unknown }
      response.writeHead(200, headers).end(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`)
    })
  })
  server.listen(0, "127.0.0.1", () => parentPort?.postMessage((server.address() as AddressInfo).port))
}
