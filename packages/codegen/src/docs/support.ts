import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** A service's declaration of which operations of its document it supports: the module `support.ts`. */
export interface ServiceSupport {
  /** Operations that the service never answers, with the missing feature, such as `index ICM messages`. */
  readonly unserved: Readonly<Record<string, string>>
  /** The settings that an operation requires, by their names in `serac.json`. */
  readonly requiredSettings: (operation: { readonly id: string; readonly path: string }) => readonly string[]
}

/** Reads the declaration of a service. The module must not import generated files. */
export async function readSupport(root: string, service: string): Promise<ServiceSupport | undefined> {
  const file = join(root, service, "support.ts")
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as ServiceSupport) : undefined
}
