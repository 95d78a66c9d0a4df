import { type Signal, signal } from "@preact/signals"
import type { Reference } from "../model/reference.ts"
import { serversOf } from "../model/servers.ts"
import type { PageDocument } from "../site/site-document.ts"

/** Where calls go, by document: the origin, and the values of variables. */
export interface Target {
  readonly origin: Signal<string>
  readonly variables: Signal<Readonly<Record<string, string>>>
}

const targets = new Map<string, Target>()

/** The target of a document, as it was chosen last. */
export function targetOf({ name, isHere }: PageDocument, reference: Reference): Target {
  const known = targets.get(name)
  if (known !== undefined) return known
  const [first] = originsOf(reference)
  const target = {
    origin: signal(isHere === true || first === undefined ? pageOrigin() : first),
    variables: signal({}),
  }
  targets.set(name, target)
  return target
}

/** The origins that the servers of a document's operations have. */
export function originsOf(reference: Reference): readonly string[] {
  const [first] = reference.operations
  const servers = first === undefined ? [] : serversOf(reference, first)
  return [...new Set(servers.flatMap(({ origin }) => origin || []))]
}

/** Where this page is from; a page that was opened as a file has no server. */
export function pageOrigin(): string {
  return globalThis.location?.protocol.startsWith("http") ? location.origin : ""
}
