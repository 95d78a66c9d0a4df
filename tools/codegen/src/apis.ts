/** One document of a published client. */
export interface ApiDocument {
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
  readonly name: string
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

function apiOf(name: string, prefix: string, format: "openapi" | "openrpc", mockPort: number): Api {
  const folder = `packages/clients/${name}`
  const document: ApiDocument = {
    spec: `specs/${name}/${format}.yaml`,
    bundle: `${folder}/${format}.json`,
    generated: `${folder}/src/generated`,
    mocks: `${mocks}/${name}`,
    prefix,
  }
  return { name, packageName: `@serac/${name}`, folder, documents: [document], mockPort }
}

/** Health has a document of each kind, so each has a folder of its own. */
function both(openapi: Api, openrpc: Api): Api {
  const below = (folder: string) => (document: ApiDocument) => ({
    ...document,
    generated: `${document.generated}/${folder}`,
    mocks: `${document.mocks}/${folder}`,
  })
  const documents = [...openapi.documents.map(below("openapi")), ...openrpc.documents.map(below("openrpc"))]
  return { ...openapi, documents }
}

function served(api: Api): Api {
  return { ...api, service: `packages/services/${api.name}-service` }
}

/** The clients of this repository. */
export const apis: readonly Api[] = [
  served(apiOf("data", "Data", "openapi", 4010)),
  served(apiOf("metrics", "Metrics", "openapi", 4011)),
  both(apiOf("health", "Health", "openapi", 4012), apiOf("health", "HealthRpc", "openrpc", 4012)),
  apiOf("x-chain", "XChain", "openrpc", 4013),
  apiOf("p-chain", "PChain", "openrpc", 4014),
  apiOf("subnet-evm", "SubnetEvm", "openrpc", 4015),
]
