import { existsSync, readFileSync, statSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { expect, test } from "vitest"
import { type DocPage, writtenPages } from "../../src/docs/markdown/pages.ts"
import { slugOf } from "../../src/docs/markdown/slug.ts"
import { repository } from "../../src/docs/repository.ts"

/** The targets of a page's links, as `path#anchor` from the root, without those outside of the repository. */
function targetsOf({ path, text }: DocPage): readonly string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "").replaceAll(/`[^`\n]*`/g, "")
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = ""]) => {
    if (/^[a-z]+:/.test(target)) return []
    return target.startsWith("#") ? [`${path}${target}`] : [normalize(join(dirname(path), target))]
  })
}

/** The anchors of a page, as GitHub makes them of headings. */
function anchorsOf(text: string): ReadonlySet<string> {
  const count = new Map<string, number>()
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "")
  return new Set(
    [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => {
      const slug = slugOf(heading)
      const seen = count.get(slug) ?? 0
      count.set(slug, seen + 1)
      return seen === 0 ? slug : `${slug}-${seen}`
    }),
  )
}

function problemOf(target: string): string | undefined {
  const [path = "", anchor] = target.split("#")
  const file = join(repository, path)
  if (!existsSync(file)) return "no such file"
  if (anchor === undefined) return undefined
  const page = statSync(file).isDirectory() ? join(file, "README.md") : file
  return anchorsOf(readFileSync(page, "utf8")).has(anchor) ? undefined : "no such heading"
}

test("every link within the repository leads somewhere", () => {
  const pages = writtenPages()
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(["README.md", "docs/README.md", "SECURITY.md"]))
  const broken = pages.flatMap((page) =>
    targetsOf(page).flatMap((target) => {
      const problem = problemOf(target)
      return problem === undefined ? [] : [`${page.path} -> ${target}: ${problem}`]
    }),
  )
  expect(broken).toEqual([])
})

test("the index of docs/ names every page in it", () => {
  const pages = writtenPages().filter(
    ({ path }) => /^docs\/(guides\/)?[\w-]+\.md$/.test(path) && path !== "docs/README.md",
  )
  const index = readFileSync(join(repository, "docs/README.md"), "utf8")
  expect(pages.map(({ path }) => path).filter((path) => !index.includes(`(${path.slice("docs/".length)})`))).toEqual([])
})

test("anchors are made as GitHub makes them", () => {
  expect([
    ...anchorsOf("# A page\n## `serac.json`\n## What, then?\n## What, then?\n```\n## no\n```\n## [x](y) z"),
  ]).toEqual(["a-page", "seracjson", "what-then", "what-then-1", "x-z"])
})
