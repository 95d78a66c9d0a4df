import { expect, test } from "vitest"
import { isResult } from "./result.ts"

test.each([
  [200, '{"result":1}', true],
  [200, '{"result":null,"error":null}', true],
  [200, '{"result":0,"error":{}}', false],
  [200, '{"error":{}}', false],
  [200, "{}", false],
  [200, '[{"result":1}]', false],
  [200, "null", false],
  [200, '"result"', false],
  [200, "<html>", false],
  [201, '{"result":1}', false],
])("of status %i and %s others may have the result: %s", (status, text, isShared) => {
  expect(isResult({ status, text })).toBe(isShared)
})
