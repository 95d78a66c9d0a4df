import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** An IPFS gateway on the loopback interface that knows a few documents. */
export interface RunningGateway {
  readonly url: string
  close(): Promise<void>
}

/** @param documents - texts by path, which begins with `/ipfs/`. */
export async function startGateway(documents: ReadonlyMap<string, string>): Promise<RunningGateway> {
  const server = createServer((request, response) => {
    const text = documents.get(request.url ?? "")
    response.writeHead(text === undefined ? 404 : 200, { "content-type": "application/json" })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
