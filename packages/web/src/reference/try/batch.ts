import { type Signal, signal } from "@preact/signals"

/** A call in a batch. */
export interface BatchedCall {
  readonly label: string
  /** The request as JSON. */
  readonly body: string
}

const batches = new Map<string, Signal<readonly BatchedCall[]>>()

/** The batch of calls for one endpoint of a document. */
export function callBatch(document: string, url: string): Signal<readonly BatchedCall[]> {
  const id = `${document} ${url}`
  const known = batches.get(id)
  if (known !== undefined) return known
  const made = signal<readonly BatchedCall[]>([])
  batches.set(id, made)
  return made
}

/** The body of a batch, with a unique id for each call. */
export function joined(calls: readonly BatchedCall[]): string {
  return `[${calls.map(({ body }, index) => body.replace(/("id": ?)\d+/, `$1${index + 1}`)).join(",\n")}]`
}
