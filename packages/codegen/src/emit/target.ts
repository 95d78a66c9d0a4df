/** The package that the files are generated for. */
export interface ClientTarget {
  /** The package that examples import from, such as `@serac/x-chain`. */
  readonly packageName: string
  /** The prefix of the client's names: `XChain` for `createXChainClient`. */
  readonly prefix: string
  /** The document, as named in the header of each file. */
  readonly source: string
  /** The command that regenerates the files. */
  readonly command: string
  /** Types that another document of the package already exports. */
  readonly exported?: readonly string[]
  /** Whether a REST client follows redirections with its credentials. */
  readonly followsRedirects?: boolean
  /** What named enumerations of texts are: unions of their values, or objects with a type of their name. Default `union`. */
  readonly enums?: "union" | "object"
  /** The exported type name of each schema of the document; a schema without one has its own name. */
  readonly typeNames?: ReadonlyMap<string, string>
}

/** Texts by file name, relative to the folder of the generated files. */
export type Files = ReadonlyMap<string, string>

/** The text of a file with these blocks of code, and a header that names its source. */
export function fileText(target: ClientTarget, ...blocks: readonly string[]): string {
  const header = `// Made by \`${target.command}\` from ${target.source}. Do not edit.`
  return `${[header, ...blocks.filter((block) => block !== "")].join("\n\n").replace("Do not edit.\n\nimport", "Do not edit.\nimport")}\n`
}
