import { type ApiName, apis as declared } from "../apis.ts"

export type { ApiName as Api }

/** The published clients. */
export const apiNames: readonly ApiName[] = declared.map(({ name }) => name)

/** The file names of the documents in a client's package. */
export function documentsOf(api: ApiName): readonly string[] {
  return declared.flatMap(({ name, documents }) =>
    name === api ? documents.map(({ format }) => `${format}.json`) : [],
  )
}
