const verbs = ["get", "put", "post", "delete", "patch", "head", "options", "trace"]

/**
 * Counts the operations of an OpenAPI document, or the methods of an OpenRPC document.
 *
 * @example
 * import { countOperations, documentsOf } from "@serac/mock"
 *
 * const { openrpc = {} } = await documentsOf("x-chain")
 * console.log(countOperations(openrpc))
 */
export function countOperations(document: object): number {
  const { methods, paths = {} } = document as { methods?: unknown[]; paths?: Readonly<Record<string, object>> }
  if (methods !== undefined) return methods.length
  return Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => verbs.includes(key))).length
}
