/** The properties of a page: the parameters in its path. */
export interface PageProps {
  readonly parameters: Readonly<Record<string, string>>
}
