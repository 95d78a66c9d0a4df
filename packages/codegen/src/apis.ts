/** What is said of an API, once. Every other list of them is made of these. */
interface Declaration {
  /** The stem of its client's names; that of the JSON-RPC client has `Rpc` behind it where the API has a document of each kind. */
  readonly prefix: string
  /** The kinds of its documents. */
  readonly formats: readonly ("openapi" | "openrpc")[]
  /** The port that `serac mock` serves it at. */
  readonly mockPort: number
  /** Whether a service of ours, `packages/api/src/<name>`, answers it. */
  readonly isServed?: true
}

/** By the name of the folder that specs/ and packages/clients/ share, in the order in which they are listed everywhere. */
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
  /** Its bundle, which ships with the package. */
  readonly bundle: string
  /** The folder of the generated files. */
  readonly generated: string
  /** The folder of the generated mocks. */
  readonly mocks: string
  /** The stem of the client's names. */
  readonly prefix: string
}

/** A published client and the documents that it is made from. */
export interface Api {
  /** The folder that specs/ and packages/clients/ share. */
  readonly name: ApiName
  readonly packageName: string
  readonly folder: string
  readonly documents: readonly ApiDocument[]
  /** The port that `serac mock` serves it at. */
  readonly mockPort: number
  /** The folder of the service that answers it, where one of ours does. */
  readonly service?: string
}

/** The folder of the generated mocks of all APIs. */
export const mocks = "packages/integrations/msw/src/generated"

function apiOf(name: ApiName, { prefix, formats, mockPort, isServed }: Declaration): Api {
  const folder = `packages/clients/${name}`
  // An API with a document of each kind has a folder for the files of each.
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
