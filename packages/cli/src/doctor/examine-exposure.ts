import { isIP } from "node:net"
import { addressRange } from "@serac/server/http"
import type { Config } from "../config/config.ts"
import { type Diagnosis, diagnosesOf } from "./diagnosis.ts"

const exposureDiagnosis = diagnosesOf("public")
/** Prefix lengths of the widest ranges that a proxy's network plausibly has. */
const widestRange = { ipv4: 16, ipv6: 32 } as const

/** What of the configuration decides what callers from outside can do. */
export type ExposedConfig = Pick<
  Config,
  "chains" | "dataService" | "metricsService" | "admin" | "gateway" | "access" | "http" | "signatures"
>

/** Checks a configuration for services that anybody can reach: keys, limits, proxies, published URLs, metrics, TLS. */
export function examineExposure(config: ExposedConfig): readonly Diagnosis[] {
  const found = [
    ...examineAccess(config),
    ...examineProxies(config),
    ...examineAdmin(config),
    ...examinePublished(config),
    ...examineTls(config),
  ]
  return found.length > 0
    ? found
    : [exposureDiagnosis.ok("keys, limits, proxies, published URLs and the admin listener fit for the public")]
}

function examineAccess({ access, signatures }: ExposedConfig): readonly Diagnosis[] {
  const found: Diagnosis[] = []
  if (access.keys === "off")
    found.push(
      exposureDiagnosis.warning(
        "API keys are off: everybody may do everything, reindexing and signature aggregation included",
        "Set access.keys to on, and access.keyRequired to what needs a key; serac keys makes them.",
      ),
    )
  else {
    const open = (["reindex", "aggregate"] as const).filter((scope) => !access.keyRequired.includes(scope))
    const costly = open.filter(
      (scope) => scope !== "aggregate" || signatures.peers === "on" || signatures.endpoints.length > 0,
    )
    if (costly.length > 0)
      found.push(
        exposureDiagnosis.warning(
          `callers without a key may use ${costly.join(" and ")}, which cost the nodes or validators something`,
          `Add ${costly.join(" and ")} to access.keyRequired.`,
        ),
      )
  }
  if (access.limits === "off")
    found.push(
      exposureDiagnosis.warning("requests are not limited", "Set access.limits to on; serac config shows the tiers."),
    )
  return found
}

function examineProxies({ access }: ExposedConfig): readonly Diagnosis[] {
  return access.trustedProxies.flatMap((range) => {
    const { length, family } = addressRange(range)
    return length < widestRange[family]
      ? [
          exposureDiagnosis.problem(
            `access.trustedProxies has ${range}: every caller in it can claim any address, and so escape limits`,
            "Name only the addresses of your proxies.",
          ),
        ]
      : []
  })
}

function examineAdmin({ admin }: ExposedConfig): readonly Diagnosis[] {
  if (admin.port === undefined)
    return [
      exposureDiagnosis.note(
        "there is no admin listener: nothing watches this process",
        "Set admin.port, and read /metrics and /health there.",
      ),
    ]
  if (isLoopback(admin.host)) return []
  return [
    exposureDiagnosis.warning(
      `health and metrics are on ${admin.host}, beyond this machine`,
      "Bind admin.host to 127.0.0.1 or a private address, and let only the monitoring reach it.",
    ),
  ]
}

function examinePublished({ chains, gateway }: ExposedConfig): readonly Diagnosis[] {
  const { publicUrl } = gateway
  const urls = [
    ...(typeof publicUrl === "string" && URL.canParse(publicUrl) ? [["gateway.publicUrl", publicUrl] as const] : []),
    ...chains.flatMap(({ publicRpcUrl, publicWsUrl }) => [
      ...(publicRpcUrl === undefined ? [] : [["chains[].publicRpcUrl", publicRpcUrl] as const]),
      ...(publicWsUrl === undefined ? [] : [["chains[].publicWsUrl", publicWsUrl] as const]),
    ]),
  ]
  const found = urls.flatMap(([name, url]) => {
    const { protocol, hostname, host } = new URL(url)
    if (isLoopback(hostname) || isPrivate(hostname))
      return [
        exposureDiagnosis.problem(
          `${name} publishes ${host}, which callers cannot reach`,
          "Publish the address that callers use.",
        ),
      ]
    if (protocol === "http:" || protocol === "ws:")
      return [
        exposureDiagnosis.warning(
          `${name} publishes ${protocol}//${host}, without TLS`,
          "Publish the https or wss address.",
        ),
      ]
    return []
  })
  if (gateway.port !== undefined && publicUrl === undefined)
    found.push(
      exposureDiagnosis.problem(
        "the gateway has no gateway.publicUrl: chains publish the address where it listens here",
        "Set gateway.publicUrl to the address that callers use.",
      ),
    )
  return found
}

function examineTls({ dataService, metricsService, gateway, access }: ExposedConfig): readonly Diagnosis[] {
  const open = [
    ["the data service", dataService.host] as const,
    ["the metrics service", metricsService.host] as const,
    ...(gateway.port === undefined ? [] : [["the gateway", gateway.host] as const]),
  ].filter(([, host]) => !isLoopback(host))
  if (open.length > 0)
    return [
      exposureDiagnosis.warning(
        `${open.map(([name]) => name).join(", ")} listens beyond this machine, without TLS: keys pass in the clear`,
        "Bind to 127.0.0.1 and put a proxy with TLS before it (Caddy, nginx), or let only the proxy reach it.",
      ),
    ]
  if (access.trustedProxies.length > 0) return []
  return [
    exposureDiagnosis.warning(
      "everything listens on this machine alone and no proxy is trusted: behind a proxy all callers share one address and its limits",
      "Add the proxy's address to access.trustedProxies, such as 127.0.0.1.",
    ),
  ]
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

const isPrivate = (host: string) =>
  isIP(host) === 4 && /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/.test(host)
