export type { Selection } from "../document/select.ts"
export { CodegenError } from "../error.ts"
export { generatePackage, type PackageResult } from "./generate-package.ts"
export type { PackageOptions } from "./package-options.ts"
