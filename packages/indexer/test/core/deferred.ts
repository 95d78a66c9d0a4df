/** A promise that a test settles. */
export interface Deferred {
  readonly promise: Promise<void>
  resolve(): void
  reject(error: Error): void
}

/** The promise may reject before anything awaits it. */
export function deferred(): Deferred {
  let resolve = () => {}
  let reject = (_: Error) => {}
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  promise.catch(() => {})
  return { promise, resolve, reject }
}
