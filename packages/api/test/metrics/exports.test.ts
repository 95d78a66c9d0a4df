import { expect, test } from "vitest"
import * as metricsService from "../../src/metrics/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(metricsService).sort()).toEqual(["createMetricsService", "startMetricsService"])
})
