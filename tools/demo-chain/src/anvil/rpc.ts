/** Calls one method of a node and resolves to its result. */
export type Rpc = <Result>(method: string, params?: readonly unknown[]) => Promise<Result>

/** Plain JSON-RPC to a node on this machine: no retries, an error is an error. */
export function createRpc(url: string): Rpc {
  let id = 0
  return async <Result>(method: string, params: readonly unknown[] = []) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: ++id, method, params }),
    })
    const answer = (await response.json()) as { result: Result; error?: { message: string } }
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return answer.result
  }
}
