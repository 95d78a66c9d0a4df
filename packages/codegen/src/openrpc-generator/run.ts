import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { OpenRpcDocument } from "../document/openrpc.ts"
import type { ClientTarget, Files } from "../emit/target.ts"
import type { RpcModel } from "../model/model.ts"
import { skeletonOf } from "./skeleton.ts"

// Test runners unwrap the default export of a CommonJS module but Node does not; `require` behaves the same in both.
const { default: generate }: typeof import("@open-rpc/generator") = createRequire(import.meta.url)(
  "@open-rpc/generator",
)

// The file is component.ts in the sources and component.js in the build.
const component = fileURLToPath(new URL(`component${extname(import.meta.url)}`, import.meta.url))

/** Runs @open-rpc/generator with this package's component, and returns the files that it wrote. */
export async function runOpenRpcGenerator(
  document: OpenRpcDocument,
  model: RpcModel,
  target: ClientTarget,
): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), "serac-openrpc-"))
  try {
    await generate({
      openrpcDocument: skeletonOf(document, model, target),
      components: [
        {
          type: "custom",
          name: target.packageName,
          language: "typescript",
          customComponent: component,
          openRPCPath: null,
          outPath: folder,
        },
      ],
    })
    const names = (await readdir(folder)).sort()
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const)),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
