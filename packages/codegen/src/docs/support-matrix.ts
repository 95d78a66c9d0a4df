import { CodegenError } from "../error.ts"
import type { Model, RestModel, RestOperationModel, RpcModel } from "../model/model.ts"
import type { ServiceSupport } from "./support.ts"

/** A document, with information on which servers offer its operations. */
export interface MatrixSource {
  readonly model: Model
  /** The folder of the reference pages, relative to that of the matrix. */
  readonly reference: string
  /** The declaration of this repository's service; undefined for an interface of the node. */
  readonly support?: ServiceSupport | undefined
}

/** The kinds of chains in `x-chains`, with the headings of their columns in the matrix. */
const chainColumns = { evm: "EVM chain", p: "P-Chain", x: "X-Chain", c: "C-Chain, atomic" } as const
const kindNames = Object.keys(chainColumns) as (keyof typeof chainColumns)[]

const settingLabels: Readonly<Record<string, string>> = {
  chains: "`chains`, or `node` for its C-Chain",
  node: "`node`",
  "nft.metadata": "`nft.metadata` on",
}

/** A client that others wrote, and whether its program ran against a devnet: cells of a table. */
export type ClientResult = readonly [client: string, version: string, before: string, after: string]

/** The results in the table of `docs/devnet-clients.md`. */
export function clientResults(page: string): readonly ClientResult[] {
  const rows = page.split("\n").filter((line) => line.startsWith("| "))
  return rows.slice(2).map((line): ClientResult => {
    const [client = "", version = "", , , before = "", after = ""] = line.slice(2, -2).split(" | ")
    return [client.trim(), version.trim(), before.trim(), after.trim()]
  })
}

/**
 * `docs/support.md`: for each operation the kinds of chains it applies to, the servers that offer it, and the settings that a self-hosted service needs for it.
 *
 * @param clients - results of clients against the devnet; none by default
 * @throws {CodegenError} when an operation does not specify its kinds of chains
 */
export function supportMatrix(
  command: string,
  sources: readonly MatrixSource[],
  clients: readonly ClientResult[] = [],
): string {
  const services = sources.filter(({ support }) => support !== undefined)
  const nodes = sources.filter(({ support }) => support === undefined)
  return `${[
    `<!-- Made by \`${command}\` from the documents in specs/ and from what the services say. Do not edit. -->`,
    "# What is served where",
    "**Hosted** is the public data service, according to its documentation. **Own** is Serac on your own node (`serac up`), with the " +
      "settings of `serac.json` in the last column. An empty cell means that the operation does not apply to that kind of chain.",
    "`/openapi.json` and `/docs` of a service mark the operations that it does not serve with its settings (`x-unserved`). Such an " +
      "operation returns 503 with `x-should-retry: false`; a chain that is not configured returns 404. `enabledFeatures` of " +
      "`GET /v1/chains` lists the data of each chain beyond blocks, transactions and transfers.",
    ...services.flatMap((source) => [`## ${source.model.title}`, serviceTable(source)]),
    "## Interfaces of a node",
    "Serac's clients call these at your own node. A hosted node may leave some out; it never offers health, which belongs to one node.",
    nodeTable(nodes),
    "Since the Helicon upgrade the C-Chain has no `warp_*` methods of the subnet EVM API; chains of L1s have them if their nodes enable " +
      "them. The data service's `aggregateSignatures` serves messages of both.",
    "`admin.*` needs a node that was started with `--api-admin-enabled`, `debug_*` a chain whose configuration enables it; since Helicon " +
      "the C-Chain has only the methods of `debug_*` that trace. `eth_subscribe` and `eth_unsubscribe` are served on WebSocket connections alone.",
    ...(clients.length === 0 ? [] : ["## The devnet and clients of others", clientsTable(clients)]),
  ].join("\n\n")}\n`
}

function clientsTable(clients: readonly ClientResult[]): string {
  const table = alignedTable(["Client", "Version", "Before Helicon", "After Helicon"], clients)
  return `${table}\n\nWhat each does is in [clients of others and the devnet](devnet-clients.md).`
}

function serviceTable({ model, reference, support }: MatrixSource): string {
  const { operations } = model as RestModel
  return alignedTable(
    ["Operation", "Request", ...kindNames.map((kind) => chainColumns[kind]), "No chain", "Own service needs"],
    operations.map((operation) => {
      const { name, file, method, path, chains } = operation
      if (chains === undefined) throw new CodegenError(`${method} ${path}: has no x-chains`)
      const reason = support?.unserved[operation.id]
      const by = servedBy(operation, reason === undefined)
      return [
        `[\`${name}\`](${reference}/${file}.md)`,
        `\`${method} ${path}\``,
        ...kindNames.map((kind) => (chains.includes(kind) ? by : "")),
        chains.length === 0 ? by : "",
        reason === undefined ? needsOf(operation, support) : `not served: does not ${reason}`,
      ]
    }),
  )
}

function servedBy({ isHosted }: RestOperationModel, isOwn: boolean): string {
  return [...(isHosted ? ["hosted"] : []), ...(isOwn ? ["own"] : [])].join(", ") || "not served"
}

function needsOf({ id, path }: RestOperationModel, support: ServiceSupport | undefined): string {
  return (support?.requiredSettings({ id, path }) ?? [])
    .map((setting) => settingLabels[setting] ?? `\`${setting}\``)
    .join("; ")
}

function nodeTable(sources: readonly MatrixSource[]): string {
  return alignedTable(
    ["Interface", "Operations", "Served by a current node", "Not served"],
    sources.map(({ model, reference }) => {
      const { operations } = model as RestModel | RpcModel
      const missing = operations.filter(({ isUnserved }) => isUnserved === true)
      return [
        `[${model.title}](${reference}/README.md)`,
        String(operations.length),
        String(operations.length - missing.length),
        missing
          .map((operation) => `\`${"path" in operation && "id" in operation ? operation.id : operation.name}\``)
          .join(", "),
      ]
    }),
  )
}

/** A Markdown table, aligned like the formatter does. */
function alignedTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`
  return [head, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("\n")
}
