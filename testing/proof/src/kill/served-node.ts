import { createInterface } from "node:readline"
import { NodeServer } from "@serac/kits/nodes"
import type { ReachedEndpoint } from "../simulation/node/fetch.ts"

/** Serves a simulated node over HTTP, and further texts by path. @returns its URL */
export async function serveEndpoint(
  endpoint: ReachedEndpoint,
  texts: Readonly<Record<string, string>> = {},
): Promise<string> {
  const server = await NodeServer.start({
    reply: ({ target, body }) => {
      const text = texts[target]
      return text === undefined ? endpoint.reply(target, body, Date.now()) : { kind: "answer", status: 200, text }
    },
  })
  return server.url
}

/** A chain or a network that grows while it is served. */
export interface GrowingNode {
  readonly url: string
  readonly grow: (blocks: number) => void
  /** The number of blocks, or the number of the last block. */
  readonly height: () => number
}

/**
 * Runs a node as a process of its own. It prints its URL, reads lines (a number: grow by that many blocks within half a second; an empty line:
 * stop growing, and print the height), and ends when its standard input closes.
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
