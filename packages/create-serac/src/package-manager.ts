/** How a package manager adds packages to a project. */
export interface Adding {
  readonly command: string
  /** The arguments before the names of packages. */
  readonly add: readonly string[]
  /** The flag for packages that only tests and scripts use. */
  readonly dev: string
}

/**
 * The package manager that started this process, by the variable `npm_config_user_agent`, which all of them set: `pnpm/10.1.0 npm/? ...`.
 * Default: npm.
 */
export function packageManagerOf(userAgent = ""): Adding {
  const [, name] = /^(pnpm|yarn|bun)\//.exec(userAgent) ?? []
  return name === undefined
    ? { command: "npm", add: ["install"], dev: "--save-dev" }
    : { command: name, add: ["add"], dev: name === "bun" ? "--dev" : "-D" }
}
