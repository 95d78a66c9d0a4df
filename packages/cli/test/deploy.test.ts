import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { indexingMetrics, Monitor } from "@serac/server/monitoring"
import { openStore } from "@serac/store"
import { Registry } from "prom-client"
import { expect, onTestFinished, test } from "vitest"

const deployFolder = new URL("../deploy/", import.meta.url)
const read = (name: string) => readFileSync(new URL(name, deployFolder), "utf8")

/** The sources of metrics other than those of indexing. */
const serverSources = globSync("../../server/src/**/*.ts", { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  .join("\n")

test("every metric that an alert or the board names is one of the services", async () => {
  const directory = mkdtempSync(join(tmpdir(), "serac-deploy-"))
  const store = await openStore({ kind: "sqlite", directory })
  onTestFinished(async () => {
    await store.close()
    rmSync(directory, { recursive: true })
  })
  const registry = new Registry()
  indexingMetrics(registry, new Monitor({ store, chains: [] }))
  const served = new Set(registry.getMetricsAsArray().map(({ name }) => name))
  const texts = read("prometheus/serac.rules.yml") + read("grafana/serac.json")
  const named = new Set(texts.match(/\b(?:serac|http|process)_[a-z_]+/g))
  const unknown = [...named].filter((name) => {
    const base = name.replace(/_(bucket|count|sum)$/, "")
    return !served.has(base) && !serverSources.includes(`"${base}"`)
  })
  expect(named.size).toBeGreaterThan(15)
  expect(unknown).toEqual([])
})

test("the configuration of the compose file is one of the command, and the admin port is that which Prometheus reads", () => {
  const { admin } = JSON.parse(read("compose/serac.json"))
  expect(read("prometheus/prometheus.yml")).toContain(`serac:${admin.port}`)
})
