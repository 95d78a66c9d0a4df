import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

/** What a request to a node was. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly body: string
  readonly authorization: string | undefined
}

/** An answer of a node: text that is sent as it is, with status 200 unless it says another. */
export type NodeReply = string | { readonly status: number; readonly text: string } | "hang" | "drop"

/** A node that answers as it is told, and remembers what it was asked. */
export class FakeNode {
  readonly asked: Asked[] = []
  /** By default the method and parameters as the result, as a node writes it. */
  reply: (asked: Asked) => NodeReply | Promise<NodeReply> = ({ body }) => echo(body)
  url = ""
  readonly #server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request
    const asked = { method, url, body: await textOf(request), authorization: headers.authorization }
    this.asked.push(asked)
    const reply = await this.reply(asked)
    if (reply === "hang") return
    if (reply === "drop") return void request.socket.destroy()
    const { status, text } = typeof reply === "string" ? { status: 200, text: reply } : reply
    response.writeHead(status, { "content-type": "application/json" }).end(text)
  })

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve))
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }

  /** The bodies that it was sent. */
  get bodies(): readonly string[] {
    return this.asked.map(({ body }) => body)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

interface Sent {
  readonly id?: unknown
  readonly method: string
  readonly params?: unknown
}

function echo(body: string): string {
  const sent = JSON.parse(body) as Sent | readonly Sent[]
  const one = ({ id, method, params = [] }: Sent) =>
    `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${JSON.stringify({ method, params })}}`
  if (!Array.isArray(sent)) return `${one(sent as Sent)}\n`
  return `[${sent.map(one).reverse().join(",")}]\n`
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ""
  for await (const chunk of request.setEncoding("utf8")) text += chunk
  return text
}
