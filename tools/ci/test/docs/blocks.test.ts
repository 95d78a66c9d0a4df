import { apis } from "@serac/mock"
import { afterAll, describe, expect, test } from "vitest"
import { allBlocksOf, type CodeBlock } from "../../src/docs/markdown/blocks.ts"
import { isFromEmptyFolder, writtenPages } from "../../src/docs/markdown/pages.ts"
import { SnippetReader } from "../../src/docs/reader/reader.ts"

/** The handling of blocks, by language. */
const languages = {
  ts: "a program: a whole ES module, which is run",
  js: "a program that cannot be TypeScript, which is run",
  sh: "commands that a reader pastes, which are run",
  json: "data, or the content of the file that is named after the language; `serac.json` is read as the command reads it",
  yaml: "the same",
  text: "what is no code, or, as `text output`, what the block before it prints",
}

/** Blocks of other languages, which nothing here can run: their pages say why. */
const others = ["nginx", "sql"]

// The others are run from an empty folder.
const pages = writtenPages().filter((page) => !isFromEmptyFolder(page))
const blocks = pages.flatMap(allBlocksOf)
const isRun = ({ language, notRun }: CodeBlock) => language in languages && notRun === undefined
const runBlocksOf = (path: string) => blocks.filter((block) => block.path === path && isRun(block))

/** The program that each block continues: in a README, a block without an import continues the last one that has imports. */
const heads = new Map<CodeBlock, string>()
for (const { path } of pages) {
  let head = ""
  for (const block of blocks.filter((each) => each.path === path && each.language === "ts")) {
    if (/^import /m.test(block.code) || path.startsWith("docs/guides/")) head = block.code
    else heads.set(block, head)
  }
}

const reader = new SnippetReader()
afterAll(() => reader.close())

/** The output of blocks, by place. */
const outputs = new Map<string, string>()

async function run(block: CodeBlock): Promise<string> {
  const output = await reader.do(block, heads.get(block))
  outputs.set(block.place, output)
  return output
}

/** The first program of a page under a heading. */
function programAt(path: string, heading: string): CodeBlock {
  const found = blocks.find(
    (block) => block.path === path && block.heading === heading && /^[tj]s$/.test(block.language),
  )
  if (found === undefined) throw new Error(`${path} has no program under "${heading}"`)
  return found
}

/** The output of a block. */
async function outputAt(path: string, heading: string): Promise<string> {
  const block = programAt(path, heading)
  return outputs.get(block.place) ?? (await run(block))
}

test("every block says what it is", () => {
  const wrong = blocks.filter(
    ({ language, notRun }) => !(language in languages || (others.includes(language) && notRun)),
  )
  const words = Object.entries(languages).map(([language, what]) => `\`\`\`${language}: ${what}`)
  const message = `write after the fence one of\n${words.join("\n")}\nor, in the line before the block, <!-- not run: why -->`
  expect(
    wrong.map(({ place }) => place),
    message,
  ).toEqual([])
})

test("what is not run is this, for these reasons", () => {
  const shown = blocks.flatMap(({ path, notRun }) => (notRun === undefined ? [] : [`${path}: ${notRun}`]))
  expect(shown.sort()).toMatchInlineSnapshot(`
    [
      "CONTRIBUTING.md: each of them is a part of \`npm test\`, or takes minutes",
      "README.md: \`npm start\` is what the tests of tools/ci/src/start run; \`npm test\` runs this",
      "docs/benchmarks.md: benchmarks take minutes",
      "docs/columns.md: a test of the exported tables runs these",
      "docs/columns.md: a test of the exported tables runs these",
      "docs/columns.md: it needs a store with an archive, and a bucket",
      "docs/columns.md: these need the engines",
      "docs/guides/changed-document.md: \`npm test\` runs it by itself, with \`--check\`",
      "docs/guides/comparison.md: it takes some 20 minutes, and installs the peers",
      "docs/guides/postgresql.md: both run until Ctrl-C, on machines of yours",
      "docs/guides/postgresql.md: the database is yours",
      "docs/guides/postgresql.md: the database is yours",
      "docs/guides/start.md: the tests of tools/ci/src/start run it",
      "docs/guides/streams.md: a program of a browser",
      "docs/operating.md: it needs a node",
      "docs/operating.md: it needs a node and a bucket",
      "docs/operating.md: nginx is not a part of the machine that tests",
      "docs/operating.md: the tests of the store back up a PostgreSQL",
      "docs/recipes.md: the program is the one that you saved; those below are run",
      "packages/cli/README.md: \`pnpm release:dry\` installs the packages",
      "packages/cli/README.md: the server is the reader's",
      "packages/cli/deploy/README.md: there was no container engine",
      "packages/client/README.md: Jest is no dependency of this repository",
      "packages/clients/subnet-evm/README.md: a mock has no WebSocket; a test of packages/devnet follows one",
      "packages/codegen/README.md: \`npm test\` runs \`generate --check\` by itself",
      "packages/codegen/src/spec-diff/README.md: the documents are the reader's, and versions are made at a release",
      "packages/create-serac/README.md: \`pnpm release:dry --guides\` does, with the URL of its registry",
      "packages/store/README.md: the cluster is yours",
      "packages/store/README.md: the partitions are those of a chain with millions of blocks",
      "testing/kits/src/postgres/README.md: a database takes seconds; every test of a PostgreSQL does this",
      "testing/kits/src/postgres/README.md: only a test can; those of packages/store do",
      "testing/proof/README.md: proofs take minutes; \`npm test\` has a part of each",
      "tools/bench/README.md: benchmarks take minutes",
      "tools/ci/src/mutate/README.md: a run of mutants takes minutes",
      "tools/ci/src/release/README.md: it takes minutes, and installs from the registry of npm",
      "tools/ci/src/site/README.md: the tests of this package make its pages",
    ]
  `)
})

