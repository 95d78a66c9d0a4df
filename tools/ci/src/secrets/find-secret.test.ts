import { expect, test } from "vitest"
import { findSecret } from "./find-secret.ts"

// A fake key, assembled here so that this file does not contain a text in the form of a key.
const name = "serac_0aZ3Bq9k"
const secret = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg2UO1Jg"

test.each([
  [`the key ${name}`, `{"msg":"who is ${name}_${secret}?"}`],
  [`the key ${name}`, `cut ${name}_${secret.slice(0, 20)}`],
  ["the password of http://user:…@node:9650", "asked http://user:word@node:9650/ext"],
  ["the password of postgres://:…@localhost", '{"url":"postgres://:word@localhost/db"}'],
])("%s is found", (found, text) => {
  expect(findSecret(text)).toBe(found)
  expect(found).not.toContain(secret.slice(0, 20))
})

test.each([
  "",
  `the key ${name} was revoked`,
  `${name}_…`,
  "serac_chain_lag_seconds 5",
  "http://127.0.0.1:9650/a@b",
  "asked http://user@node:9650/ext",
  "http://***:***@node",
  "http://user:…@node",
  "me@example.com: see http://node:80",
])("nothing in %j", (text) => expect(findSecret(text)).toBeUndefined())
