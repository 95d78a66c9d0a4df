import { notPublic } from "../../docs/not-public.ts"

/** The page of a tarball. */
export const tarballReadme = (version: string, nodeVersion: string): string => `# Serac ${version}

The command \`serac\`, with Node.js ${nodeVersion} and every package that it needs: nothing else has to be installed.

\`\`\`sh
bin/serac up --rpc http://127.0.0.1:8545    # indexes the chain of a node, and serves it
bin/serac docs                              # the reference of the six APIs
bin/serac --help
\`\`\`

\`serac up\` serves the explorer at \`/\`, the reference of the data API at \`/docs\`, and the API at \`/v1\` of port 8080.

- \`bin/serac\` can be linked from a folder of the PATH. Unpacked elsewhere it works as well.
- \`deploy/\` has a systemd unit, a compose file with PostgreSQL and TLS, Prometheus rules and a Grafana board; its
  README says which of them were run.
- \`mock\`, \`proxy\`, \`contract\`, \`generate\`, \`diff\` and \`mcp\` need packages that are not in here: install the command with npm for those.
  ${notPublic}.
- The licences of what is inside are in \`lib/node.LICENSE\` and in the folder of each package in \`lib/node_modules\`.
`
