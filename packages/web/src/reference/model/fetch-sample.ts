import { layOut } from "../try/exact-json.ts"
import type { CallRequest } from "./call.ts"

/** Code for a request with `fetch`, for documents without a client. */
export function fetchSample({ method, url, headers, body }: CallRequest): string {
  const names = Object.keys(headers)
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(names.length === 0
      ? []
      : [
          `  headers: { ${names.map((name) => `${JSON.stringify(name)}: ${JSON.stringify(headers[name])}`).join(", ")} },`,
        ]),
    ...(body === undefined ? [] : [`  body: ${bodyExpression(body)},`]),
  ]
  const call =
    options.length === 0
      ? `fetch(${JSON.stringify(url)})`
      : `fetch(${JSON.stringify(url)}, {\n${options.join("\n")}\n})`
  return `const response = await ${call}\nconsole.log(response.status, await response.text())`
}

/** A JSON body as a JavaScript expression; as a string if it is not JSON, or would lose digits. */
function bodyExpression(body: string): string {
  const value = layOut(body)
  return value === reread(body) ? `JSON.stringify(${value.replaceAll("\n", "\n  ")})` : JSON.stringify(body)
}

function reread(json: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return undefined
  }
}
