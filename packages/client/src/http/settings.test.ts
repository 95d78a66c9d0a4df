import { expect, test } from "vitest"
import { defaultSettings, withOptions } from "./settings.ts"

test("what is undefined does not take away what is said elsewhere", () => {
  const client = withOptions(defaultSettings, { timeout: 5, retry: { attempts: 7, delay: 9 } })
  expect(withOptions(client, { timeout: undefined, retry: { attempts: undefined, delay: 1 } })).toEqual({
    ...defaultSettings,
    timeout: 5,
    retry: { attempts: 7, delay: 1, maxDelay: 30_000 },
  })
})

test("retry: false is one attempt, and a call that says more of it begins from the client's delays", () => {
  const off = withOptions(defaultSettings, { retry: false })
  expect(off.retry).toEqual({ attempts: 1, delay: 500, maxDelay: 30_000 })
  expect(withOptions(off, { retry: { attempts: 2 } }).retry.attempts).toBe(2)
})

test.each([
  [{ timeout: 0 }, '"timeout" must be a number above 0'],
  [{ totalTimeout: 0 }, '"totalTimeout" must be a number above 0'],
  [{ totalTimeout: Number.NaN }, '"totalTimeout" must be a number above 0'],
  [{ timeout: "5" as never }, '"timeout" must be a number above 0'],
  [{ retry: { attempts: 0 } }, '"attempts" must be a number above 0'],
])("%j is refused by the name of the option", (options, rule) => {
  expect(() => withOptions(defaultSettings, options)).toThrow(`client: ${rule}`)
})

test("no limit is a limit", () => {
  const endless = { timeout: Infinity, totalTimeout: Infinity, maxResponseBytes: Infinity }
  expect(withOptions(defaultSettings, endless)).toEqual({ ...defaultSettings, ...endless })
})
