import type { Operation } from "./operations.ts"
import { pathTemplate } from "./path-template.ts"

/** What is asked of a path. */
export interface RequestedVerb {
  readonly method: Operation["method"]
  /** As the document writes it. */
  readonly path: string
}

/**
 * Methods that a plain path such as `/v1/tokens/{tokenId}` has and `/v1/tokens/{tokenId}:reindex` beside it has not. Without more,
 * the router takes `7:reindex` for a token's ID there.
 */
export function methodsOfPlainPaths(operations: readonly Operation[]): readonly RequestedVerb[] {
  const served = new Set(operations.map(({ method, path }) => `${method} ${shapeOf(path)}`))
  const verbPaths = new Set(operations.map(({ path }) => path).filter((path) => verb.test(path)))
  return [...verbPaths].flatMap((path) => {
    const plain = shapeOf(path.replace(verb, "}"))
    const methods = operations.filter((one) => shapeOf(one.path) === plain).map(({ method }) => method)
    return methods.filter((method) => !served.has(`${method} ${shapeOf(path)}`)).map((method) => ({ method, path }))
  })
}

/** Those of the paths that a URL's path fits which say most of it themselves: `7:reindex` is not a token's ID. */
export function closest<Path extends { readonly path: string }>(fitting: readonly Path[]): readonly Path[] {
  const most = Math.max(...fitting.map(({ path }) => literalLength(path)))
  return fitting.filter(({ path }) => literalLength(path) === most)
}

const verb = /\}[^/{}]+$/

/** Parameters have names of their own in each path. */
function shapeOf(path: string): string {
  return pathTemplate(path).route
}

function literalLength(path: string): number {
  return path.replaceAll(/\{[^{}]*\}/g, "").length
}