describe.each(pages.filter(({ path }) => runBlocksOf(path).length > 0))("$path", ({ path }) => {
  test.each(runBlocksOf(path))("$place is true", async (block) => {
    const output = await run(block)
    // A recipe that shows nothing is none.
    if (path === "docs/recipes.md") expect(output).toMatch(/\S/)
  })
})

test("a text that is called output must be what the block before it prints", async () => {
  const block = { place: "", path: "here", heading: "", info: "", notRun: undefined }
  const shown = (code: string) => reader.do({ ...block, language: "text", info: "output", code })
  await reader.do({ ...block, language: "ts", code: `console.log("one\\ntwo\\nthree (3)")\n` })
  await shown("one\n...\nthree (3)\n")
  await expect(shown("one\nthree (3)\n")).rejects.toThrow(
    "the page shows\none\nthree (3)\n\nand what was printed is\none\ntwo",
  )
})

describe("recipes", () => {
  const recipes = "docs/recipes.md"

  test("the wallet's history has each of its transactions on P, X and C once", async () => {
    const lines = (await outputAt(recipes, "Wallet history")).trim().split("\n")
    const chains = lines.map((line) => line.split(" ")[0])
    expect(new Set(lines).size).toBe(lines.length)
    expect(new Set(chains)).toEqual(new Set(["p-chain", "x-chain", "c-chain"]))
  })

  test("the sum of the rewards is that of the lines above it, of which there are some", async () => {
    const lines = (await outputAt(recipes, "Staking rewards")).trim().split("\n")
    const amounts = lines.slice(1, -1).map((line) => BigInt(line.split(",")[3] ?? ""))
    expect(amounts.length).toBeGreaterThan(0)
    expect(lines.at(-1)).toBe(`total: ${amounts.reduce((sum, amount) => sum + amount, 0n)} nAVAX`)
  })

  test("a crawl that was interrupted continues, and in the end has every transaction once", async () => {
    const block = programAt(recipes, "A complete crawl that can be resumed")
    // Another page: its reader has a folder of their own.
    const crawl = (code: string) => reader.do({ ...block, path: `${recipes}#crawl`, code })
    const small = block.code.replace("pageSize: 100", "pageSize: 7")
    const interrupted = small.replace("count += items.length", "count += items.length\n    if (count >= 14) break")
    expect(await crawl(interrupted)).toBe("14 transactions more\n")
    const rest = await crawl(small)
    const crawled = await reader.do({
      ...block,
      path: `${recipes}#crawl`,
      language: "sh",
      code: "cat transactions.jsonl",
    })
    const hashes = crawled
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { txHash: string }).txHash)
    expect(hashes.length).toBeGreaterThan(14)
    expect(rest).toBe(`${hashes.length - 14} transactions more\n`)
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(await crawl(small)).toBe("0 transactions more\n")
  })
})

describe("the READMEs of the clients", () => {
  const readmeOf = (client: string) => `packages/clients/${client}/README.md`
  const headings = ["Through a proxy", "Debug logging", "React", "Workers", "CommonJS"]

  test.each(apis)("that of %s has a recipe for each of the common needs", (client) => {
    for (const heading of headings) expect(programAt(readmeOf(client), heading).code).toMatch(/\S/)
  })

  test.each([
    ["data", "/v1/chains"],
    ["x-chain", "/ext/bc/X"],
  ])("calls of %s go through a proxy", async (client, path) => {
    expect(await outputAt(readmeOf(client), "Through a proxy")).toMatch(/^\d+$/m)
    expect(await reader.forwarded()).toContainEqual(expect.stringMatching(new RegExp(`^http://127.0.0.1:\\d+${path}$`)))
  })

  test("a key that is rotated is sent from the next call on", async () => {
    const block = programAt(readmeOf("data"), "Keys that change")
    const tells = `createDataClient({
      fetch: (url, init) => {
        console.log(new Headers(init.headers).get("x-data-api-key"))
        return fetch(url, init)
      },`
    const again = `
      import { writeFileSync } from "node:fs"
      writeFileSync("/run/secrets/data-api-key", "second\\n")
      await data.listChains()
    `
    const code = block.code.replace("createDataClient({", tells) + again
    expect(await reader.do({ ...block, code })).toBe("a-key\n2\nsecond\n")
  })

  test.each([
    ["data", [/^listChains .*\/v1\/chains attempt 1$/, /^listChains 200 \d+ ms$/, /^2$/]],
    ["x-chain", [/^avm.getHeight .*\/ext\/bc\/X attempt 1$/, /^avm.getHeight 200 \d+ ms$/, /^57$/]],
  ] as const)("the calls of %s are logged", async (client, lines) => {
    const output = await outputAt(readmeOf(client), "Debug logging")
    expect(output.trim().split("\n")).toEqual(lines.map((line) => expect.stringMatching(line)))
  })

  test.each([
    ["data", "Workers", /^200 \[\{"chainId":"43114",/],
    ["x-chain", "Workers", /^200 \{"tx":"0x/],
    ["data", "CommonJS", /^2$/m],
    ["x-chain", "CommonJS", /^57$/m],
  ])("what that of %s shows under %s works", async (client, heading, output) => {
    expect(await outputAt(readmeOf(client), heading)).toMatch(output)
  })
})
