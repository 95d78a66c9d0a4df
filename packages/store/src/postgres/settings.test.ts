import fc from "fast-check"
import { expect, test } from "vitest"
import { optionsOf, parseSettings, settingStatement } from "./settings.ts"

test("settings are read as they are written", () => {
  const name = fc.constantFrom("work_mem", "search_path", "serac.own", "a")
  const value = fc.string({ unit: "binary" }).filter((text) => !text.includes("\0"))
  fc.assert(
    fc.property(fc.dictionary(name, value), (settings) => {
      expect(parseSettings(optionsOf(settings))).toEqual({ ...settings })
    }),
  )
})

test("every way in which PostgreSQL takes a setting is read, and the last one wins", () => {
  expect(parseSettings("  -c work_mem=1MB -cjit=off --idle-session-timeout=5s -c work_mem=64\\ MB ")).toEqual({
    work_mem: "64 MB",
    jit: "off",
    idle_session_timeout: "5s",
  })
})

test.each(["-c", "-c work_mem", "work_mem=1MB", "-d 5", "--"])("what is no setting is refused: %s", (options) => {
  expect(() => parseSettings(options)).toThrow(/in options of the PostgreSQL URL is no setting/)
})

test("the statement for them repeats no name or value in its text", () => {
  expect(settingStatement({ work_mem: "1MB", search_path: "serac'" })).toEqual({
    text: "SELECT set_config($1, $2, false), set_config($3, $4, false)",
    values: ["work_mem", "1MB", "search_path", "serac'"],
  })
})
