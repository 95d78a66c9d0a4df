import { readFileSync } from "node:fs"

/** What RapiDoc says of a call without a key, also where the document takes calls without one (`security: [{}, ...]`). */
const label = 'Required  <span style="color:var(--red)">(None Applied)</span>'

/** RapiDoc's script, which says that no key is given instead of that one is required. */
export function docsScript(file: string | URL): string {
  return readFileSync(file, "utf8").replace(label, "No key given")
}
