import { createDataCore, type RestCore } from "@serac/data"
import { createMetricsCore } from "@serac/metrics"
import { settingOf } from "./settings.ts"

/** Short timeouts: the page shows that it waits, and retries by itself. */
const clientOptions = { timeout: 15_000, totalTimeout: 20_000, retry: { attempts: 2, maxDelay: 2_000 } }

let dataCore: RestCore | undefined
let metrics: RestCore | undefined

/** The URL of the data service. Default: the page's own origin. */
export const dataServiceUrl = () => settingOf("data-service") ?? location.origin

/** The client of the data service. */
export function dataClient(): RestCore {
  dataCore ??= createDataCore({ ...clientOptions, baseUrl: dataServiceUrl() })
  return dataCore
}

/** The client of the metrics service; undefined if there is none. */
export function metricsClient(): RestCore | undefined {
  const url = settingOf("metrics-service")
  if (url !== undefined) metrics ??= createMetricsCore({ ...clientOptions, baseUrl: new URL(url, location.href).href })
  return metrics
}
