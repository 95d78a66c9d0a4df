import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import type { ServiceUrls } from "./chainkit.ts"

const movingPage = fileURLToPath(new URL("../../../../docs/moving-from-the-hosted-api.md", import.meta.url))

/** The SDK program in the documentation of this repository, with the given URLs of the services. */
export async function docProgram({ data, metrics }: ServiceUrls): Promise<string> {
  const [, code] = /^```js\n([\s\S]*?)^```$/m.exec(await readFile(movingPage, "utf8")) ?? []
  if (code === undefined) throw new Error(`${movingPage} shows no program`)
  return code.replace("http://127.0.0.1:8080", data).replace("http://127.0.0.1:8081", metrics)
}
