import { type Signal, signal } from "@preact/signals"
import { ownOf } from "../model/lookup.ts"
import type { Reference, ReferenceOperation } from "../model/reference.ts"
import { type ServerModel, serversOf } from "../model/servers.ts"
import type { PageDocument } from "../site/site-document.ts"

/** The last selected target of a document's calls. */
export interface ChosenTarget {
  /** The key of a {@link CallTarget}; empty before a selection. */
  readonly chosen: Signal<string>
  /** The server variables that differ from their defaults. */
  readonly variables: Signal<Readonly<Record<string, string>>>
}

/** A server at which an operation can be called. */
export interface CallTarget {
  /** The same for all operations of a server, although their paths differ. */
  readonly key: string
  readonly label: string
  readonly origin: string
  readonly server: ServerModel
}

const targets = new Map<string, ChosenTarget>()

/** The selected target of a document. */
export function callTarget({ name }: PageDocument): ChosenTarget {
  const known = targets.get(name)
  if (known !== undefined) return known
  const target = { chosen: signal(""), variables: signal({}) }
  targets.set(name, target)
  return target
}

/** The possible targets of an operation: the page's own server, and the servers in the document. */
export function callTargets(
  { isHere }: PageDocument,
  reference: Reference,
  operation: ReferenceOperation,
): readonly CallTarget[] {
  const servers = serversOf(reference, operation)
  const here = pageOrigin()
  const named = servers.flatMap((server, index): CallTarget[] => {
    const { origin, path, description } = server
    // A server without an origin is the one that serves the document.
    if (origin === "" || origin === here) return []
    return [{ key: `${index} ${origin}`, label: description || `${origin}${path}`, origin, server }]
  })
  const own = servers.find(({ origin }) => origin === "" || origin === here)
  const [server] = own === undefined ? servers : [own]
  const place =
    here === "" || server === undefined ? [] : [{ key: here, label: `${here} (this server)`, origin: here, server }]
  const isFirst = isHere === true || own !== undefined
  const places = isFirst ? [...place, ...named] : [...named, ...place]
  return places.length > 0 || server === undefined ? places : [{ key: "", label: anyOrigin, origin: anyOrigin, server }]
}

/** The origin of examples without a target. */
const anyOrigin = "http://127.0.0.1:8080"

/** The selected target, or else the first one. */
export function chosenTarget(places: readonly CallTarget[], { chosen }: ChosenTarget): CallTarget | undefined {
  return places.find(({ key }) => key === chosen.value) ?? places[0]
}

/** The values of a target's variables: selected values, or else defaults. */
export function targetVariables({ server }: CallTarget, { variables }: ChosenTarget): Readonly<Record<string, string>> {
  return Object.fromEntries(
    server.variables.map(({ name, default: own }) => [name, ownOf(variables.value, name) ?? own]),
  )
}

/** The origin of this page; undefined for a page that was opened as a file. */
function pageOrigin(): string {
  return globalThis.location?.protocol.startsWith("http") ? location.origin : ""
}
