/** How a parameter is written. */
export interface WrittenParameter {
  readonly name: string
  readonly style?: string | undefined
  readonly explode?: boolean | undefined
  /** Whether the parameter has a media type, so that its value is JSON. */
  readonly isJson: boolean
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" }

/** The pairs of a query or a form to which a value is written, by the rules of OpenAPI. */
export function writtenPairs(
  { name, style = "form", explode = style === "form" || style === "deepObject", isJson }: WrittenParameter,
  value: unknown,
): readonly (readonly [string, string])[] {
  if (isJson) return [[name, JSON.stringify(value)]]
  if (Array.isArray(value))
    return explode
      ? value.map((item) => [name, plainText(item)])
      : [[name, value.map(plainText).join(separators[style] ?? ",")]]
  if (typeof value !== "object" || value === null) return [[name, plainText(value)]]
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  if (style === "deepObject") return members.map(([key, member]) => [`${name}[${key}]`, plainText(member)])
  if (explode) return members.map(([key, member]) => [key, plainText(member)])
  return [[name, members.flatMap(([key, member]) => [key, plainText(member)]).join(",")]]
}

/** The text of a value in a path or a header, by the style `simple`. */
export function simpleText({ explode = false, isJson }: WrittenParameter, value: unknown): string {
  if (isJson) return JSON.stringify(value)
  if (Array.isArray(value)) return value.map(plainText).join(",")
  if (typeof value !== "object" || value === null) return plainText(value)
  return Object.entries(value)
    .flatMap(([key, member]) => (explode ? [`${key}=${plainText(member)}`] : [key, plainText(member)]))
    .join(",")
}

/** The text of a value that is part of no structure: strings as they are, objects as JSON. */
export function plainText(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value)
}
