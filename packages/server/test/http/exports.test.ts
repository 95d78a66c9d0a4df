import { expect, test } from "vitest"
import * as http from "../../src/http/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(http).sort()).toEqual([
    "CallerLoads",
    "Connections",
    "DocumentError",
    "EventStream",
    "ReadyJson",
    "ServiceError",
    "TrustedProxies",
    "addressRange",
    "cached",
    "createService",
    "givenText",
    "hostInUrl",
    "keylessTier",
    "lasting",
    "listenBacklog",
    "loggableError",
    "mergeMetrics",
    "metricsOf",
    "networkOf",
    "openListener",
    "operatorsTimeout",
    "responseInstead",
    "scopes",
    "startOperators",
    "startService",
    "tooManyWithKey",
    "translatedHandlers",
    "trustsEverybody",
    "withRules",
    "withoutKeys",
  ])
})
