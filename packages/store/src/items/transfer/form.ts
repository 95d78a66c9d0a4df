import { Form } from "../fragment/form.ts"
import { hole } from "../fragment/hole.ts"
import { parties, placeTemplate } from "../fragment/pieces.ts"

/** A transfer of any token; one of an ERC-721 token has no value. The sign stays with the form for ever: it stands in stored rows. */
export const transferForm = new Form(
  "\u0006",
  placeTemplate,
  `,"txHash":"0x#",${parties},"logIndex":#[,"value":"#"]${hole.token}}`,
)
