/** What a document is and how much there is in it: `OpenAPI, 82 operations`. */
export function describeDocument(document: object): string {
  if ("openrpc" in document)
    return `OpenRPC, ${count((document as { methods?: unknown[] }).methods?.length ?? 0, "method")}`
  const { paths = {} } = document as { paths?: Readonly<Record<string, object>> }
  const operations = Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => methods.includes(key)))
  return `OpenAPI, ${count(operations.length, "operation")}`
}

const methods = ["get", "put", "post", "delete", "patch", "head", "options", "trace"]

/** A number and what is counted: `1 method`, `2 methods`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}
