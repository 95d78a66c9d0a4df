import type { ReferenceSource } from "../reference/source.ts"
import { bruno } from "./bruno.ts"
import { type CollectionOptions, collectionOf } from "./collection.ts"
import { postman } from "./postman.ts"

/**
 * The requests of a package as collections for Bruno and Postman, by path relative to the folder of collections:
 * `bruno/<name>/...` and `postman/<name>/...`.
 */
export function collectionFiles(
  sources: readonly ReferenceSource[],
  options: CollectionOptions,
): ReadonlyMap<string, string> {
  const collection = collectionOf(sources, options)
  const under = (folder: string, files: ReadonlyMap<string, string>) =>
    [...files].map(([path, text]) => [`${folder}/${collection.name}/${path}`, text] as const)
  return new Map([...under("bruno", bruno(collection)), ...under("postman", postman(collection))])
}
