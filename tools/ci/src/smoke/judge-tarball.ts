import { readFile } from "node:fs/promises"
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core"
import { publint } from "publint"
import { formatMessage } from "publint/utils"

/** Serac's packages are ESM only: problems of require are ignored, and of resolution without `exports` where a package has nothing for it. */
const unsupported = (hasTypesVersions: boolean): readonly string[] =>
  hasTypesVersions ? ["node16-cjs"] : ["node10", "node16-cjs"]

/**
 * The problems that publint and Are The Types Wrong report for a packed package, one a line; none if it can be published.
 *
 * @param file - the tarball.
 */
export async function judgeTarball(file: string): Promise<readonly string[]> {
  const data = Uint8Array.from(await readFile(file))
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true })
  const lint = messages
    .filter(({ type }) => type === "error")
    .map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`)
  const analysis = await checkPackage(createPackageFromTarballData(data))
  if (!analysis.types) return [...lint, "attw: it has no types"]
  const ignored = unsupported("typesVersions" in pkg)
  const isOurs = (problem: Problem): boolean =>
    !("resolutionKind" in problem) || !ignored.includes(problem.resolutionKind)
  return [...lint, ...analysis.problems.filter(isOurs).map((problem) => `attw: ${JSON.stringify(problem)}`)]
}
