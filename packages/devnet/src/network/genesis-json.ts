import { formatAddress, formatHex, formatNodeId, type GenesisFile, hrpOf } from "@serac/chain"
import { writeJson } from "@serac/wire/node"

/** Writes the text of a genesis file, for `parseGenesis` of `@serac/chain`, a node, or `serac up --genesis`. */
export function genesisJson(file: GenesisFile): string {
  const address = (bytes: Uint8Array) => formatAddress(bytes, hrpOf(file.networkID), "X")
  const hex = (bytes: Uint8Array) => formatHex(bytes, "hexnc")
  return writeJson({
    networkID: file.networkID,
    allocations: file.allocations.map(({ ethAddr, avaxAddr, initialAmount, unlockSchedule }) => ({
      ethAddr: hex(ethAddr),
      avaxAddr: address(avaxAddr),
      initialAmount,
      unlockSchedule,
    })),
    startTime: file.startTime,
    initialStakeDuration: file.initialStakeDuration,
    initialStakeDurationOffset: file.initialStakeDurationOffset,
    initialStakedFunds: file.initialStakedFunds.map(address),
    initialStakers: file.initialStakers.map(({ nodeID, rewardAddress, delegationFee, signer }) => ({
      nodeID: formatNodeId(nodeID),
      rewardAddress: address(rewardAddress),
      delegationFee,
      signer: signer && { publicKey: hex(signer.publicKey), proofOfPossession: hex(signer.proofOfPossession) },
    })),
    cChainGenesis: file.cChainGenesis,
    message: file.message,
  })
}
