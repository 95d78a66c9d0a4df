import type { RecipePart } from "./recipe.ts"

/** The repository facts with which a recipe's code is compared. */
export interface RecipeContext {
  /** The files and folders from the root of the repository that a pattern matches; `*` is any part of a name. */
  readonly find: (pattern: string) => readonly string[]
  /** The text of a file; empty for a folder. */
  readonly read: (path: string) => string
  /** The scripts of package.json. */
  readonly scripts: ReadonlySet<string>
  /** The projects of the test runner. */
  readonly projects: ReadonlySet<string>
}

/** The pnpm commands that need no script. */
const builtIn: ReadonlySet<string> = new Set(["install", "vitest"])

const isCommand = (code: string) => /^(?:pnpm|node) /.test(code)
const isPath = (code: string) => /^[\w.<>-]+(?:\/[\w.<>-]+)+$|^[\w-]+\.(?:json|md|ts|yaml)$/.test(code)
const isName = (code: string) => /^[\w$-]+(?:\.[\w$-]+)*$/.test(code)
/** A path of a URL, such as that of a page. */
const isRoute = (code: string) => code.startsWith("/")

/** A path as a pattern: `<tag>` is any name. */
const patternOf = (path: string) => path.replaceAll(/<[\w-]+>/g, "*")

/**
 * The problems in a step or paragraph of a recipe, one line each: a path without matches, an unknown command, a name that
 * is not in its file. The file of a name is that in "`name` in `path`" or "`name` of `path`"; any other name must be in one of the files of
 * its sentence, or of the whole part if its sentence names no file.
 */
export function recipeProblems({ place, text }: RecipePart, context: RecipeContext): readonly string[] {
  const whole = codesIn(text)
  return sentencesOf(text).flatMap((sentence) => {
    const codes = codesIn(sentence)
    const isSelfContained = codes.some((code) => filesOf(code, context).length > 0)
    const files = (isSelfContained ? codes : whole).flatMap((code) => filesOf(code, context))
    return codes.flatMap((code, at) => {
      const next = codes[at + 1] ?? ""
      const isPaired = [" in ", " of "].some((word) => sentence.includes(`\`${code}\`${word}\`${next}\``))
      const own = isPaired ? filesOf(next, context) : []
      const problem = problemOf(code, own.length > 0 ? own : files, context)
      return problem === undefined ? [] : [`${place}: \`${code}\`: ${problem}`]
    })
  })
}

function problemOf(code: string, files: readonly string[], context: RecipeContext): string | undefined {
  if (isCommand(code)) return commandProblem(code, context)
  if (isRoute(code)) return undefined
  if (isPath(code)) return context.find(patternOf(code)).length > 0 ? undefined : "no such file or folder"
  if (!isName(code)) return "no path, no command and no name"
  if (files.length === 0) return "a name without a file"
  return files.some((file) => hasName(context.read(file), code)) ? undefined : `not in ${files.join(", ")}`
}

function commandProblem(command: string, { find, scripts, projects }: RecipeContext): string | undefined {
  const [program, first = "", ...rest] = command.split(" ")
  if (program === "node") return find(first).length > 0 ? undefined : "no such file"
  if (!scripts.has(first) && !builtIn.has(first)) return "no such script"
  const unknown = rest.find((word, at) => rest[at - 1] === "--project" && !projects.has(word))
  return unknown === undefined ? undefined : `no test project ${unknown}`
}

/** The files that match a path; empty for folders and for text that is not a path. */
function filesOf(code: string, { find, read }: RecipeContext): readonly string[] {
  if (isCommand(code) || !isPath(code)) return []
  return find(patternOf(code)).filter((path) => read(path) !== "")
}

/** Whether a text has a name as a whole word. */
function hasName(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll(/[.$-]/g, "\\$&")}(?![\\w$])`).test(text)
}

const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code)

/** Sentences end with a period and a space. */
const sentencesOf = (text: string) => text.split(/(?<=\.) /)
