export {
  createMetricsService,
  type StartMetricsServiceOptions,
  startMetricsService,
} from "./create-metrics-service.ts"
export type { Dialect } from "./dialect/dialect.ts"
export type { MetricsServiceOptions } from "./options.ts"
