import { beforeAll, beforeEach, expect } from "vitest"
import { type Doing, watch } from "./watch.ts"

// For each test file: stops and names hangs that the test runner cannot stop. One thread watches a process.
const watchedSymbol = Symbol.for("serac.watched")
const shared = globalThis as { [watchedSymbol]?: (doing: Doing) => void }
shared[watchedSymbol] ??= watch()
const tell = shared[watchedSymbol]

const testFile = expect.getState().testPath ?? ""
tell({ file: testFile, what: "loading", isLoading: true })
beforeAll(() => tell({ file: testFile, what: "before its tests", isLoading: false }))
beforeEach(({ task }) => tell({ file: testFile, what: task.name, isLoading: false, limit: task.timeout }))
