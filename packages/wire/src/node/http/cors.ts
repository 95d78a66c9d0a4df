import type { WireRequest, WireResponse } from "./message.ts"

const corsMethods = ["GET", "POST", "HEAD"]
const requestHeaders = ["accept", "content-type", "origin", "x-requested-with"]

/**
 * Allows requests from pages of any origin, with the headers of a node. It answers preflights itself; for any other request
 * it calls `answer` and adds headers to the response.
 */
export async function withCors(request: WireRequest, answer: () => Promise<WireResponse>): Promise<WireResponse> {
  const { origin, "access-control-request-method": asked } = request.headers
  if (request.method === "OPTIONS" && asked !== undefined && asked !== "") {
    const vary = "Origin, Access-Control-Request-Method, Access-Control-Request-Headers"
    return { status: 200, headers: { vary, ...preflight(request, origin, asked.toUpperCase()) }, body: "" }
  }
  const { status, headers, body } = await answer()
  const allowed = origin !== undefined && (request.method === "OPTIONS" || corsMethods.includes(request.method))
  return { status, headers: { ...headers, ...(allowed ? anyOrigin : {}), vary: "Origin" }, body }
}

const anyOrigin = { "access-control-allow-origin": "*", "access-control-allow-credentials": "true" }

function preflight(request: WireRequest, origin: string | undefined, asked: string): Readonly<Record<string, string>> {
  if (origin === undefined || !(asked === "OPTIONS" || corsMethods.includes(asked))) return {}
  const names = (request.headers["access-control-request-headers"] ?? "").split(",").map((name) => name.trim())
  const wanted = names.filter((name) => name !== "")
  if (!wanted.every((name) => requestHeaders.includes(name.toLowerCase()))) return {}
  const shown = wanted.map((name) => name.toLowerCase().replace(/(?:^|-)[a-z]/g, (first) => first.toUpperCase()))
  return {
    ...anyOrigin,
    "access-control-allow-methods": asked,
    ...(shown.length === 0 ? {} : { "access-control-allow-headers": shown.join(", ") }),
  }
}
