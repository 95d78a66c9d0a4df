import { expect, test } from "vitest"
import { formatTypes } from "./format.ts"

test("indents by two, drops semicolons and uses double quotes", () => {
  const source = `export interface components {
    schemas: {
        A: {
            b?: string;
            [key: string]: unknown;
        };
    };
}
export type A = components['schemas']['A'];
`
  expect(formatTypes(source)).toBe(`export interface components {
  schemas: {
    A: {
      b?: string
      [key: string]: unknown
    }
  }
}
export type A = components["schemas"]["A"]
`)
})

test("keeps descriptions and defaults of comments, and drops what the type says already", () => {
  const source = `    /**
     * Format: date-time
     * @description When it ran.
     *     Unix time.
     * @default 0
     * @enum {string}
     */
    a: string;
    /** @description Alone. */
    b: string;
    /** Format: int64 */
    c: number;
`
  expect(formatTypes(source)).toBe(`  /**
   * When it ran.
   * Unix time.
   * @default 0
   */
  a: string
  /** Alone. */
  b: string
  c: number
`)
})

test("wraps a comment that is too long for a line", () => {
  const lines = formatTypes(`    /** @description ${"word ".repeat(40)} */\n    a: string;\n`).split("\n")
  expect(lines.map((line) => line.length <= 120)).toEqual(lines.map(() => true))
  expect(lines.join(" ").match(/word/g)).toHaveLength(40)
})

test("breaks a union that is too long for a line, but not inside its members", () => {
  const long = "x".repeat(60)
  const source = `    a?: "${long}|${long}" | { b: "c" | "d" } | (string & {});\n`
  expect(formatTypes(source)).toBe(`  a?:
    | "${long}|${long}"
    | { b: "c" | "d" }
    | (string & {})
`)
})

test("breaks an alias that is too long for a line after its name", () => {
  const name = "N".repeat(60)
  expect(formatTypes(`export type ${name} = components['schemas']['${name}'];\n`)).toBe(
    `export type ${name} =\n  components["schemas"]["${name}"]\n`,
  )
})
