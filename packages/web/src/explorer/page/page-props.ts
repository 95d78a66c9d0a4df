/** What a page is told: what its path names. */
export interface PageProps {
  readonly parameters: Readonly<Record<string, string>>
}
