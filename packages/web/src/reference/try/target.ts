import { type Signal, signal } from "@preact/signals"
import { ownOf } from "../model/lookup.ts"
import type { Reference, ReferenceOperation } from "../model/reference.ts"
import { type ServerModel, serversOf } from "../model/servers.ts"
import type { PageDocument } from "../site/site-document.ts"

/** Where the calls of a document go, as it was chosen last. */
export interface ChosenTarget {
  /** The key of a {@link CallTarget}; empty before anything is chosen. */
  readonly chosen: Signal<string>
  /** The variables of paths that are not at their defaults. */
  readonly variables: Signal<Readonly<Record<string, string>>>
}

/** A place where an operation can be called. */
export interface CallTarget {
  /** Stays the same from operation to operation, though paths differ. */
  readonly key: string
  readonly label: string
  readonly origin: string
  readonly server: ServerModel
}

const targets = new Map<string, ChosenTarget>()

/** The target of a document. */
export function callTarget({ name }: PageDocument): ChosenTarget {
  const known = targets.get(name)
  if (known !== undefined) return known
  const target = { chosen: signal(""), variables: signal({}) }
  targets.set(name, target)
  return target
}

/** Where an operation can be called: at the page's own server, and at those that the document names. */
export function callTargets(
  { isHere }: PageDocument,
  reference: Reference,
  operation: ReferenceOperation,
): readonly CallTarget[] {
  const servers = serversOf(reference, operation)
  const here = pageOrigin()
  const named = servers.flatMap((server, index): CallTarget[] => {
    const { origin, path, description } = server
    // A path alone is one of the server that has the document.
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

/** Where an example goes to when nobody says where. */
const anyOrigin = "http://127.0.0.1:8080"

/** The place that was chosen, or the first one. */
export function chosenTarget(places: readonly CallTarget[], { chosen }: ChosenTarget): CallTarget | undefined {
  return places.find(({ key }) => key === chosen.value) ?? places[0]
}

/** The values of the variables of a place: those that were chosen, and the defaults. */
export function targetVariables({ server }: CallTarget, { variables }: ChosenTarget): Readonly<Record<string, string>> {
  return Object.fromEntries(
    server.variables.map(({ name, default: own }) => [name, ownOf(variables.value, name) ?? own]),
  )
}

/** Where this page is from; a page that was opened as a file has no server. */
function pageOrigin(): string {
  return globalThis.location?.protocol.startsWith("http") ? location.origin : ""
}
