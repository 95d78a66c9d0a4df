import { expect, test } from "vitest"
import { examplesOf, promisedBy } from "./examples.ts"

const block = (code: string) => `\`\`\`ts\n${code}\n\`\`\`\n`

test("examples are named by heading, and one without imports goes on from the last that has some", () => {
  const readme = [
    `# Title\n${block('import "a"')}`,
    `## One\n\`\`\`sh\nnot this\n\`\`\`\n${block("b()")}`,
    block("c()"),
    `### Two\n${block('import "d"\nd()')}`,
  ]
  expect(examplesOf("x", readme.join("\n"))).toEqual([
    { name: "x", code: 'import "a"\n' },
    { name: "x: One", code: 'import "a"\n\n{\nb()\n}\n' },
    { name: "x: One (2)", code: 'import "a"\n\n{\nc()\n}\n' },
    { name: "x: Two", code: 'import "d"\nd()\n' },
  ])
})

test("an example promises what stands behind its console.log", () => {
  const code = 'console.log(1) // 1\nif (a) {\n  console.log(b("x")) // [ 2 ]\n}\nc() // nothing\nconsole.log(d)\n'
  expect(promisedBy({ code })).toEqual(["1", "[ 2 ]"])
})
