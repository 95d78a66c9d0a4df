import { type Api, documentsOf } from "@serac/mock"

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly methods?: readonly unknown[]
}

const verbs = ["get", "put", "post", "delete", "patch"]

/** How many operations an API's documents have. */
export async function countOperations(api: Api): Promise<number> {
  const documents = Object.values(await documentsOf(api)) as readonly (Document | undefined)[]
  return documents.reduce((sum, document) => {
    const inPaths = Object.values(document?.paths ?? {}).flatMap((item) =>
      Object.keys(item).filter((name) => verbs.includes(name)),
    )
    return sum + inPaths.length + (document?.methods?.length ?? 0)
  }, 0)
}
