/** An EIP-1193 provider that answers each method with the result of `result`, and records the requests. */
export function provider(result: (method: string) => unknown) {
  const asked: { readonly method: string; readonly params: unknown }[] = []
  const request = async ({ method, params }: { readonly method: string; readonly params?: unknown }) => {
    asked.push({ method, params })
    return result(method)
  }
  return { asked, request: request as (request: unknown) => Promise<never> }
}

interface Asked {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly method: string
}

/** A fetch that answers every JSON-RPC call with this result, except at the URLs that are down, and records the requests. */
export function answering(result: unknown, down: readonly string[] = []) {
  const asked: Asked[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { id, method } = (await request.json()) as { readonly id: number; readonly method: string }
    asked.push({ url: request.url, headers: Object.fromEntries(request.headers), method })
    if (down.some((origin) => request.url.startsWith(origin))) throw new TypeError("fetch failed")
    return Response.json({ jsonrpc: "2.0", id, result })
  }
  return { asked, fetch }
}
