import { Agent, createServer, request } from "node:http"
import type { AddressInfo } from "node:net"

/** A proxy that only forwards, with Node's http and keep-alive connections: the minimal cost of a Node.js proxy. */
export async function startPlainProxy(node: string): Promise<{ url: string; close: () => Promise<void> }> {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((asked, response) => {
    const { method, headers, url } = asked
    const sent = request(node + url, { agent, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    sent.on("error", (error) => response.destroy(error))
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      agent.destroy()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
