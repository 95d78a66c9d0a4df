/** A fetch that answers each request with the result of `answer`, and records the requests. */
export function fakeFetch(answer: (request: Request, body: unknown) => unknown) {
  const asked: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(request.clone())
    request.signal.throwIfAborted()
    const text = await request.text()
    const made = await answer(request, text === "" ? undefined : JSON.parse(text))
    return made instanceof Response ? made : Response.json(made)
  }
  return { fetch, asked }
}

/** Answers each JSON-RPC call with the result of `result`. */
export function fakeNode(result: (method: string, params: never) => unknown) {
  return fakeFetch((_, body) => {
    const { id, method, params } = body as { id: number; method: string; params: never }
    return { jsonrpc: "2.0", id, result: result(method, params) }
  })
}
