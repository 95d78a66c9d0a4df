import { beforeAll, beforeEach, expect } from "vitest"
import { type Doing, watch } from "./watch.ts"

// For each file of tests: what hangs in a way that the test runner does not end is ended, and named. One thread watches a process.
const key = Symbol.for("serac.watched")
const shared = globalThis as { [key]?: (doing: Doing) => void }
shared[key] ??= watch()
const tell = shared[key]

const file = expect.getState().testPath ?? ""
tell({ file, what: "loading", isLoading: true })
beforeAll(() => tell({ file, what: "before its tests", isLoading: false }))
beforeEach(({ task }) => tell({ file, what: task.name, isLoading: false, limit: task.timeout }))
