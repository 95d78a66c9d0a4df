import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { basename, dirname } from "node:path"
import { mustRun } from "../smoke/run.ts"
import type { Registry } from "./start-registry.ts"

/**
 * Puts tarballs into a registry in their own versions, by the requests that `npm publish` sends. npm keeps what it has installed by the
 * registry's URL, which is new in each run; other package managers need a new version (`publishPackages`).
 *
 * @throws Error with the registry's answer if it refuses one
 */
export async function uploadPackages(files: readonly string[], { url, token }: Registry): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(file)
      const { stdout } = await mustRun("tar", ["-xzOf", file, "package/package.json"], { cwd: dirname(file) })
      const manifest = JSON.parse(stdout) as { readonly name: string; readonly version: string }
      const { name, version } = manifest
      const attachment = basename(file)
      const digest = (algorithm: string) => createHash(algorithm).update(data)
      const dist = {
        integrity: `sha512-${digest("sha512").digest("base64")}`,
        shasum: digest("sha1").digest("hex"),
        tarball: `${url}${name}/-/${attachment}`,
      }
      const response = await fetch(`${url}${name.replace("/", "%2f")}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({
          _id: name,
          name,
          "dist-tags": { latest: version },
          versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
          _attachments: {
            [attachment]: {
              content_type: "application/octet-stream",
              data: data.toString("base64"),
              length: data.length,
            },
          },
        }),
      })
      if (!response.ok)
        throw new Error(`the registry does not take ${name}: ${response.status} ${await response.text()}`)
    }),
  )
}
