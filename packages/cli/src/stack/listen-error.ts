const portReasons: Readonly<Record<string, (flag: string) => string>> = {
  EADDRINUSE: (flag) =>
    `the port is taken, perhaps by another serac; choose another one with ${flag}, or 0 for any free one`,
  EADDRNOTAVAIL: () => "this machine has no such address",
  EACCES: () => "not allowed; ports below 1024 need privileges",
  ENOTFOUND: () => "the host name is unknown",
}

/** Thrown when a service cannot listen at its address; `code` is the system's, such as `EADDRINUSE`. */
export class ListenError extends Error {
  override readonly name = "ListenError"
  readonly code: string

  constructor(host: string, port: number, code: string, flag: string, options?: ErrorOptions) {
    super(`Cannot listen on ${host}:${port}: ${portReasons[code]?.(flag) ?? code}`, options)
    this.code = code
  }
}
