/** The path that a request has, with a constant query; a fragment only tells operations of one path apart. */
export function sentPath(path: string): string {
  return path.split("#")[0] as string
}
