import type { Selection } from "../document/select.ts"

/** The source and the location of a package, and its optional parts. */
export interface PackageOptions extends Selection {
  /** The specification: OpenAPI 3.0 or 3.1, or OpenRPC 1.x, in YAML or JSON, in one or several files. */
  readonly spec: string
  /** The folder of the package; created if missing. */
  readonly out: string
  /** The package's name, such as `@me/my-api`; default: the name of the folder. */
  readonly name?: string
  /** Whether the package has a page for each operation in `reference/` and an `llms.txt`. Default false. */
  readonly reference?: boolean
  /** Whether the package has collections of requests for Bruno and Postman in `collections/`. Default false. */
  readonly collections?: boolean
}
