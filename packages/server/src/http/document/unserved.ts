import type { OpenApiDocument, UnservedOperation } from "./openapi.ts"

/**
 * Lists the operations of a document's `x-unserved`, so that callers can tell them from a mistyped path. Operations that the dialect serves,
 * under any parameter names, are left out.
 */
export function unservedOperations({ paths, ...document }: OpenApiDocument): readonly UnservedOperation[] {
  const routeOf = (path: string) => path.replaceAll(/\{[^{}]+\}/g, "{}")
  const served = new Set(
    Object.entries(paths as Readonly<Record<string, object>>).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${routeOf(path)}`),
    ),
  )
  return (document["x-unserved"] ?? []).filter(({ method, path }) => !served.has(`${method} ${routeOf(path)}`))
}

/** Adds these operations to a document's paths, each marked `x-unserved` and with 503 as its only status. */
export function withUnserved(paths: object, operations: readonly UnservedOperation[]): object {
  const all: Record<string, object> = { ...(paths as Readonly<Record<string, object>>) }
  for (const { method, path, summary, reason } of operations) {
    const parameters = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => ({
      ...{ name, in: "path", required: true },
      schema: { type: "string" },
    }))
    all[path] = {
      ...all[path],
      [method.toLowerCase()]: {
        tags: ["Not served"],
        summary: `${summary} (not served here)`,
        description: `Not served here: ${reason}.`,
        "x-unserved": reason,
        ...(parameters.length > 0 && { parameters }),
        responses: { 503: { description: "Not served here; sent with `x-should-retry: false`." } },
      },
    }
  }
  return all
}
