import { createVitest, type Reporter, type TestModule, type TestSpecification } from "vitest/node"
import type { Failure, RunMessage, RunRequest } from "./vitest-messages.ts"

// A process of its own, so that what no test can end is ended from outside: `node vitest-process.ts ROOT CONFIG`.
const [root, config] = process.argv.slice(2) as [string, string]
const tell = (message: RunMessage) => process.send?.(message)

let failure: Failure | undefined

const firstFailure = (module: TestModule): Failure | undefined => {
  const [failed] = module.children.allTests("failed")
  const name = failed?.fullName ?? module.errors()[0]?.message
  return name === undefined ? undefined : { path: module.moduleId, name }
}

const reporter: Reporter = {
  onTestModuleQueued: ({ moduleId: path }) => void tell({ kind: "begun", path }),
  onTestModuleEnd(module) {
    failure ??= firstFailure(module)
  },
  onTestRunEnd(modules, errors) {
    for (const module of modules) failure ??= firstFailure(module)
    if (errors[0] !== undefined) failure ??= { path: undefined, name: errors[0].message }
  },
}

const vitest = await createVitest({ root, config, watch: false, bail: 1, reporters: [reporter] })
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()
const keyOf = (project: string, path: string) => `${project}\0${path}`
const byKey = new Map(specifications.map((found) => [keyOf(found.project.name, found.moduleId), found]))

process.on("message", async ({ files, changed, coverage }: RunRequest) => {
  failure = undefined
  // Each run has new processes, which have what the environment has then. What is compiled already has lost the positions that V8 counts at.
  if (coverage === undefined) {
    delete process.env.NODE_V8_COVERAGE
    delete process.env.NODE_DISABLE_COMPILE_CACHE
  } else Object.assign(process.env, { NODE_V8_COVERAGE: coverage, NODE_DISABLE_COMPILE_CACHE: "1" })
  for (const file of changed) vitest.invalidateFile(file)
  const chosen = files.flatMap(({ project, path }) => byKey.get(keyOf(project, path)) ?? [])
  await vitest.runTestSpecifications(chosen satisfies TestSpecification[])
  tell({ kind: "ended", failure })
})
process.on("disconnect", () => process.exit())
tell({
  kind: "ready",
  files: specifications.map(({ project, moduleId }) => ({ project: project.name, path: moduleId })),
})
