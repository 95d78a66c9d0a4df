import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "../repository.ts"

/** The unit of a number; empty for counts, such as items. */
export type Unit = "bytes" | "ms" | "s" | ""

/** A limit that is a constant in a source file. */
export interface Constant {
  /** A description of the limit for readers of the page. */
  readonly what: string
  readonly unit: Unit
  /** The source, from the root of the repository. */
  readonly file: string
  /** Matches the only occurrence of the number, which is the first group: `10_000`, `64 * 1024`, `2 ** 26`. */
  readonly at: RegExp
}

/**
 * The number of a constant, read from its source.
 *
 * @throws Error when the source has no such place, or several
 */
export function constantValue({ what, file, at }: Constant): number {
  const found = [...readFileSync(join(repository, file), "utf8").matchAll(new RegExp(at, "gm"))]
  const [, text] = found[0] ?? []
  if (found.length !== 1 || text === undefined)
    throw new Error(`"${what}": ${found.length} places in ${file} match ${at}`)
  return product(text)
}

/** The value of a number, a power, or a product of both. */
function product(text: string): number {
  const value = text
    .replaceAll("_", "")
    .split(/(?<!\*)\*(?!\*)/)
    .map((factor) => factor.split("**").map(Number))
    .reduce((total, [base = Number.NaN, exponent = 1]) => total * base ** exponent, 1)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is not a number`)
  return value
}
