import { join } from "node:path"
import ts from "typescript"
import { compilerOptions, repository } from "./program.ts"

/** The information that an editor shows for a name. */
export interface Hover {
  /** The signature, on one line. */
  readonly signature: string
  readonly text: string
  /** The tags of the comment, such as `throws NotFoundError 404: ...`. */
  readonly tags: readonly string[]
}

/**
 * The hover texts of TypeScript's language service for names in a piece of code that imports the packages of the repository. A name is
 * marked by the comment `/*?*\/` before it.
 *
 * @returns a hover for each mark, in order
 */
export function hoversOf(code: string): readonly Hover[] {
  const file = join(repository, "packages/codegen/test/hovers.mts")
  const options = compilerOptions()
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => repository,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = name === file ? code : ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => (name === file ? code : ts.sys.readFile(name)),
    directoryExists: ts.sys.directoryExists,
  })
  const mark = "/*?*/"
  return [...code.matchAll(/\/\*\?\*\//g)].map(({ index }) => {
    const info = service.getQuickInfoAtPosition(file, index + mark.length)
    if (info === undefined) throw new Error(`nothing is known of ${code.slice(index, index + 40)}`)
    return {
      signature: textOf(info.displayParts).replace(/\s+/g, " "),
      text: textOf(info.documentation),
      tags: (info.tags ?? []).map(({ name, text }) => `${name} ${textOf(text)}`.replace(/\s+/g, " ").trim()),
    }
  })
}

const textOf = (parts: readonly ts.SymbolDisplayPart[] | undefined) => (parts ?? []).map(({ text }) => text).join("")
