import { expect, test } from "vitest"
import { readDuration, readMoment } from "./duration.ts"

test.each([
  ["0", 0],
  ["10s", 10],
  ["30m", 1_800],
  ["24h", 86_400],
  ["90d", 7_776_000],
])("%s is %d seconds", (text, seconds) => expect(readDuration(text)).toBe(seconds))

test.each(["", "1", "-1d", "1.5h", "1w", "1 d", "0d", "1234567d", "1d1h"])("%j is no length of time", (text) =>
  expect(readDuration(text)).toBeUndefined(),
)

test.each([
  ["1h", 1_003_600],
  ["1970-01-02", 86_400],
  ["1970-01-02T00:00Z", 86_400],
  ["1970-01-02T00:00:01Z", 86_401],
])("%s is the moment %d", (text, moment) => expect(readMoment(text, 1_000_000)).toBe(moment))

test.each(["tomorrow", "1970-13-01", "1970-01-02T00:00", "1970-01-02T00:00:00+01:00", "02.01.1970"])(
  "%j is no moment",
  (text) => expect(readMoment(text, 0)).toBeUndefined(),
)
