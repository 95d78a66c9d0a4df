import { writeFileSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import { join } from "node:path"
import { repository } from "../../support/program.ts"
import { cache } from "../generate.ts"
import { type PublicDocument, publicDocuments } from "./documents.ts"
import { type Generated, generated, generators } from "./generators.ts"
import { table } from "./table.ts"

/** The page with the table, relative to the repository. */
const page = "docs/public-documents.md"

type Peer = keyof typeof generators
const peers = Object.keys(generators) as readonly Peer[]

/**
 * Generates a client of each public document with each generator, one after the other, and writes {@link page} if all documents are wanted.
 *
 * @param folder has a copy of each repository, as `OWNER/NAME`
 * @param wanted a part of the documents' names; empty for all, which writes the page
 * @returns the number of documents for which this generator takes more than half of the processor's time of hey-api, or fails
 */
export async function runPeers(folder: string, wanted: string): Promise<number> {
  const rows: (readonly (string | number)[])[] = []
  const loads: number[] = []
  let slow = 0
  // What Node.js compiles of each generator is in the cache afterwards.
  const [first] = publicDocuments
  if (first) for (const peer of peers) await generate(peer, folder, first)
  for (const document of publicDocuments.filter(({ name }) => name.includes(wanted))) {
    const made = new Map<Peer, Generated>()
    for (const peer of peers) {
      made.set(peer, await generate(peer, folder, document))
      loads.push(loadavg()[0] ?? 0)
    }
    const ratio = ratioOf(made.get("Serac"), made.get("hey-api"))
    if (!made.get("Serac")?.isDone || (ratio ?? 0) > 0.5) slow += 1
    rows.push([document.name, ...peers.flatMap((peer) => cellsOf(made.get(peer))), ratio?.toFixed(2) ?? ""])
    console.log(rows.at(-1)?.join(" "))
  }
  const text = pageText(rows, loads)
  if (wanted === "") writeFileSync(join(repository, page), text)
  console.log(`\n${text}\n${rows.length} documents, ${slow} that take more than half of the time of hey-api or fail`)
  return slow
}

function generate(peer: Peer, folder: string, { name, repository: from, path }: PublicDocument): Promise<Generated> {
  const out = join(cache, "peers", peer, name)
  return generated(generators[peer], join(folder, from, path), out, `@real/${name}`)
}

function ratioOf(own: Generated | undefined, peer: Generated | undefined): number | undefined {
  return own?.isDone && peer?.isDone ? own.processorMs / peer.processorMs : undefined
}

function cellsOf(made: Generated | undefined): readonly (string | number)[] {
  if (!made?.isDone) return ["fails", made ? Math.round(made.processorMs) : "", ""]
  return [made.operations, Math.round(made.processorMs), Math.round(made.bytes / 1024)]
}

function pageText(rows: readonly (readonly (string | number)[])[], loads: readonly number[]): string {
  const head = ["Document", ...peers.flatMap((peer) => [peer, "ms", "KB"]), "of hey-api"]
  const load = Math.max(...loads).toFixed(1)
  return `# Clients of public documents

What Serac, hey-api and orval make of ${rows.length} documents that their owners published: the operations of the client, the milliseconds of the
processor in a new process, with Node.js's cache of compiled modules, and the kilobytes of TypeScript. The last column is Serac's time as a share of hey-api's. "fails" is a generator that ended with an error.
Nothing of the documents is part of this repository.

Made by \`pnpm generate:real --documents FOLDER --peers\`, in which FOLDER has a copy of each repository as OWNER/NAME
([their list](../packages/codegen/test/real/public/documents.ts)), with the versions of [tools/bench](../tools/bench/package.json), on ${cpus().length} cores whose load was up to
${load}. hey-api and orval read documents of OpenAPI only. Whether the clients compile and answer is tested by the same command without \`--peers\`.

${table(head, rows)}
`
}
