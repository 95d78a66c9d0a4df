/** Where the pages of some folders are on the site, by their paths in the repository; the first that matches counts. */
const places: readonly (readonly [RegExp, string])[] = [
  [/^docs\/README\.md$/, ""],
  [/^README\.md$/, "overview"],
  [/^docs\/(?<name>[\w-]+)\.md$/, "$<name>"],
  [/^docs\/(?<name>(?:guides|decisions)\/[\w-]+)\.md$/, "$<name>"],
  [/^packages\/clients\/(?<name>[\w-]+)\/README\.md$/, "clients/$<name>"],
  [/^packages\/runtime\/http\/README\.md$/, "packages/http-client"],
  [/^packages\/[\w-]+\/(?<name>[\w-]+)\/README\.md$/, "packages/$<name>"],
  [/^packages\/[\w-]+\/(?<name>[\w-]+)\/(?:src|test)\/(?<part>[\w-]+)\/README\.md$/, "packages/$<name>/$<part>"],
  [/^tools\/(?<name>.+)\/README\.md$/, "tools/$<name>"],
  [/^(?<name>.+)\/README\.md$/, "$<name>"],
  [/^(?<name>.+)\.md$/, "$<name>"],
]

/**
 * Where a Markdown file of the repository is on the site, without an ending: `operating` for `docs/operating.md`, and nothing for its
 * beginning.
 */
export function siteUrl(path: string): string {
  const [pattern, place] = places.find(([each]) => each.test(path)) ?? [/$/, ""]
  return path.replace(pattern, place).toLowerCase()
}
