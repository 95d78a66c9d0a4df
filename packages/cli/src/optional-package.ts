/** A package of some commands that is not installed with the command, since it and what it needs are large. */
export type OptionalPackage = "@serac/codegen" | "@serac/mcp" | "@serac/mock"

/**
 * Loads an optional package.
 *
 * @param command the command that needs it: `mock --spec`
 * @param load imports it, or one of its entries
 * @throws an Error with the line that installs the package if it is missing; any other error of `load` as it is
 */
export async function loadOptional<Module>(
  command: string,
  name: OptionalPackage,
  load: () => Promise<Module>,
): Promise<Module> {
  const [module] = await loadOptionals(command, [name, load])
  return module
}

/**
 * Loads several optional packages.
 *
 * @param needed each package with what imports it
 * @throws an Error with one line that installs all that are missing; any other error of an import as it is
 */
export async function loadOptionals<const Modules extends readonly unknown[]>(
  command: string,
  ...needed: { readonly [Index in keyof Modules]: readonly [OptionalPackage, () => Promise<Modules[Index]>] }
): Promise<Modules> {
  const loading = (needed as readonly (readonly [OptionalPackage, () => Promise<unknown>])[]).map(
    async ([name, load]) => {
      try {
        return { name, module: await load() }
      } catch (error) {
        if (!isMissing(error, name)) throw error
        return { name, cause: error }
      }
    },
  )
  const loaded = await Promise.all(loading)
  const missing = loaded.filter((one) => "cause" in one)
  if (missing.length === 0) return loaded.map(({ module }) => module) as unknown as Modules
  const names = missing.map(({ name }) => name)
  throw new Error(
    `serac ${command} needs ${names.join(" and ")}: npm install --save-dev @serac/cli ${names.join(" ")}`,
    { cause: missing[0]?.cause },
  )
}

/** Whether a package was not found, rather than one that it needs. */
function isMissing(error: unknown, name: OptionalPackage): boolean {
  if (!(error instanceof Error)) return false
  const { code, message } = error as NodeJS.ErrnoException
  return code === "ERR_MODULE_NOT_FOUND" && message.includes(`'${name}'`)
}
