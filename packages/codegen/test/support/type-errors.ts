import { dirname, join } from "node:path"
import { API, type Diagnostic } from "@typescript/native/unstable/sync"
import { type ProgramOptions, packagePaths, repository } from "./program.ts"

/** The path of the compiler options: a virtual file in the folder of the file that it extends. */
const configFile = join(repository, "tsconfig.type-errors.json")

/**
 * The compiler's errors in virtual files, with the repository's strict options.
 *
 * @param files texts by absolute path; only these are checked, not their imports
 * @returns a line for each error
 */
export function typeErrors(
  files: ReadonlyMap<string, string>,
  { root = repository, paths = {}, isExact = true }: ProgramOptions = {},
): readonly string[] {
  const config = {
    extends: "./tsconfig.base.json",
    compilerOptions: {
      noEmit: true,
      exactOptionalPropertyTypes: isExact,
      types: ["node"],
      typeRoots: [join(repository, "node_modules/@types")],
      paths: { ...packagePaths(root), ...paths },
    },
    files: [...files.keys()],
  }
  const made = new Map([...files, [configFile, JSON.stringify(config)]])
  const folders = new Set([...made.keys()].map((file) => dirname(file)))
  const compiler = new API({
    cwd: repository,
    fs: {
      readFile: (file) => made.get(file),
      fileExists: (file) => made.has(file) || undefined,
      directoryExists: (folder) => folders.has(folder) || undefined,
    },
  })
  try {
    const project = compiler.updateSnapshot({ openProjects: [configFile] }).getProject(configFile)
    if (project === undefined) throw new Error(`the compiler has no project ${configFile}`)
    const { program } = project
    return [
      ...program.getConfigFileParsingDiagnostics(),
      ...program.getProgramDiagnostics(),
      ...[...files.keys()].flatMap((file) => [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ]),
    ].map((diagnostic) => describe(diagnostic, files))
  } finally {
    compiler.close()
  }
}

function describe(diagnostic: Diagnostic, files: ReadonlyMap<string, string>): string {
  const { fileName = "", pos } = diagnostic
  const text = files.get(fileName)
  if (text === undefined) return messageOf(diagnostic)
  const before = text.slice(0, pos).split("\n")
  return `${fileName}:${before.length}: ${messageOf(diagnostic)}\n    ${text.split("\n")[before.length - 1]?.trim() ?? ""}`
}

/** The message with its explanations, each level indented by two more spaces. */
function messageOf({ text, messageChain = [] }: Diagnostic, indent = ""): string {
  return [indent + text, ...messageChain.map((next) => messageOf(next, `${indent}  `))].join("\n")
}
