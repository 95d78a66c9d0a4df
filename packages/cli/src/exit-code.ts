/** Thrown by a command that has printed its result, to exit with a certain code. */
export class ExitCode extends Error {
  override readonly name = "ExitCode"
  readonly code: number

  constructor(code: number) {
    super(`exit code ${code}`)
    this.code = code
  }
}
