import { expect, test } from "vitest"
import { createLogger } from "./logger.ts"

function lines(work: (logger: ReturnType<typeof createLogger>) => void, log: "text" | "json" = "text"): string[] {
  const written: string[] = []
  work(createLogger({ log, logLevel: "info" }, (line) => written.push(line)))
  return written.map((line) => line.replace(/\d\d:\d\d:\d\d/, "HH:MM:SS"))
}

test("a line is the time, the words and the facts; the level where it matters", () => {
  expect(
    lines((logger) => {
      logger.info("started")
      logger.child({ chain: "My chain" }).warn({ block: 7, node: "http://127.0.0.1:1" }, "slow")
      logger.error(new Error("broken"))
      logger.debug("never")
    }),
  ).toEqual([
    "HH:MM:SS started\n",
    'HH:MM:SS warn slow chain="My chain" block=7 node=http://127.0.0.1:1\n',
    "HH:MM:SS error broken\n",
  ])
})

test("what comes from elsewhere cannot steer the terminal", () => {
  expect(lines((logger) => logger.info({ name: "a\u001b[2Jb\u009b", odd: undefined }, "x\u001b[0m\ny"))).toEqual([
    "HH:MM:SS x�[0m�y name=a�[2Jb�\n",
  ])
})

test("as JSON it is an object a line, with the level in words", () => {
  const [line = ""] = lines((logger) => logger.info({ block: 7 }, "stored"), "json")
  expect(JSON.parse(line)).toEqual({ level: "info", time: expect.any(String), block: 7, msg: "stored" })
})
