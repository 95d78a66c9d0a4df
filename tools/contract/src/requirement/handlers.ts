import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const repository = fileURLToPath(new URL("../../../..", import.meta.url))
const servicesFolder = "packages"

/** The file of the handler of an operation of the data or the metrics service: what the generated table imports. */
export function serviceHandler(api: string, operationId: string): string | undefined {
  const folder = `${servicesFolder}/api/src/${api}`
  const table = readFileSync(join(repository, folder, "generated/handlers.ts"), "utf8")
  const [, path] = new RegExp(`^import \\{ ${operationId} \\} from "\\.\\./(.+)"$`, "m").exec(table) ?? []
  return path && `${folder}/${path}`
}

/** The file of the devnet's interfaces in which a method or a path is a key of what is served. */
export function nodeHandler(name: string): string | undefined {
  const pattern = new RegExp(`[ "]${name.replaceAll(/[./]/g, "\\$&")}"?: `)
  return globSync(`${servicesFolder}/devnet/src/interfaces/**/*.ts`, { cwd: repository }).find((file) =>
    pattern.test(readFileSync(join(repository, file), "utf8")),
  )
}
