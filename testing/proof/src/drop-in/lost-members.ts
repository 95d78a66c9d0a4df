/** The members of a service's answer that the SDK did not return to its user, as paths: `blocks[].size`. Items of lists count as one. */
export function lostMembers(sent: unknown, given: unknown, path = ""): readonly string[] {
  if (Array.isArray(sent)) {
    const items = Array.isArray(given) ? given : []
    return uniquePaths(sent.flatMap((item, at) => lostMembers(item, items[at], `${path}[]`)))
  }
  // The SDK converts texts of times into dates.
  if (given instanceof Date) return given.toISOString() === sent ? [] : [path]
  if (typeof sent !== "object" || sent === null) return Object.is(sent, given) ? [] : [path]
  if (typeof given !== "object" || given === null) return [path]
  const members = given as Readonly<Record<string, unknown>>
  return uniquePaths(
    Object.entries(sent).flatMap(([name, value]) =>
      lostMembers(value, members[name], path === "" ? name : `${path}.${name}`),
    ),
  )
}

function uniquePaths(paths: readonly string[]): readonly string[] {
  return [...new Set(paths)]
}
