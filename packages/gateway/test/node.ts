import { type NodeRequest, NodeServer, type NodeReply as Reply } from "@serac/kits/nodes"

/** A recorded request to a node. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly body: string
  readonly authorization: string | undefined
}

/** A node's answer: raw text, with status 200 unless stated. */
export type NodeReply = string | { readonly status: number; readonly text: string } | "hang" | "drop"

/** A node that replies with the text that a test chooses, and records its requests. */
export class FakeNode {
  readonly asked: Asked[] = []
  /** The head that the node reports to a gateway's regular requests, which are not recorded; undefined for no report. */
  head: number | undefined
  /** Default: the method and parameters as the result, in a node's notation. */
  reply: (asked: Asked) => NodeReply | Promise<NodeReply> = ({ body }) => echo(body)
  #server: NodeServer | undefined

  async start(): Promise<this> {
    this.#server = await NodeServer.start({ reply: (request) => this.#respond(request) })
    return this
  }

  get url(): string {
    return this.#server?.url ?? ""
  }

  /** The bodies of its requests. */
  get bodies(): readonly string[] {
    return this.asked.map(({ body }) => body)
  }

  async #respond({ method, target, headers, body }: NodeRequest): Promise<Reply> {
    if (body.includes('"id":"head"'))
      return { kind: "answer", status: 200, text: `{"id":"head","result":${this.#head}}` }
    const asked = { method, url: target, body, authorization: headers.authorization }
    this.asked.push(asked)
    const answer = await this.reply(asked)
    if (answer === "hang") return { kind: "hanging" }
    if (answer === "drop") return { kind: "refused" }
    return { kind: "answer", ...(typeof answer === "string" ? { status: 200, text: answer } : answer) }
  }

  get #head(): string {
    return this.head === undefined ? "null" : `"0x${this.head.toString(16)}"`
  }

  async stop(): Promise<void> {
    await this.#server?.close()
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
