import { publicKeyOf, recoverPublicKey } from "@serac/chain"
import { expect, it } from "vitest"
import { bytesFor, hexOf, sha256 } from "./bytes.ts"
import { cheapSigner } from "./signing.ts"

it("signs as a key does: its public key can be recovered from every signature", () => {
  const recovered = Array.from({ length: 40 }, (_, index) => {
    const hash = sha256(`message ${index}`)
    return hexOf(recoverPublicKey(hash, cheapSigner(bytesFor(`key ${index % 4}`, 32))(hash)))
  })
  expect(recovered).toEqual(recovered.map((_, index) => hexOf(publicKeyOf(bytesFor(`key ${index % 4}`, 32)))))
})
