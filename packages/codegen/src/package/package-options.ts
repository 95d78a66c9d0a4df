import type { Selection } from "../document/select.ts"

/** The source and the location of a package, and its optional parts. */
export interface PackageOptions extends Selection {
  /** The specification: OpenAPI 3.0 or 3.1, or OpenRPC 1.x, in YAML or JSON, in one or several files. */
  readonly spec: string
  /** The folder of the package; created if missing. */
  readonly out: string
  /** The package's name, such as `@me/my-api`; default: the name of the folder. */
  readonly name?: string
  /**
   * A YAML or JSON file that corrects which operations are listings, and how their pages follow: `x-iteration` by operation, or a
   * configuration of Stainless. Default: what the document declares, or else what its parameters and results show.
   */
  readonly pages?: string
  /** Whether operations are grouped by their first tag, in the client (`client.files.get`) and as namespaces (`files.get(client)`). Default false. */
  readonly groups?: boolean
  /**
   * A YAML or JSON file with names by operation (an id, a method's name or `METHOD /path`): `getFile` names the function, `files.get` the
   * group and the name in it. Default: names from the document.
   */
  readonly names?: string
  /** What texts of the format `date-time` are in the client, in REST: `Date` or `string`. Default: `info.x-dates` of the document, or else `string`. */
  readonly dates?: "string" | "Date"
  /** What named enumerations of texts are: unions, or objects of their values with a type of the same name. Default `union`. */
  readonly enums?: "union" | "object"
  /** Whether the package has a page for each operation in `reference/` and an `llms.txt`. Default false. */
  readonly reference?: boolean
  /** Whether the package has collections of requests for Bruno and Postman in `collections/`. Default false. */
  readonly collections?: boolean
}
