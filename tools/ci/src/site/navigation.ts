/** A page in the sidebar. */
export interface NavigationEntry {
  readonly title: string
  /** The Markdown file, from the root of the repository. */
  readonly source: string
}

/** A part of the sidebar. */
export interface Section {
  readonly title: string
  readonly entries: readonly NavigationEntry[]
  /** Whether it is collapsed by default. */
  readonly isFolded?: boolean
}

const guide = (title: string, name: string): NavigationEntry => ({ title, source: `docs/guides/${name}.md` })
const docPage = (title: string, name: string): NavigationEntry => ({ title, source: `docs/${name}.md` })
const client = (title: string, name: string): NavigationEntry => ({
  title,
  source: `packages/clients/${name}/README.md`,
})

/** The first entries of the sidebar, in reading order. Every other page is in the sections of `restOf`. */
export const sections: readonly Section[] = [
  {
    title: "Begin",
    entries: [
      guide("Start in five minutes", "start"),
      { title: "What Serac is", source: "README.md" },
      docPage("Concepts", "concepts"),
      docPage("Recipes", "recipes"),
      docPage("Moving from the hosted API", "moving-from-the-hosted-api"),
    ],
  },
  {
    title: "Clients",
    entries: [
      client("Data", "data"),
      client("Metrics", "metrics"),
      client("P-Chain", "p-chain"),
      client("X-Chain", "x-chain"),
      client("Subnet-EVM and C-Chain", "subnet-evm"),
      client("Health", "health"),
      guide("Pages, errors, retries", "pages-errors-retries"),
      guide("A client of the hosted API", "hosted-client"),
      guide("Testing", "testing"),
      guide("A cross-chain dApp in vitest", "cross-chain-test"),
      guide("Contract tests of your own API", "contract-tests"),
      guide("Streams", "streams"),
      guide("When the document changes", "changed-document"),
    ],
  },
  {
    title: "Run your own",
    entries: [
      guide("An L1 of your own", "your-own-l1"),
      guide("In production", "production"),
      guide("From the hosted service to your own", "own-service"),
      { title: "Deploying", source: "packages/cli/deploy/README.md" },
      guide("Growing to PostgreSQL", "postgresql"),
      docPage("Operating", "operating"),
      docPage("Scaling", "scaling"),
      { title: "Security", source: "SECURITY.md" },
    ],
  },
  {
    title: "Look up",
    entries: [
      docPage("Support", "support"),
      docPage("Errors", "errors"),
      docPage("Limits", "limits"),
      { title: "Settings", source: "packages/cli/README.md" },
      { title: "Every function", source: "api.md" },
    ],
  },
  {
    title: "Compare",
    entries: [guide("Comparison with other SDKs and services", "comparison"), docPage("Benchmarks", "benchmarks")],
  },
  {
    title: "The project",
    entries: [
      { title: "Architecture", source: "ARCHITECTURE.md" },
      { title: "Contributing", source: "CONTRIBUTING.md" },
      docPage("Versioning", "versioning"),
      { title: "Changelog", source: "CHANGELOG.md" },
    ],
  },
]

/** The sections for all remaining pages: decisions, packages and tools, by the headings of their pages. */
export function restOf(pages: readonly { readonly path: string; readonly text: string }[]): readonly Section[] {
  const named = new Set(["docs/README.md", ...sections.flatMap(({ entries }) => entries.map(({ source }) => source))])
  const rest = pages.filter(({ path }) => !named.has(path))
  const section = (title: string, belongs: (path: string) => boolean): Section => ({
    title,
    isFolded: true,
    entries: rest
      .filter(({ path }) => belongs(path))
      .map(({ path, text }) => ({ title: headingOf(text) ?? path, source: path })),
  })
  const isDecision = (path: string) => path.startsWith("docs/decisions/")
  const isPackage = (path: string) => path.startsWith("packages/")
  return [
    section("Decisions", isDecision),
    section("Packages", isPackage),
    section("Tools and examples", (path) => !isDecision(path) && !isPackage(path)),
  ]
}

/** The first heading of a page, without Markdown marks. */
export function headingOf(text: string): string | undefined {
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll("`", "")
}
