import type { CallRequest } from "./call.ts"

/** Code for a request with Python's standard library. A JSON string is a string of Python too. */
export function pythonSample({ method, url, headers, body }: CallRequest): string {
  const members = Object.entries(headers).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  const parts = [
    `    ${JSON.stringify(url)},`,
    ...(method === "GET" ? [] : [`    method=${JSON.stringify(method)},`]),
    ...(members.length === 0 ? [] : [`    headers={${members.join(", ")}},`]),
    ...(body === undefined ? [] : [`    data=${JSON.stringify(body)}.encode(),`]),
  ]
  return [
    "from urllib.request import Request, urlopen",
    "",
    "request = Request(",
    ...parts,
    ")",
    "with urlopen(request) as response:",
    "    print(response.status, response.read().decode())",
  ].join("\n")
}
