import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** How a client shows its operations: by its methods in Go, or by its modules in Python. */
export type OperationSource = "methods" | "modules"

/** The ids of a document's operations. */
export function operationIds(document: string): readonly string[] {
  const { paths } = JSON.parse(readFileSync(document, "utf8")) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
  }
  return Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []))
}

/** Those of the ids that a generated client lacks; names differ in case and underscores only. */
export function missingOperations(ids: readonly string[], folder: string, source: OperationSource): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const names =
    source === "modules"
      ? files.filter((file) => file.endsWith(".py")).map((file) => file.replace(/^.*\/|\.py$/g, ""))
      : files
          .filter((file) => file.endsWith(".go"))
          .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/^func \(c \*Client\) (\w+)\(/gm)])
          .map(([, name = ""]) => name)
  const own = new Set(names.map(plain))
  return ids.filter((id) => !own.has(plain(id)))
}

const plain = (name: string) => name.replaceAll("_", "").toLowerCase()
