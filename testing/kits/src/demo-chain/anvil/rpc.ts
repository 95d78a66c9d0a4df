import { Agent, request } from "node:http"

/** Calls a method of a node and resolves to its result. */
export type Rpc = <Result>(method: string, params?: readonly unknown[]) => Promise<Result>

/** A JSON-RPC client for a node on this machine, with a single connection and without retries. */
export function createRpc(url: string): Rpc {
  // Three times as fast as fetch, which matters when a chain is replayed.
  const agent = new Agent({ keepAlive: true })
  let id = 0
  return async <Result>(method: string, params: readonly unknown[] = []) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: ++id, method, params })
    const answer = JSON.parse(await post(url, agent, body)) as { result: Result; error?: { message: string } }
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return answer.result
  }
}

function post(url: string, agent: Agent, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) }
    const outgoing = request(url, { method: "POST", agent, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk))
      incoming.once("end", () => resolve(Buffer.concat(chunks).toString()))
      incoming.once("error", reject)
    })
    outgoing.once("error", reject)
    outgoing.end(body)
  })
}
