import type { Selection } from "../document/select.ts"

/** Of what a package is made, and where. */
export interface PackageOptions extends Selection {
  /** The specification: OpenAPI 3.0 or 3.1, or OpenRPC 1.x, YAML or JSON, whole or split over files. */
  readonly spec: string
  /** The folder of the package; made where it is missing. */
  readonly out: string
  /** The package's name, such as `@me/my-api`; default the name of the folder. */
  readonly name?: string
  /** Whether the package has a page for each operation in `reference/` and an `llms.txt`; default no. */
  readonly reference?: boolean
  /** Whether the package has its requests for Bruno and for Postman in `collections/`; default no. */
  readonly collections?: boolean
}
