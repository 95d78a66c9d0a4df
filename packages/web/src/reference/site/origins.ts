import { arrayItems } from "../model/array-items.ts"
import type { SiteDocument } from "./site-document.ts"

type JsonRecord = { readonly [key: string]: unknown }

/** The origins of the servers in documents. An unreadable document has none; the request for the document itself reports the error. */
export async function originsIn(documents: readonly Pick<SiteDocument, "text">[]): Promise<readonly string[]> {
  const settled = await Promise.allSettled(documents.map(async ({ text }) => originsOf(JSON.parse(await text()))))
  return [...new Set(settled.flatMap((one) => (one.status === "fulfilled" ? one.value : [])))]
}

/** The origins in the servers of a document, its paths, operations and methods; only HTTP and WebSocket origins. */
function originsOf(document: unknown): readonly string[] {
  const items = Object.values(object(object(document).paths)).map(object)
  const operations = items.flatMap((item) => Object.values(item)).map(object)
  const methods = arrayItems(object(document).methods).map(object)
  const holders = [object(document), ...items, ...operations, ...methods]
  const servers = holders.flatMap(({ servers }) => arrayItems(servers)).map(object)
  return servers.flatMap(({ url, variables }) => {
    const filled = String(url).replace(/\{([^{}]+)\}/g, (_, name: string) =>
      String(object(object(variables)[name]).default),
    )
    return /^(https?|wss?):\/\//i.test(filled) && URL.canParse(filled) ? [new URL(filled).origin] : []
  })
}

function object(value: unknown): JsonRecord {
  return typeof value === "object" && value !== null ? (value as JsonRecord) : {}
}
