import type { TestProjectConfiguration } from "vitest/config"

type Test = NonNullable<Extract<TestProjectConfiguration, { readonly test?: unknown }>["test"]>

/**
 * Makes one project, named `together`, of all whose files may share modules and ask for no server; each of the others stays as it is.
 *
 * @param projects - each with a folder of its own.
 * @param apart - names of those that stay as they are all the same.
 */
export function together(
  projects: readonly TestProjectConfiguration[],
  apart: readonly string[],
): readonly TestProjectConfiguration[] {
  const isShared = ({ name, isolate, server, globalSetup }: Test) =>
    // Where modules are mocked vitest has to load all of them itself, which the others need not bear.
    isolate === false && server !== undefined && !globalSetup?.length && !apart.includes(String(name))
  const others = projects.filter((project) => !isShared(testOf(project)))
  return [{ extends: true, test: merge(projects.map(testOf).filter(isShared)) }, ...others]
}

const testOf = (project: TestProjectConfiguration): Test => (project as { readonly test: Test }).test

function merge(tests: readonly Test[]): Test {
  const inFolder = ({ root }: Test, patterns: readonly string[] = []) => patterns.map((pattern) => `${root}/${pattern}`)
  const include = new Set(tests.flatMap((test) => inFolder(test, test.include)))
  // What one of them leaves to another is there all the same.
  const exclude = new Set(tests.flatMap((test) => inFolder(test, test.exclude)).filter((file) => !include.has(file)))
  return {
    ...(tests[0] as Test),
    name: "together",
    root: ".",
    include: [...include],
    exclude: [...exclude],
    testTimeout: Math.max(...tests.map(({ testTimeout = 0 }) => testTimeout)),
    hookTimeout: Math.max(...tests.map(({ hookTimeout = 0 }) => hookTimeout)),
  }
}
