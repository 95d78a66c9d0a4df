import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** A fake node behind a real HTTP server on a free port. */
export async function serveNode(node: {
  readonly fetch: typeof globalThis.fetch
}): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answer = await node.fetch(`http://fake.test${request.url}`, {
      method: "POST",
      body: Buffer.concat(chunks).toString(),
    })
    response.writeHead(answer.status, { "content-type": "application/json" })
    response.end(await answer.text())
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
