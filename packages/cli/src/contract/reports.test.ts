import type { ContractReport } from "@serac/mock"
import { expect, test } from "vitest"
import { annotations } from "./annotations.ts"
import { contractWords } from "./contract-words.ts"
import { junit } from "./junit.ts"

const report: ContractReport = {
  title: "Shop <1>",
  version: "1.0.0",
  results: [
    { id: "listOrders 200", operation: "listOrders", outcome: "passed", problems: [], milliseconds: 12 },
    {
      ...{ id: "listOrders limit, is: wrong", operation: "listOrders", outcome: "failed", milliseconds: 8 },
      problems: ['the status is 200 & not "400"', "100 %\u0007"],
    },
    {
      ...{ id: "createOrder", operation: "createOrder", outcome: "untried", milliseconds: 0 },
      problems: ["POST may change data"],
    },
  ],
}

test("for people failures come with their problems, then what was not tried, then the counts", () => {
  expect(contractWords(report)).toBe(
    [
      "FAILED  listOrders limit, is: wrong",
      '        the status is 200 & not "400"',
      "        100 %\uFFFD",
      "NOT TRIED  createOrder",
      "           POST may change data",
      "",
      "Shop <1> 1.0.0: 1 passed, 1 failed, 1 not tried",
    ].join("\n"),
  )
})

test("JUnit has a suite for each operation, and no character that XML cannot have", () => {
  expect(junit(report)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuites name="Shop &lt;1&gt;" tests="3" failures="1" skipped="1" time="0.020">',
      '  <testsuite name="listOrders" tests="2" failures="1" skipped="0" time="0.020">',
      '    <testcase name="listOrders 200" classname="listOrders" time="0.012"/>',
      '    <testcase name="listOrders limit, is: wrong" classname="listOrders" time="0.008"><failure message="the status is 200 &amp; not &quot;400&quot;">the status is 200 &amp; not &quot;400&quot;',
      "100 %\uFFFD</failure></testcase>",
      "  </testsuite>",
      '  <testsuite name="createOrder" tests="1" failures="0" skipped="1" time="0.000">',
      '    <testcase name="createOrder" classname="createOrder" time="0.000"><skipped message="POST may change data"/></testcase>',
      "  </testsuite>",
      "</testsuites>",
      "",
    ].join("\n"),
  )
})

test.each([
  ["YAML", "paths:\n  /orders:\n    get:\n      operationId: listOrders\n", ",line=4"],
  ["JSON", '{\n  "methods": [\n    { "name": "listOrders", "params": [] }', ""],
  ["JSON on lines of their own", '{\n  "name": "listOrders",\n', ",line=2"],
  ["a split document", "paths:\n  $ref: paths.yaml\n", ""],
])("annotations of GitHub name the line of the operation where it has one of its own: %s", (_, text, line) => {
  expect(annotations(report, "specs/shop.yaml", text)).toEqual([
    `::error file=specs/shop.yaml${line},title=listOrders limit%2C is%3A wrong::the status is 200 & not "400"%0A100 %25\u0007`,
  ])
})
