import { expect, test } from "vitest"
import * as metricsService from "../src/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(metricsService).sort()).toEqual(["createMetricsService", "startMetricsService"])
})
