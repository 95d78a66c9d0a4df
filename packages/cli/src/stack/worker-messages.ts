import type { Metrics } from "@serac/server/http"
import type { ServiceListening } from "./open-service-listeners.ts"
import type { ServiceName, ServicesOptions } from "./start-services.ts"
import type { Unserved } from "./unreached-nodes.ts"
import type { ServiceUrls } from "./welcome.ts"

/** What goes to a worker process; plain data. It listens first, and serves when it knows what. */
export type ToWorker =
  | { readonly kind: "open"; readonly listening: ServiceListening; readonly told: Unserved }
  | { readonly kind: "told"; readonly told: Unserved }
  | { readonly kind: "start"; readonly options: ServicesOptions }
  | { readonly kind: "stop" }
  | MetricsToWorker

/** What comes back from it: `done` once it has opened or started, `failed` where it could not. */
export type FromWorker =
  | { readonly kind: "done"; readonly urls: ServiceUrls }
  | { readonly kind: "failed"; readonly message: string; readonly isOfPorts: boolean }
  | MetricsFromWorker

/** `measure` asks a worker for its own metrics, `scraped` answers its request for those of all, or has the reason why there are none. */
export type MetricsToWorker =
  | { readonly kind: "measure"; readonly id: number; readonly service: ServiceName }
  | { readonly kind: "scraped"; readonly id: number; readonly text?: string; readonly fault?: string }

/** `scrape` asks for the metrics of all workers, `measured` answers `measure`. */
export type MetricsFromWorker =
  | { readonly kind: "scrape"; readonly id: number; readonly service: ServiceName }
  | { readonly kind: "measured"; readonly id: number; readonly service: ServiceName; readonly metrics: Metrics }
