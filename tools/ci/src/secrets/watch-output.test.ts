import { pino } from "pino"
import { Counter, Registry } from "prom-client"
import { expect, test } from "vitest"
import { takeFound } from "./watch-output.ts"

const key = `serac_0aZ3Bq9k_${"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg2UO1Jg"}`

// The setup of every project watches the output: keys planted here are found, and would fail the test if they were not taken back.
test("a key in a line of a log is found wherever the line goes, in a child and at any depth", () => {
  const lines: string[] = []
  const logger = pino({}, { write: (line) => lines.push(line) })
  logger.info("nothing")
  expect(takeFound()).toEqual([])
  logger.child({ a: { b: [key] } }).warn(new Error("cause"), "planted")
  logger.error({ err: new Error(`no such host: http://me:word@node/`) }, "planted")
  logger.debug(key)
  expect(lines).toHaveLength(3)
  expect(takeFound()).toEqual([
    "a line of a log holds the key serac_0aZ3Bq9k",
    "a line of a log holds the password of http://me:…@node",
  ])
  expect(takeFound()).toEqual([])
})

test("what a logger takes out is not told", () => {
  pino({ redact: ["key"] }, { write() {} }).info({ key }, "planted")
  expect(takeFound()).toEqual([])
})

test("a key in a label of a metric is found", async () => {
  const registry = new Registry()
  const counter = new Counter({ name: "a_total", help: "a", labelNames: ["who"], registers: [registry] })
  counter.inc({ who: key })
  await registry.metrics()
  expect(takeFound()).toEqual(["a text of metrics holds the key serac_0aZ3Bq9k"])
})
