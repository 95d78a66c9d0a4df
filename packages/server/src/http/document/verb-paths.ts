import type { Operation } from "./operations.ts"
import { pathTemplate } from "./path-template.ts"

/** A method of a path. */
export interface RequestedVerb {
  readonly method: Operation["method"]
  /** The path template of the document. */
  readonly path: string
}

/**
 * Lists the methods that a plain path such as `/v1/tokens/{tokenId}` has and its verb path `/v1/tokens/{tokenId}:reindex` lacks. Without a
 * route of its own for each, the router would read `7:reindex` as a token's ID.
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

/** Of the paths that match a URL, the ones with the most literal text: `7:reindex` is not a token's ID. */
export function closest<Path extends { readonly path: string }>(fitting: readonly Path[]): readonly Path[] {
  const most = Math.max(...fitting.map(({ path }) => literalLength(path)))
  return fitting.filter(({ path }) => literalLength(path) === most)
}

const verb = /\}[^/{}]+$/

/** The route of a path, which does not depend on the names of its parameters. */
function shapeOf(path: string): string {
  return pathTemplate(path).route
}

function literalLength(path: string): number {
  return path.replaceAll(/\{[^{}]*\}/g, "").length
}
