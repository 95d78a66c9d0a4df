import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { apis } from "../apis.ts"
import { llms } from "../reference/llms.ts"

/**
 * The repository's `llms.txt`.
 *
 * @param outputs files to be written, by path from the root; they take precedence over those on disk
 */
export function repositoryLlms(root: string, outputs: ReadonlyMap<string, string>): string {
  const onDisk = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "")
  return llms(
    {
      title: "Serac",
      summary:
        "Typed TypeScript clients for six APIs of Avalanche and EVM chains, generated from OpenAPI and OpenRPC documents; " +
        "mocks of all of them; and a self-hosted data and metrics service.",
      details: [
        "Each page below is one operation: what it does, parameters, result, errors, a curl line, a TypeScript sample and an " +
          "example response. The packages on npm carry their pages in the folder `reference`.",
        [
          "- [README.md](README.md): what there is and how to use it",
          "- [packages/cli/README.md](packages/cli/README.md): the command `serac`",
          "- [docs/errors.md](docs/errors.md): every error of the HTTP APIs, its cause and what to do",
          "- [docs/support.md](docs/support.md): which operation is served for which chains, by whom",
          "- [api.md](api.md): every function of every package in one line",
          ...apis.map(
            ({ packageName, folder }) =>
              `- [${folder}/README.md](${folder}/README.md): how \`${packageName}\` is used, with recipes`,
          ),
        ].join("\n"),
      ],
      packages: apis.map(({ packageName, folder }) => ({ name: packageName, folder })),
    },
    (path) => outputs.get(path) ?? onDisk(path),
  )
}
