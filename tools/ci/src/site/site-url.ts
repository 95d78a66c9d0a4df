/** The site paths of some repository folders; the first match counts. */
const sitePaths: readonly (readonly [RegExp, string])[] = [
  [/^docs\/README\.md$/, ""],
  [/^README\.md$/, "overview"],
  [/^docs\/(?<name>[\w-]+)\.md$/, "$<name>"],
  [/^docs\/(?<name>(?:guides|decisions)\/[\w-]+)\.md$/, "$<name>"],
  [/^packages\/clients\/(?<name>[\w-]+)\/README\.md$/, "clients/$<name>"],
  [/^packages\/integrations\/(?<name>[\w-]+)\/README\.md$/, "packages/$<name>"],
  [/^(?<name>(?:packages|testing|tools)\/[\w-]+)\/README\.md$/, "$<name>"],
  [/^(?<name>(?:packages|testing|tools)\/[\w-]+)\/(?:src|test)\/(?<part>.+)\/README\.md$/, "$<name>/$<part>"],
  [/^(?<name>.+)\/README\.md$/, "$<name>"],
  [/^(?<name>.+)\.md$/, "$<name>"],
]

/**
 * Where a Markdown file of the repository is on the site, without an ending: `operating` for `docs/operating.md`, and nothing for its
 * beginning.
 */
export function siteUrl(path: string): string {
  const [pattern, place] = sitePaths.find(([each]) => each.test(path)) ?? [/$/, ""]
  return path.replace(pattern, place).toLowerCase()
}
