import { expect, test } from "vitest"
import { writtenPages } from "../../src/docs/markdown/pages.ts"
import { fillNotPublic, installLines, saysWhatIsNotPublic } from "../../src/docs/not-public.ts"

const pages = writtenPages()
const lineOf = (code: string, language = "sh") =>
  installLines({ path: "a.md", text: `# A\n\n\`\`\`${language}\n${code}\n\`\`\`\n` })

test("every page that installs a package of ours says that it is not public yet, in the generated line", () => {
  expect(pages.flatMap(installLines).length).toBeGreaterThan(20)
  expect(pages.filter((page) => !saysWhatIsNotPublic(page)).flatMap(installLines)).toEqual([])
  expect(pages.filter((page) => fillNotPublic(page) !== page.text).map(({ path }) => path)).toEqual([])
})

test("no page says it in words of its own", () => {
  const said = /(no package is|not) (on npm|published|public) yet/i
  const own = ({ text }: (typeof pages)[number]) =>
    text.replaceAll(/<!-- not public -->\n.*\n/g, "").replaceAll(/\s+/g, " ")
  expect(pages.filter((page) => said.test(own(page))).map(({ path }) => path)).toEqual([])
})

test.each([
  ["npm install @serac/data", true],
  ["npm install --save-dev vitest @serac/msw@0.1.0", true],
  ["pnpm add @serac/viem viem", true],
  ["npx -p @serac/cli -p @serac/mock serac mock", true],
  ["npm create serac my-app", true],
  ["npm install --registry URL create-serac", true],
  ["npm install viem", false],
  ["npx serac up", false],
  ["npm run serac -- up", false],
])("whether a line gets a package of ours from a registry: %s", (line, expected) => {
  expect(lineOf(line).length > 0).toBe(expected)
})

test("the line leads to the page that says how, from the folder of each page", () => {
  const text = "# A\n\n<!-- not public -->\nold\n\nMore.\n"
  const filled = fillNotPublic({ path: "docs/guides/a.md", text })
  expect(filled).toMatch(/^# A\n\n<!-- not public -->\nNo package is on npm yet: .*\n\nMore\.\n$/)
  expect(filled).toContain("([how](../../tools/ci/src/release/README.md))")
})
