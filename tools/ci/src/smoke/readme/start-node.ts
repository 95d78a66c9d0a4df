import { createServer, request as requestOf } from "node:http"
import type { AddressInfo } from "node:net"

/** The node interfaces of each mock. The order matters: the X-Chain's mock has every other blockchain and index. */
const nodeRoutes: readonly (readonly [api: string, paths: RegExp])[] = [
  ["health", /^\/ext\/health/],
  ["subnet-evm", /\/(rpc|avax|validators)$|^\/ext\/bc\/C\b/],
  ["p-chain", /^\/ext\/(bc\/P|info|index\/P|bc\/[^/]+\/proposervm)\b/],
  ["x-chain", /^\/ext\/(bc|index)\//],
]

/** A node composed of the mocks: one address that routes requests to them by path. */
export async function startNode(
  urls: Readonly<Record<string, string>>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = request.url ?? ""
    const api = nodeRoutes.find(([, paths]) => paths.test(path))?.[0]
    if (api === undefined) {
      response.writeHead(404).end(`no mock has ${path}`)
      return
    }
    const { method, headers } = request
    const onward = requestOf(`${urls[api]}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on("error", () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
