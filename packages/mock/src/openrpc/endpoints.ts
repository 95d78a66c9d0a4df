import { namedDialect } from "./by-name.ts"
import { byPosition } from "./by-position.ts"
import type { MockDialect } from "./dialect.ts"
import type { MockMethod } from "./methods.ts"

/** A path of a node, with the methods served at it. */
export interface MockEndpoint {
  /** The path with its variables: `/ext/bc/{blockchainID}`. */
  readonly path: string
  readonly dialect: MockDialect
  readonly methods: ReadonlyMap<string, MockMethod>
  readonly matches: (path: string) => boolean
}

/** Groups methods by the paths of their servers; paths with fewer variables come first. */
export function endpointsOf(methods: readonly MockMethod[]): readonly MockEndpoint[] {
  const byPath = new Map<string, MockMethod[]>()
  for (const method of methods) {
    const paths = new Set(method.servers.length === 0 ? ["/"] : method.servers.map(endpointPath))
    for (const path of paths) byPath.set(path, [...(byPath.get(path) ?? []), method])
  }
  return [...byPath]
    .map(([path, served]): MockEndpoint => {
      const pattern = patternOf(path)
      return {
        path,
        dialect: served.some(({ structure }) => structure === "by-name") ? namedDialect : byPosition,
        methods: new Map(served.map((method) => [method.name, method])),
        matches: (candidate) => pattern.test(candidate),
      }
    })
    .sort((left, right) => variablesIn(left.path) - variablesIn(right.path))
}

/** The path of a server's URL, which may begin with a variable (`{nodeUrl}/ext/bc/X`), a scheme or a slash. */
function endpointPath(url: string): string {
  const path = url.replace(/^(?:\{[^/}]+\}|[a-z][a-z0-9+.-]*:\/\/[^/]*)/i, "")
  return path.startsWith("/") ? path : `/${path}`
}

function patternOf(path: string): RegExp {
  const source = path
    .split(/\{[^}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[^/]+")
  return new RegExp(`^${source}$`)
}

function variablesIn(path: string): number {
  return path.split("{").length - 1
}
