import type { Api } from "../apis.ts"
import { CodegenError } from "../error.ts"
import { markdownTable } from "./operation-table.ts"

/** A README whose table of packages has a row for the client package of each API; missing rows are added after the existing ones. */
export function withPackageRows(
  readme: string,
  apis: readonly (Pick<Api, "folder" | "packageName"> & { readonly title: string })[],
): string {
  const missing = apis.filter(({ folder }) => !readme.includes(`](${folder}) `))
  if (missing.length === 0) return readme
  const lines = readme.split("\n")
  const last = lines.findLastIndex((line) => /^\| \[`@serac\/[\w-]+`\]\(packages\/clients\//.test(line))
  if (last === -1) throw new CodegenError("README.md: has no table of packages with the clients")
  const isRow = (at: number) => lines[at]?.startsWith("|") === true
  let [from, to] = [last, last + 1]
  while (isRow(from - 1)) from--
  while (isRow(to)) to++
  const added = missing.map(({ packageName, folder, title }) => [
    `[\`${packageName}\`](${folder})`,
    `client of the ${title}`,
    "20",
  ])
  const cellsOf = (line: string) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim())
  const [head, , ...rows] = lines.slice(from, to).map(cellsOf)
  rows.splice(last - from - 1, 0, ...added)
  return [...lines.slice(0, from), markdownTable([head ?? [], ...rows]), ...lines.slice(to)].join("\n")
}
