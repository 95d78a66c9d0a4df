import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** What a service of ours says of the operations of its document: the module `support.ts`. */
export interface ServiceSupport {
  /** Operations that no configuration of it answers, and what it does not do: `index ICM messages`. */
  readonly unserved: Readonly<Record<string, string>>
  /** The settings that an operation needs, by their names in `serac.json`. */
  readonly requiredSettings: (operation: { readonly id: string; readonly path: string }) => readonly string[]
}

/** Reads what a service says of its operations. The module imports nothing that is generated. */
export async function readSupport(root: string, service: string): Promise<ServiceSupport | undefined> {
  const file = join(root, service, "support.ts")
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as ServiceSupport) : undefined
}
