import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { indexingMetrics, Monitor } from "@serac/server/monitoring"
import { openStore } from "@serac/store"
import ipaddr from "ipaddr.js"
import { Registry } from "prom-client"
import { expect, onTestFinished, test } from "vitest"
import { parse } from "yaml"
import { loadConfig } from "../src/config/load.ts"

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

/** The parts of the compose file that are tested. */
interface ComposeFile {
  readonly services: {
    readonly serac: { readonly environment: Readonly<Record<string, string>> }
    readonly caddy: { readonly networks: { readonly default: { readonly ipv4_address: string } } }
  }
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly Record<"subnet" | "ip_range", string>[] } }
  }
}

const compose: ComposeFile = parse(read("compose/compose.yaml"))

/** The configuration as the container loads it, with the secret in a file of this machine. */
function loadComposeConfig() {
  const directory = mkdtempSync(join(tmpdir(), "serac-deploy-"))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const store = join(directory, "store")
  writeFileSync(store, "postgres://serac:secret@postgres/serac\n", { mode: 0o600 })
  const { environment } = compose.services.serac
  const file = fileURLToPath(new URL("compose/serac.json", deployFolder))
  return loadConfig({ directory, file, environment: { ...environment, SERAC_STORE_FILE: store }, flags: new Map() })
}

/** The parts of prometheus.yml that are tested. */
interface PrometheusFile {
  readonly scrape_configs: readonly {
    readonly job_name: string
    readonly static_configs: readonly { readonly targets: readonly string[] }[]
  }[]
}

test("the configuration of the compose file is one of the command, and Prometheus reads its admin port and services", () => {
  const { config, warnings } = loadComposeConfig()
  const { dataService, metricsService, store, admin } = config
  expect({ warnings, store, hosts: [dataService, metricsService, admin].map(({ host }) => host) }).toEqual({
    warnings: [],
    store: "postgres://serac:secret@postgres/serac",
    hosts: ["0.0.0.0", "0.0.0.0", "0.0.0.0"],
  })
  const { scrape_configs }: PrometheusFile = parse(read("prometheus/prometheus.yml"))
  const targets = scrape_configs.map(({ job_name, static_configs }) => [
    job_name,
    ...(static_configs[0]?.targets ?? []),
  ])
  expect(targets).toEqual([
    ["serac", `serac:${admin.port}`],
    ["serac-services", `serac:${dataService.port}`, `serac:${metricsService.port}`],
  ])
})

test("what counts requests is taken from the services: the admin port counts only its own", () => {
  const expressions = (read("prometheus/serac.rules.yml") + read("grafana/serac.json")).replaceAll('\\"', '"')
  const selectors = expressions.match(/http_request_duration_seconds_\w+\{[^}]*\}/g) ?? []
  expect(selectors).toHaveLength(3)
  expect(selectors.filter((selector) => !selector.includes('job="serac-services"'))).toEqual([])
})

test("the compose file trusts Caddy alone, whose address is fixed and given to no other container", () => {
  const { trustedProxies } = loadComposeConfig().config.access
  const [network] = compose.networks.default.ipam.config
  expect(trustedProxies).toEqual([compose.services.caddy.networks.default.ipv4_address])
  const isIn = (range = "") => ipaddr.parse(trustedProxies[0] ?? "").match(ipaddr.parseCIDR(range))
  expect([isIn(network?.subnet), isIn(network?.ip_range)]).toEqual([true, false])
})
