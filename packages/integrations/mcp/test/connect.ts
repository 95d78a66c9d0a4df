import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import { createMcpServer, type McpOptions } from "../src/index.ts"

/** The result of a tool: its texts, and whether it is an error. */
export interface Said {
  readonly texts: readonly string[]
  readonly isError: boolean
}

/** A connected client of the official SDK. */
export interface Connected extends AsyncDisposable {
  readonly client: Client
  call(name: string, args?: Readonly<Record<string, unknown>>): Promise<Said>
}

export async function connect(transport: Transport): Promise<Connected> {
  const client = new Client({ name: "test", version: "0.0.0" })
  await client.connect(transport)
  return {
    client,
    async call(name, args = {}) {
      const { content, isError } = await client.callTool({ name, arguments: { ...args } })
      const blocks = content as readonly { readonly type: string; readonly text: string }[]
      return { texts: blocks.map(({ text }) => text), isError: isError === true }
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}

/** Connects a client and a server in this process. */
export async function connectInMemory(options: McpOptions): Promise<Connected> {
  const [mine, theirs] = InMemoryTransport.createLinkedPair()
  const server = await createMcpServer(options)
  await server.connect(theirs)
  return connect(mine)
}

/** A `fetch` that answers with JSON depending on the path, and records the requests. */
export function answering(
  answers: (url: URL, body: unknown) => unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const asked: string[] = []
  const fetching: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await request.text()
    asked.push(`${request.method} ${url.pathname}${url.search}`)
    const answer = answers(url, text === "" ? undefined : JSON.parse(text))
    return answer instanceof Response ? answer : Response.json(answer, { headers })
  }
  return { fetch: fetching, asked }
}
