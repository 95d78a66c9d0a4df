import type { Metrics } from "@serac/server/http"
import type { ServiceListening } from "./open-service-listeners.ts"
import type { ServiceName, ServicesOptions } from "./start-services.ts"
import type { Unserved } from "./unreached-nodes.ts"
import type { ServiceUrls } from "./welcome.ts"

/** Messages to a worker process, as plain data. It first opens its ports, and serves after the second message. */
export type ToWorker =
  | { readonly kind: "open"; readonly listening: ServiceListening; readonly told: Unserved }
  | { readonly kind: "told"; readonly told: Unserved }
  | { readonly kind: "start"; readonly options: ServicesOptions }
  | { readonly kind: "stop" }
  | MetricsToWorker

/** Messages from a worker process: `done` after it has opened ports or started, `failed` if it could not. */
export type FromWorker =
  | { readonly kind: "done"; readonly urls: ServiceUrls }
  | { readonly kind: "failed"; readonly message: string; readonly isOfPorts: boolean }
  | MetricsFromWorker

/** `measure` requests a worker's own metrics; `scraped` answers its request for the metrics of all workers, or has the reason of a failure. */
export type MetricsToWorker =
  | { readonly kind: "measure"; readonly id: number; readonly service: ServiceName }
  | { readonly kind: "scraped"; readonly id: number; readonly text?: string; readonly fault?: string }

/** `scrape` requests the metrics of all workers; `measured` answers `measure`. */
export type MetricsFromWorker =
  | { readonly kind: "scrape"; readonly id: number; readonly service: ServiceName }
  | { readonly kind: "measured"; readonly id: number; readonly service: ServiceName; readonly metrics: Metrics }
