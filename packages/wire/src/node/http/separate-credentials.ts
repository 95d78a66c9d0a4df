/** The URL of a node, and the credentials for it. */
export interface NodeAccess {
  /** The URL without user name and password, which `fetch` does not accept in a URL. */
  readonly url: string
  /** The `authorization` header for user name and password; empty without them. */
  readonly headers: Readonly<Record<string, string>>
}

/** Moves user name and password from a node's URL to a header of HTTP basic authentication. @throws TypeError for an invalid URL. */
export function separateCredentials(text: string): NodeAccess {
  const url = new URL(text)
  const { username, password } = url
  if (username === "" && password === "") return { url: url.href, headers: {} }
  url.username = ""
  url.password = ""
  const credentials = Buffer.from(`${decodedCredential(username)}:${decodedCredential(password)}`).toString("base64")
  return { url: url.href, headers: { authorization: `Basic ${credentials}` } }
}

/** Decodes percent escapes; a percent sign in a password need not start one. */
function decodedCredential(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
