import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** A project of the root's vitest.config.ts. */
export interface TestProject {
  readonly name: string
  /** Its folder, relative to the workspace. */
  readonly folder: string
  /** Whether Node runs the modules of the workspace as they are. */
  readonly isNative: boolean
}

/** The projects of a workspace. */
export async function testProjects(root: string): Promise<readonly TestProject[]> {
  const { default: config } = (await import(pathToFileURL(join(root, "vitest.config.ts")).href)) as {
    readonly default: {
      readonly test: {
        readonly projects: readonly {
          readonly test: {
            readonly name: string
            readonly root: string
            readonly server?: { readonly deps?: { readonly external?: readonly unknown[] } }
          }
        }[]
      }
    }
  }
  return config.test.projects.map(({ test: { name, root: folder, server } }) => ({
    name,
    folder,
    isNative: (server?.deps?.external ?? []).length > 0,
  }))
}

/**
 * The projects whose tests are run: the quick project of each file's package, and the named projects.
 *
 * @throws Error naming a file without a project, or a name that is none.
 */
export function projectsFor(
  files: readonly string[],
  named: readonly string[],
  projects: readonly TestProject[],
): readonly string[] {
  const unknown = named.find((name) => projects.every((project) => project.name !== name))
  if (unknown !== undefined) throw new Error(`${unknown} is no project of vitest.config.ts`)
  const own = files.map((file) => {
    const quick = projects.filter(({ name, folder }) => file.startsWith(`${folder}/`) && !name.endsWith(":slow"))
    // A package folder whose tests are a separate project gives the project its name.
    const found = quick.find(({ name, folder }) => file.startsWith(`${folder}/src/${name}/`)) ?? quick[0]
    if (found === undefined) throw new Error(`${file} is in no project of vitest.config.ts`)
    return found.name
  })
  return [...new Set([...own, ...named])]
}
