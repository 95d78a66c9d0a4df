import { createVitest, type Reporter, type TestModule } from "vitest/node"
import type { Failure, RunMessage, RunRequest } from "./vitest-messages.ts"

// A separate process, so that hanging tests can be killed from outside: `node vitest-process.ts ROOT CONFIG`.
const [root, settingsFile] = process.argv.slice(2) as [string, string]
const sendToParent = (message: RunMessage) => process.send?.(message)

let failure: Failure | undefined

const failureOf = (module: TestModule): Failure | undefined => {
  const [failed] = module.children.allTests("failed")
  const name = failed?.fullName ?? module.errors()[0]?.message
  return name === undefined ? undefined : { path: module.moduleId, name }
}

const reporter: Reporter = {
  onTestModuleQueued: ({ moduleId: path }) => void sendToParent({ kind: "begun", path }),
  onTestModuleEnd(module) {
    const { collectDuration, duration } = module.diagnostic()
    const own = failureOf(module)
    failure ??= own
    sendToParent({
      kind: "done",
      path: module.moduleId,
      milliseconds: Math.round(collectDuration + duration),
      failure: own,
    })
  },
  onTestRunEnd(modules, errors) {
    for (const module of modules) failure ??= failureOf(module)
    if (errors[0] !== undefined) failure ??= { path: undefined, name: errors[0].message }
  },
}

const vitest = await createVitest({ root, config: settingsFile, watch: false, reporters: [reporter] })
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()

process.on("message", async ({ files, changed, coverage }: RunRequest) => {
  failure = undefined
  const isWhole = coverage !== undefined
  for (const settings of [vitest.config, ...vitest.projects.map((project) => project.config)])
    settings.bail = isWhole ? 0 : 1
  // Each run has new worker processes, which inherit the current environment. Cached compiled code lacks the positions that V8 needs for coverage.
  if (isWhole) Object.assign(process.env, { NODE_V8_COVERAGE: coverage, NODE_DISABLE_COMPILE_CACHE: "1" })
  else for (const name of ["NODE_V8_COVERAGE", "NODE_DISABLE_COMPILE_CACHE"]) delete process.env[name]
  for (const file of changed) vitest.invalidateFile(file)
  const chosen = files.flatMap(({ project, path }) =>
    specifications.filter((found) => found.project.name === project && found.moduleId === path),
  )
  await vitest.runTestSpecifications(chosen)
  sendToParent({ kind: "ended", failure })
})
process.on("disconnect", () => process.exit())
sendToParent({
  kind: "ready",
  files: specifications.map(({ project, moduleId }) => ({ project: project.name, path: moduleId })),
})
