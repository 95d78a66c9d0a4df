import { expect, test } from "vitest"
import { StoreVersionError } from "../errors.ts"
import { assertSqliteVersion } from "./version.ts"

test.each(["3.51.3", "3.51.10", "3.52.0", "4.0.0", process.versions.sqlite])("SQLite %s will do", (version) => {
  expect(() => assertSqliteVersion(version)).not.toThrow()
})

test.each(["3.51.2", "3.50.9", "3.7.0", "2.99.99", "", "unknown"])('SQLite "%s" may corrupt a database', (version) => {
  expect(() => assertSqliteVersion(version)).toThrow(StoreVersionError)
})
