import { expect, test } from "vitest"
import { loadConfig } from "../config/load.ts"
import { examineExposure } from "./examine-exposure.ts"

const exposed = (environment: Readonly<Record<string, string>> = {}) =>
  examineExposure(loadConfig({ directory: "/", environment, flags: new Map() }).config).map(
    ({ level, found }) => `${level}: ${found}`,
  )

const careful = {
  SERAC_ACCESS_KEYS: "on",
  SERAC_ACCESS_KEY_REQUIRED: "reindex,aggregate",
  SERAC_ACCESS_LIMITS: "on",
  SERAC_ACCESS_TRUSTED_PROXIES: "127.0.0.1",
  SERAC_ADMIN_PORT: "9090",
}

test("the defaults, which fit for one's own machine, are told one by one where everybody can reach them", () => {
  expect(exposed()).toEqual([
    "warning: API keys are off: everybody may do everything, reindexing and signature aggregation included",
    "warning: requests are not limited",
    "note: there is no admin listener: nothing watches this process",
    "warning: everything listens on this machine alone and no proxy is trusted: behind a proxy all callers share one address and its limits",
  ])
})

test("keys, limits, a trusted proxy on this machine and an admin listener are all that is needed", () => {
  expect(exposed(careful)).toEqual([
    "ok: keys, limits, proxies, published URLs and the admin listener fit for the public",
  ])
})

test.each([
  [
    "a range of proxies that everybody can be in",
    { SERAC_ACCESS_TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8" },
    "problem: access.trustedProxies has 10.0.0.0/8: every caller in it can claim any address, and so escape limits",
  ],
  ["open metrics", { SERAC_ADMIN_HOST: "0.0.0.0" }, "warning: health and metrics are on 0.0.0.0, beyond this machine"],
  [
    "a service without TLS",
    { SERAC_DATA_SERVICE_HOST: "0.0.0.0" },
    "warning: the data service listens beyond this machine, without TLS: keys pass in the clear",
  ],
  [
    "a gateway that publishes the address where it listens",
    { SERAC_GATEWAY_PORT: "9660" },
    "problem: the gateway has no gateway.publicUrl: chains publish the address where it listens here",
  ],
  [
    "an address that no caller reaches",
    { SERAC_GATEWAY_PORT: "9660", SERAC_GATEWAY_PUBLIC_URL: "https://192.168.1.7" },
    "problem: gateway.publicUrl publishes 192.168.1.7, which callers cannot reach",
  ],
  [
    "an address without TLS",
    { SERAC_GATEWAY_PORT: "9660", SERAC_GATEWAY_PUBLIC_URL: "http://rpc.example" },
    "warning: gateway.publicUrl publishes http://rpc.example, without TLS",
  ],
  [
    "reindexing by everybody",
    { SERAC_ACCESS_KEY_REQUIRED: "aggregate" },
    "warning: callers without a key may use reindex, which cost the nodes or validators something",
  ],
])("%s is told", (_what, environment, line) => {
  expect(exposed({ ...careful, ...environment })).toEqual([line])
})
