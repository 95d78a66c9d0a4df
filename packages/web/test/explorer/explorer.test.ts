import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { explorer } from "../../src/explorer/index.ts"

const app = explorer({ ipfsGateway: 'https://ipfs.example/"><script>' })
const html = async (path: string) => {
  const page = await app.find({ path })
  return new TextDecoder().decode(page?.body)
}

/** The files that a page refers to. */
const filesOf = (page: string) => [...page.matchAll(/(?:href|src)="(\/explorer\/[^"]+)"/g)].map(([, path = ""]) => path)

const scriptsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => `/explorer/${name}`)
const textOf = async (path: string) => new TextDecoder().decode((await app.find({ path }))?.body)

/** Files with all their static imports. */
async function closure(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const all = new Set(paths)
  for (const path of all)
    if (path.endsWith(".js"))
      for (const one of scriptsIn(await textOf(path), /(?:from|import)"\.\/([\w.-]+\.js)"/g)) all.add(one)
  return all
}

async function kilobytes(paths: ReadonlySet<string>): Promise<number> {
  const sizes = [...paths].map(async (path) => (await app.find({ path, encodings: "gzip" }))?.body.byteLength)
  return (await Promise.all(sizes)).reduce<number>((sum, size) => sum + (size ?? Number.NaN), 0) / 1024
}

test("the first load of the overview is at most 68 KB compressed, all pages are at most 150 KB, and ABIs are decoded in one's own", async () => {
  const begun = filesOf(await html("/"))
  const main = await textOf(begun.find((path) => /\/main-.*\.js$/.test(path)) ?? "")
  const pages = scriptsIn(main, /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)
  const overview = await closure([...begun, ...pages.filter((path) => path.includes("/overview-"))])
  const plots = scriptsIn(
    (await Promise.all([...overview].map(textOf))).join(),
    /import\(["'`]\.\/(plot-[\w.-]+\.js)["'`]\)/g,
  )
  const first = await closure([...overview, ...plots])
  const all = await closure([...first, ...pages])
  expect(await kilobytes(first)).toBeLessThan(68)
  expect(await kilobytes(all)).toBeLessThan(150)
  const decoders: string[] = []
  for (const path of all) if ((await textOf(path)).includes("the same bytes are read again")) decoders.push(path)
  expect([decoders.length, decoders.filter((path) => first.has(path))]).toEqual([1, []])
})

test("every path of the app is one page under a policy that runs nothing but its own scripts", async () => {
  const page = await app.find({ path: "/chains/1/blocks/7" })
  expect(page).toMatchObject({
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: http: https:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    },
  })
  expect(await html("/chains/1/blocks/7")).toBe(await html("/"))
  expect(await html("/")).not.toMatch(/<script>|<style| style=|\son\w+=/)
})

test("a file is kept for ever, in the form that is asked for, and is not sent again", async () => {
  const [path = ""] = filesOf(await html("/"))
  const [plain, gzip, brotli] = await Promise.all([
    app.find({ path }),
    app.find({ path, encodings: "gzip, deflate" }),
    app.find({ path, encodings: "gzip;q=0.5, br" }),
  ])
  expect([plain, gzip, brotli].map((answer) => answer?.headers["content-encoding"])).toEqual([undefined, "gzip", "br"])
  expect(gunzipSync(gzip?.body ?? "")).toEqual(Buffer.from(plain?.body ?? ""))
  expect(brotliDecompressSync(brotli?.body ?? "")).toEqual(Buffer.from(plain?.body ?? ""))
  expect(plain?.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
  const tag = gzip?.headers.etag ?? ""
  const again = await app.find({ path, encodings: "gzip", ifNoneMatch: `"x", W/${tag}` })
  expect([again?.status, again?.body.byteLength, again?.headers.etag]).toEqual([304, 0, tag])
  expect((await app.find({ path, ifNoneMatch: tag }))?.status).toBe(200)
  expect((await app.find({ path, encodings: "br;q=0, gzip" }))?.headers["content-encoding"]).toBe("gzip")
})

const browser = "text/html,application/xhtml+xml,*/*;q=0.8"

test.each([
  ["/foo", undefined],
  ["/chains", undefined],
  ["/chains/1/2/3", undefined],
  ["/chains/77", { chainIds: ["43114"], networks: [] }],
  ["/chains/77/blocks/1", { chainIds: ["43114"], networks: [] }],
  ["/networks/mainnet/validators", { chainIds: ["43114"], networks: ["testnet", "fuji"] }],
])(
  "a browser gets the page of %s with a 404, which it does not keep, and a program gets none",
  async (path, served) => {
    const pages = explorer(served && { served })
    const { etag } = (await pages.find({ path: "/" }))?.headers ?? {}
    const page = await pages.find({
      path,
      accept: browser,
      encodings: "br",
      ...(etag !== undefined && { ifNoneMatch: etag }),
    })
    expect([page?.status, page?.headers["content-type"], page?.headers["content-encoding"]]).toEqual([
      404,
      "text/html; charset=utf-8",
      "br",
    ])
    expect(page?.headers.etag).toBeUndefined()
    for (const accept of [undefined, "*/*", "application/json", "application/json, text/html;q=0"])
      expect(await pages.find({ path, accept })).toBeUndefined()
  },
)

test.each([
  "/chains/43114",
  "/chains/2q9e/blocks",
  "/networks/fuji",
  "/networks/testnet/blockchains/p-chain",
  "/search",
  "/",
])("%s of what is served is a page for everybody", async (path) => {
  const pages = explorer({ served: { chainIds: ["43114", "2q9e"], networks: ["testnet", "fuji"] } })
  expect((await pages.find({ path }))?.status).toBe(200)
  expect((await pages.find({ path: `${path}`, accept: browser }))?.status).toBe(200)
})

test("what is no file of the app is not there", async () => {
  expect(await app.find({ path: "/explorer/nothing.js" })).toBeUndefined()
  expect(await app.find({ path: "/explorer/../package.json" })).toBeUndefined()
  expect(await app.find({ path: "/explorer/metrics/v1/avg_tps/1" })).toBeUndefined()
})

test("the metrics service is asked under a path of the app's own", async () => {
  const asked: unknown[] = []
  const askMetrics = async (...all: unknown[]) => {
    asked.push(all)
    return { status: 418, headers: {}, body: new Uint8Array([1]) }
  }
  const from = { headers: { "x-data-api-key": "k" }, socket: { remoteAddress: "192.0.2.7" } }
  const withMetrics = explorer({ askMetrics })
  const answer = await withMetrics.find({ path: "/explorer/metrics/v1/avg_tps/1", query: "?x=1", from })
  expect([answer?.status, asked]).toEqual([418, [["/v1/avg_tps/1?x=1", from]]])
  for (const path of ["/metrics", "/health", "/docs", "/"])
    expect(await withMetrics.find({ path: `/explorer/metrics${path}`, from })).toBeUndefined()
  expect(asked).toHaveLength(1)
})
