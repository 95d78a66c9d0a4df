import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const repository = fileURLToPath(new URL("../../../..", import.meta.url))
const servicesFolder = "packages"

/** The handler file of an operation of the data or metrics service, as imported by the generated table. */
export function serviceHandler(api: string, operationId: string): string | undefined {
  const folder = `${servicesFolder}/api/src/${api}`
  const table = readFileSync(join(repository, folder, "generated/handlers.ts"), "utf8")
  const [, path] = new RegExp(`^import \\{ ${operationId} \\} from "\\.\\./(.+)"$`, "m").exec(table) ?? []
  return path && `${folder}/${path}`
}

/** The file of the devnet's interfaces that has a method or path as a key. */
export function nodeHandler(name: string): string | undefined {
  const pattern = new RegExp(`[ "]${name.replaceAll(/[./]/g, "\\$&")}"?: `)
  return globSync(`${servicesFolder}/devnet/src/interfaces/**/*.ts`, { cwd: repository }).find((file) =>
    pattern.test(readFileSync(join(repository, file), "utf8")),
  )
}
