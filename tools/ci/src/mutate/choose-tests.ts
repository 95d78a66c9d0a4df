import { dirname } from "node:path"

/** A test file, and how long it takes. */
interface TimedTest {
  readonly test: { readonly path: string }
  readonly milliseconds: number
}

/**
 * The test files to run against a mutant, in this order: those beside the mutated file first, which are always run, then the fastest of the
 * others, as many as fit into the time budget. At least one runs.
 *
 * @param path the mutated file, absolute
 * @param tests those that execute the mutated code
 */
export function chooseTests<Test extends TimedTest>(path: string, seconds: number, tests: readonly Test[]): Test[] {
  const isBeside = ({ test }: Test) => dirname(test.path) === dirname(path)
  const fastestFirst = tests.toSorted((one, other) => one.milliseconds - other.milliseconds)
  const beside = fastestFirst.filter(isBeside)
  let left = seconds * 1000
  const others = fastestFirst
    .filter((one) => !isBeside(one))
    .filter(({ milliseconds }) => {
      left -= milliseconds
      return left >= 0
    })
  return beside.length + others.length > 0 ? [...beside, ...others] : fastestFirst.slice(0, 1)
}
