const listenReasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "the port is taken; choose another one, or 0 for any free one",
  EADDRNOTAVAIL: "this machine has no such address",
  EACCES: "not allowed; ports below 1024 need privileges",
  ENOTFOUND: "the host name is unknown",
  ERR_SOCKET_BAD_PORT: "a port is an integer from 0 to 65535",
}

/** Thrown when a server cannot listen at its address; `code` is the system's, such as `EADDRINUSE`. */
export class ListenError extends Error {
  override readonly name = "ListenError"
  readonly code: string
  readonly host: string
  readonly port: number

  constructor(host: string, port: number, code: string, options?: ErrorOptions) {
    super(`Cannot listen on ${host}:${port}: ${listenReasons[code] ?? code}`, options)
    this.code = code
    this.host = host
    this.port = port
  }
}
