export type { Selection } from "../document/select.ts"
export { CodegenError } from "../error.ts"
export { generatePackage, type PackageOptions, type PackageResult } from "./generate-package.ts"
