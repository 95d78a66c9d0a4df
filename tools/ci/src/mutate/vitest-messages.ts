/** A file of tests, and the project of vitest.config.ts that it belongs to. */
export interface TestFile {
  readonly project: string
  /** Absolute. */
  readonly path: string
}

/** A message to a vitest process: to run test files one after another. */
export interface RunRequest {
  readonly files: readonly TestFile[]
  /** Files that changed since the previous run. */
  readonly changed: readonly string[]
  /** The folder for V8's coverage, with a folder for each test file; if set all files run, otherwise until a test fails. */
  readonly coverage?: string
}

/** A message from a vitest process. */
export type RunMessage =
  | { readonly kind: "ready"; readonly files: readonly TestFile[] }
  | { readonly kind: "begun"; readonly path: string }
  | ({ readonly kind: "done" } & TestFileRun)
  | { readonly kind: "ended"; readonly failure: Failure | undefined }

/** The outcome of a test file. */
export interface TestFileRun {
  readonly path: string
  readonly milliseconds: number
  readonly failure: Failure | undefined
}

/** Why a run has failed. */
export interface Failure {
  /** The file of tests; undefined when it is not known. */
  readonly path: string | undefined
  /** The test, or the error outside of tests. */
  readonly name: string
}
