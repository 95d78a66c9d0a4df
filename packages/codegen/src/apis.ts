/** The declaration of an API. All other lists of APIs are derived from these. */
interface Declaration {
  /** The prefix of its client's names; the JSON-RPC client of an API with both kinds of documents has the suffix `Rpc`. */
  readonly prefix: string
  /** The kinds of its documents. */
  readonly formats: readonly ("openapi" | "openrpc")[]
  /** The port at which `serac mock` serves it. */
  readonly mockPort: number
  /** Set if a service in this repository, `packages/api/src/<name>`, implements it. */
  readonly isServed?: true
}

/** By folder name in specs/ and packages/clients/, in the order used in all lists. */
const declarations = {
  data: { prefix: "Data", formats: ["openapi"], mockPort: 4010, isServed: true },
  metrics: { prefix: "Metrics", formats: ["openapi"], mockPort: 4011, isServed: true },
  health: { prefix: "Health", formats: ["openapi", "openrpc"], mockPort: 4012 },
  "x-chain": { prefix: "XChain", formats: ["openrpc"], mockPort: 4013 },
  "p-chain": { prefix: "PChain", formats: ["openrpc"], mockPort: 4014 },
  "subnet-evm": { prefix: "SubnetEvm", formats: ["openrpc"], mockPort: 4015 },
} as const satisfies Readonly<Record<string, Declaration>>

/** The name of an API. */
export type ApiName = keyof typeof declarations

/** One document of a published client. */
export interface ApiDocument {
  readonly format: "openapi" | "openrpc"
  /** The specification, from the root of the repository. */
  readonly spec: string
  /** The bundled specification, which is published with the package. */
  readonly bundle: string
  /** The folder of the generated files. */
  readonly generated: string
  /** The folder of the generated mocks. */
  readonly mocks: string
  /** The prefix of the client's names. */
  readonly prefix: string
}

/** A published client and the documents that it is generated from. */
export interface Api {
  /** Its folder name in specs/ and packages/clients/. */
  readonly name: ApiName
  readonly packageName: string
  readonly folder: string
  readonly documents: readonly ApiDocument[]
  /** The port at which `serac mock` serves it. */
  readonly mockPort: number
  /** The folder of the service that implements it, if there is one in this repository. */
  readonly service?: string
}

/** The folder of the generated mocks of all APIs. */
export const mocks = "packages/integrations/msw/src/generated"

function apiOf(name: ApiName, { prefix, formats, mockPort, isServed }: Declaration): Api {
  const folder = `packages/clients/${name}`
  // An API with both kinds of documents has a separate folder for the files of each.
  const isOfTwo = formats.length > 1
  const documents = formats.map((format): ApiDocument => {
    const below = isOfTwo ? `/${format}` : ""
    return {
      format,
      spec: `specs/${name}/${format}.yaml`,
      bundle: `${folder}/${format}.json`,
      generated: `${folder}/src/generated${below}`,
      mocks: `${mocks}/${name}${below}`,
      prefix: isOfTwo && format === "openrpc" ? `${prefix}Rpc` : prefix,
    }
  })
  const service = isServed && { service: `packages/api/src/${name}` }
  return { name, packageName: `@serac/${name}`, folder, documents, mockPort, ...service }
}

/** The APIs of this repository. */
export const apis: readonly Api[] = Object.entries(declarations).map(([name, declaration]) =>
  apiOf(name as ApiName, declaration),
)
