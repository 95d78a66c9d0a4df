/** Where a node is asked by HTTP, and what lets one in. */
export interface NodeAccess {
  /** Without user name and password, which `fetch` refuses in a URL. */
  readonly url: string
  /** The `authorization` that user name and password make; empty without them. */
  readonly headers: Readonly<Record<string, string>>
}

/** Takes user name and password out of the URL of a node, as a header of HTTP's basic authentication. @throws TypeError when it is no URL. */
export function separateCredentials(text: string): NodeAccess {
  const url = new URL(text)
  const { username, password } = url
  if (username === "" && password === "") return { url: url.href, headers: {} }
  url.username = ""
  url.password = ""
  const credentials = Buffer.from(`${decodedCredential(username)}:${decodedCredential(password)}`).toString("base64")
  return { url: url.href, headers: { authorization: `Basic ${credentials}` } }
}

/** A percent sign in a password need not begin an escape. */
function decodedCredential(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
