/** Whom the files are made for. */
export interface ClientTarget {
  /** The package that examples import from, such as `@serac/x-chain`. */
  readonly packageName: string
  /** The stem of the client's names: `XChain` gives `createXChainClient`. */
  readonly prefix: string
  /** The document, as the header of each file names it. */
  readonly source: string
  /** The command that makes the files again. */
  readonly command: string
  /** Types that another document of the package exports already. */
  readonly exported?: readonly string[]
}

/** Text by file name, relative to the folder of the generated files. */
export type Files = ReadonlyMap<string, string>

/** A file of blocks of code, with the header that says where it comes from. */
export function fileText(target: ClientTarget, ...blocks: readonly string[]): string {
  const header = `// Made by \`${target.command}\` from ${target.source}. Do not edit.`
  return `${[header, ...blocks.filter((block) => block !== "")].join("\n\n").replace("Do not edit.\n\nimport", "Do not edit.\nimport")}\n`
}
