/** A private label of an address or a node, kept in the browser. */
export interface Label {
  /** The address or node ID; an address of an EVM chain in lower case. */
  readonly id: string
  /** The path of its page. */
  readonly path: string
  /** The label's text; empty for an entry that is only watched. */
  readonly text: string
  /** Whether it is on the watch list. */
  readonly isWatched: boolean
}

/** Maximum number of labels that are kept. */
export const maxLabels = 1_000
/** Maximum characters of a label. */
export const maxLabelLength = 60
const maxIdLength = 120
const maxPathLength = 400

const kindOfFile = "serac-labels"

/** The ID under which a label is kept: the case of an EVM address is only a checksum. */
export const labelId = (id: string) => (/^0x[0-9a-f]{40}$/i.test(id) ? id.toLowerCase() : id)

/** The file that labels are exported to: JSON, readable and stable. */
export function labelFile(labels: Iterable<Label>): string {
  const sorted = [...labels].sort((one, other) => (one.id < other.id ? -1 : 1))
  const entries = sorted.map(({ id, path, text, isWatched }) => ({ id, path, label: text, watched: isWatched }))
  return `${JSON.stringify({ kind: kindOfFile, version: 1, labels: entries }, null, 2)}\n`
}

/**
 * The labels of an exported file.
 *
 * @throws Error that names the member and its rule if the file is not one.
 */
export function labelsOf(file: string): readonly Label[] {
  const { kind, version, labels } = parsed(file)
  if (kind !== kindOfFile) throw new Error(`kind must be "${kindOfFile}"`)
  if (version !== 1) throw new Error("version must be 1")
  if (!Array.isArray(labels)) throw new Error("labels must be an array")
  if (labels.length > maxLabels) throw new Error(`labels must have at most ${maxLabels} entries`)
  return labels.map((entry: unknown, at) => {
    const { id, path, label, watched } = Object(entry) as Readonly<Record<string, unknown>>
    const name = `labels[${at}]`
    if (!isText(id, maxIdLength) || !/^[\w-]+$/.test(id)) throw new Error(`${name}.id must be an address or a node ID`)
    // A path of another origin, such as //example.com, would lead away from the explorer.
    if (!isText(path, maxPathLength) || !/^\/(?!\/)[\w\-/%.~]*$/.test(path))
      throw new Error(`${name}.path must be a path of the explorer`)
    if (label !== "" && !isText(label, maxLabelLength))
      throw new Error(`${name}.label must be a text of at most ${maxLabelLength} characters`)
    if (typeof watched !== "boolean") throw new Error(`${name}.watched must be true or false`)
    return { id: labelId(id), path, text: label, isWatched: watched }
  })
}

function parsed(file: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(file)) as Readonly<Record<string, unknown>>
  } catch {
    throw new Error("the file must be JSON")
  }
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value !== "" && value.length <= longest
