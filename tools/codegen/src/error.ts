/** A specification, or a request to generate, that cannot be carried out. The message names the place. */
export class CodegenError extends Error {
  override readonly name = "CodegenError"
}
