import type { TestProjectConfiguration } from "vitest/config"

type Test = NonNullable<Extract<TestProjectConfiguration, { readonly test?: unknown }>["test"]>

/**
 * Makes one project, named `together`, of all whose files may share modules and ask for no server, and one, `together:<server>`, of those
 * that ask for the same one; each of the others stays as it is. A worker belongs to one project: files of another one need a new process,
 * which loads everything again.
 *
 * @param projects - each with a folder of its own.
 * @param servers - names of what starts a server before the tests, by its module.
 * @param apart - names of those that stay as they are all the same.
 */
export function together(
  projects: readonly TestProjectConfiguration[],
  servers: Readonly<Record<string, string>>,
  apart: readonly string[],
): readonly TestProjectConfiguration[] {
  const nameOf = ({ name, isolate, server, globalSetup = [] }: Test) => {
    // Where modules are mocked vitest has to load all of them itself, which the others need not bear.
    if (isolate !== false || server === undefined || apart.includes(String(name))) return undefined
    const [setup, ...more] = [globalSetup].flat()
    if (setup === undefined) return "together"
    return more.length === 0 && servers[setup] !== undefined ? `together:${servers[setup]}` : undefined
  }
  const merged = new Map<string, Test[]>()
  const others: TestProjectConfiguration[] = []
  for (const project of projects) {
    const name = nameOf(testOf(project))
    if (name === undefined) others.push(project)
    else merged.set(name, [...(merged.get(name) ?? []), testOf(project)])
  }
  return [...[...merged].map(([name, tests]) => ({ extends: true as const, test: mergeTests(name, tests) })), ...others]
}

const testOf = (project: TestProjectConfiguration): Test => (project as { readonly test: Test }).test

function mergeTests(name: string, tests: readonly Test[]): Test {
  const inFolder = ({ root }: Test, patterns: readonly string[] = []) => patterns.map((pattern) => `${root}/${pattern}`)
  const include = new Set(tests.flatMap((test) => inFolder(test, test.include)))
  // A file that one project excludes and another includes stays included.
  const exclude = new Set(tests.flatMap((test) => inFolder(test, test.exclude)).filter((file) => !include.has(file)))
  return {
    ...(tests[0] as Test),
    name,
    root: ".",
    include: [...include],
    exclude: [...exclude],
  }
}
