/** A path without repeated slashes, `.` and `..`: a node redirects other paths to this form. A trailing slash stays. */
export function cleanPath(path: string): string {
  const kept: string[] = []
  for (const part of path.split("/")) {
    if (part === "..") kept.pop()
    else if (part !== "" && part !== ".") kept.push(part)
  }
  const clean = `/${kept.join("/")}`
  return path.endsWith("/") && clean !== "/" ? `${clean}/` : clean
}
