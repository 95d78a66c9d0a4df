import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { type TemplateName, templates } from "./templates.ts"

const templatesFolder = fileURLToPath(new URL("../templates", import.meta.url))

/**
 * Writes the files of a template, with a `package.json` without dependencies, into a folder that is empty or does not exist.
 *
 * @returns the path of the folder
 * @throws Error if the folder has files
 *
 * @example
 * import { createProject } from "create-serac"
 *
 * const folder = createProject("my-app", "client")
 */
export function createProject(target: string, template: TemplateName): string {
  const folder = resolve(target)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  mkdirSync(folder, { recursive: true })
  cpSync(join(templatesFolder, template), folder, { recursive: true })
  // npm leaves files of this name out of packages.
  renameSync(join(folder, "gitignore"), join(folder, ".gitignore"))
  const { scripts } = templates[template]
  const manifest = { name: packageNameOf(folder), version: "0.0.0", private: true, type: "module", scripts }
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
  return folder
}

/** A valid package name, as near to the folder's as possible. */
function packageNameOf(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 200)
  return name || "my-app"
}
