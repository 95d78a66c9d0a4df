/** A description of a line's output, and the line to paste. */
export type SuggestedCommand = readonly [words: string, command: string]

/** Sends a GET to a URL. */
export function curl(url: string): string {
  return `curl -s '${url}'`
}

/** Sends a POST without a body to a URL. */
export function act(url: string): string {
  return `curl -s -X POST '${url}'`
}

/** Sends JSON to a URL. */
export function post(url: string, body: object): string {
  return `curl -s '${url}' -H 'content-type: application/json' -d '${JSON.stringify(body)}'`
}

/** Calls a method of a node; `params` is an object for interfaces by name, an array for `eth_` methods. */
export function call(url: string, method: string, params: object): string {
  return post(url, { jsonrpc: "2.0", id: 1, method, params })
}
