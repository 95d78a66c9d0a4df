import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { exportExplorer } from "../../src/explorer/index.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-explorer-"))
afterAll(() => rmSync(folder, { recursive: true }))

test("a static explorer asks the services that it was made for, and nobody else", async () => {
  await exportExplorer(folder, { dataService: "https://data.example/", metricsService: "https://metrics.example" })
  const html = readFileSync(join(folder, "index.html"), "utf8")
  expect(html).toContain('<meta name="serac-data-service" content="https://data.example/">')
  expect(html).toContain("connect-src &#39;self&#39; https://data.example https://metrics.example;")
  expect(html).not.toContain("frame-ancestors")
  const named = [...html.matchAll(/(?:href|src)="\/explorer\/([^"]+)"/g)].map(([, name]) => name)
  expect(readdirSync(join(folder, "explorer"))).toEqual(expect.arrayContaining(named))
})

test("what is no URL is no service", async () => {
  await expect(exportExplorer(folder, { dataService: "data.example" })).rejects.toThrow(TypeError)
})
