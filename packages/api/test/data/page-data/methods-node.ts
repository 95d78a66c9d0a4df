/** A node that answers each method by a function of its parameters, and counts the calls. */
export class MethodsNode {
  readonly asked: { readonly method: string; readonly params: readonly unknown[] }[] = []
  readonly methods = new Map<string, (...params: readonly never[]) => unknown>()

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const body = JSON.parse(await new Request(input, init).text())
    const replies = [body]
      .flat()
      .map(({ id, method, params }) => ({ jsonrpc: "2.0", id, ...this.#answer(method, params) }))
    return Response.json(Array.isArray(body) ? replies : replies[0])
  }

  #answer(method: string, params: readonly unknown[]): object {
    this.asked.push({ method, params })
    const answer = this.methods.get(method)
    if (answer === undefined)
      return { error: { code: -32_601, message: `the method ${method} does not exist on secret-host` } }
    try {
      return { result: answer(...(params as readonly never[])) }
    } catch (error) {
      return { error: { code: -32_000, message: String(error) } }
    }
  }
}
