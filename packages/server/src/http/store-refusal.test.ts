import { expect, test } from "vitest"
import { ServiceError } from "./service-error.ts"
import { storeRefusal } from "./store-refusal.ts"

const errorWith = (facts: object) => Object.assign(new Error("postgres://user:secret@host is down"), facts)

test.each([
  [{ code: "STORE_CONNECTION" }, "The database cannot be reached at the moment", 5],
  [{ code: "STORE_CLOSED" }, "The database cannot be reached at the moment", 5],
  [{ code: "DISK_FULL" }, "The database has no room left at the moment", 60],
  [{ code: "STATEMENT_TIMEOUT" }, "This takes too long to find; ask for less, or again later", 10],
  [{ code: "ERR_SQLITE_ERROR", errcode: 5 }, "The database is busy at the moment", 1],
  [{ code: "ERR_SQLITE_ERROR", errcode: 6 | (1 << 8) }, "The database is busy at the moment", 1],
  [{ code: "ERR_SQLITE_ERROR", errcode: 14 }, "The database cannot be reached at the moment", 5],
  [{ code: "ERR_SQLITE_ERROR", errcode: 10 | (3 << 8) }, "The database cannot be reached at the moment", 5],
])(
  "a store's error with %j is a 503 that says when to come again, and nothing of where the store is",
  (facts, message, retryAfter) => {
    const thrown = errorWith(facts)
    const refusal = storeRefusal(thrown)
    expect(refusal).toBeInstanceOf(ServiceError)
    expect(refusal).toMatchObject({ status: 503, message, retryAfter, isPermanent: false, cause: thrown })
  },
)

test.each([
  ["SQL that is wrong", errorWith({ code: "ERR_SQLITE_ERROR", errcode: 1 })],
  ["a constraint that does not hold", errorWith({ code: "ERR_SQLITE_ERROR", errcode: 19 })],
  ["an error of SQL's own codes", errorWith({ code: "42601" })],
  ["any other error", new TypeError("x is undefined")],
  ["a refusal of a handler", new ServiceError(503, "This service has no archive")],
  ["what is no error", undefined],
])("%s is none", (_what, thrown) => {
  expect(storeRefusal(thrown)).toBeUndefined()
})
