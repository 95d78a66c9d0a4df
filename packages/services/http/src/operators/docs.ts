import { createRequire } from "node:module"
import type { FastifyInstance } from "fastify"
import { jsonType } from "../response/json-type.ts"
import { docsScript } from "./docs-script.ts"
import { operatorsRoute } from "./operators-route.ts"

/** Nothing but this service's own script and document; the script writes its styles itself. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

const scriptPath = "/docs/rapidoc-min.js"

/**
 * `/docs`: an API reference made from the document in the browser, and `/openapi.json`. Nothing is loaded from elsewhere.
 *
 * @param text the document, as this service serves it
 */
export function serveDocs(app: FastifyInstance, title: string, text: () => Promise<string>): void {
  const page = pageOf(title)
  let script: string | undefined
  operatorsRoute(app, "/openapi.json", async (reply) => {
    reply.header("content-type", jsonType).send(await text())
  })
  operatorsRoute(app, "/docs", (reply) => {
    reply
      .headers({ "content-type": "text/html; charset=utf-8", "content-security-policy": policy })
      .headers({ "referrer-policy": "no-referrer" })
      .send(page)
  })
  operatorsRoute(app, scriptPath, (reply) => {
    script ??= docsScript(scriptFile())
    reply
      .headers({ "content-type": "text/javascript; charset=utf-8", "cache-control": "public, max-age=3600" })
      .send(script)
  })
}

/** The build copies the script beside this file; in development it is where the package manager put it. */
function scriptFile(): string | URL {
  if (import.meta.url.endsWith(".js")) return new URL("rapidoc-min.js", import.meta.url)
  return createRequire(import.meta.url).resolve("rapidoc/dist/rapidoc-min.js")
}

function pageOf(title: string): string {
  const escaped = title.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped}</title>
<link rel="icon" href="data:,">
<script type="module" src="${scriptPath}"></script>
</head>
<body>
<rapi-doc
  spec-url="/openapi.json"
  render-style="read"
  theme="light"
  load-fonts="false"
  show-header="false"
  allow-server-selection="false"
  allow-spec-url-load="false"
  allow-spec-file-load="false"
  fill-request-fields-with-example="false"
  schema-description-expanded="true"
  primary-color="#2a6f97"
></rapi-doc>
</body>
</html>
`
}
