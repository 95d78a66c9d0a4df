import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createInterface } from "node:readline"
import type { ReachedEndpoint } from "../simulation/node/fetch.ts"

/** Serves a simulated node over HTTP, and texts beside it by path. @returns its URL */
export async function serveEndpoint(
  endpoint: ReachedEndpoint,
  texts: Readonly<Record<string, string>> = {},
): Promise<string> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/"
    if (texts[path] !== undefined) return response.end(texts[path])
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const reply = endpoint.reply(path, Buffer.concat(chunks).toString(), Date.now())
    if (reply.kind !== "answer") return response.destroy()
    return response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.text)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A chain or a network that grows while it is served. */
export interface GrowingNode {
  readonly url: string
  readonly grow: (blocks: number) => void
  /** How many blocks there are, or the number of the last. */
  readonly height: () => number
}

/**
 * What a node is as a process of its own. It prints its URL, reads lines (a number: grow by so many blocks within half a second; nothing:
 * grow no more, and print the height), and ends with its standard input.
 */
export function runNode({ url, grow, height }: GrowingNode): void {
  console.log(url)
  let due = 0
  let each = 0
  const growBy = (blocks: number) => {
    due -= blocks
    if (blocks > 0) grow(blocks)
  }
  setInterval(() => growBy(Math.min(due, each)), 50)
  const input = createInterface({ input: process.stdin })
  input.on("line", (line) => {
    due += Number(line)
    each = Math.ceil(due / 10)
    if (line !== "") return
    growBy(due)
    console.log(height())
  })
  input.once("close", () => process.exit())
}
