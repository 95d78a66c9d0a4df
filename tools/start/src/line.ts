/** A line to paste, and what it shows. */
export type Line = readonly [words: string, command: string]

/** Asks for a URL. */
export function curl(url: string): string {
  return `curl -s '${url}'`
}

/** Calls a method of a node; `params` is an object for interfaces by name, an array for `eth_` methods. */
export function call(url: string, method: string, params: object): string {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  return `curl -s '${url}' -H 'content-type: application/json' -d '${body}'`
}
