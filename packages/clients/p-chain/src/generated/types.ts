// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { ParametersOf } from "@serac/client/rpc"

export interface components {
  schemas: {
    /**
     * Adds a validator of the primary network whose period begins again whenever it ends. Its transaction ID stays that
     * of this transaction through all periods.
     */
    AddAutoRenewedValidatorTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      /** The 20 bytes of the node ID in hexadecimal, unlike elsewhere. */
      nodeID: components["schemas"]["HexString"]
      signer: components["schemas"]["TransactionSigner"]
      stake: components["schemas"]["Stake"]
      /** Who receives the rewards of validating. */
      validationRewardsOwner: components["schemas"]["OutputOwners"]
      /** Who receives the validator's share of the delegators' rewards. */
      delegationRewardsOwner: components["schemas"]["OutputOwners"]
      /** Who may change how the validator continues. Nobody when the threshold is 0. */
      validatorAuthority: components["schemas"]["OutputOwners"]
      /** The share of the delegators' rewards that the validator keeps, in millionths (20000 is 2 %). */
      delegationShares: components["schemas"]["JsonUint32"]
      /**
       * The share of the rewards that is added to the stake when a period ends, in millionths. The rest is paid out.
       */
      autoCompoundRewardShares: components["schemas"]["JsonUint32"]
      /** The length of a validation period, in seconds. */
      period: components["schemas"]["JsonUint64"]
    }
    /** Delegates to a validator of the primary network. No longer accepted since the Durango upgrade. */
    AddDelegatorTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      validator: components["schemas"]["StakingPeriod"]
      stake: components["schemas"]["Stake"]
      /** Who receives the rewards. */
      rewardsOwner: components["schemas"]["OutputOwners"]
    }
    /** Delegates to a validator of the primary network or of an elastic subnet. */
    AddPermissionlessDelegatorTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      validator: components["schemas"]["StakingPeriod"]
      /** The subnet of the validator. All zero bytes for the primary network. */
      subnetID: components["schemas"]["Cb58Id"]
      stake: components["schemas"]["Stake"]
      /** Who receives the rewards. */
      rewardsOwner: components["schemas"]["OutputOwners"]
    }
    /** Adds a validator of the primary network or of an elastic subnet. */
    AddPermissionlessValidatorTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      validator: components["schemas"]["StakingPeriod"]
      /** The subnet to validate. All zero bytes for the primary network. */
      subnetID: components["schemas"]["Cb58Id"]
      signer: components["schemas"]["TransactionSigner"]
      stake: components["schemas"]["Stake"]
      /** Who receives the rewards of validating. */
      validationRewardsOwner: components["schemas"]["OutputOwners"]
      /** Who receives the validator's share of the delegators' rewards. */
      delegationRewardsOwner: components["schemas"]["OutputOwners"]
      shares: components["schemas"]["Shares"]
    }
    /** Lets a validator of the primary network validate a permissioned subnet too. */
    AddSubnetValidatorTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      validator: components["schemas"]["SubnetStakingPeriod"]
      subnetAuthorization: components["schemas"]["Authorization"]
    }
    /** Adds a validator of the primary network without a BLS key. No longer accepted since the Durango upgrade. */
    AddValidatorTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      validator: components["schemas"]["StakingPeriod"]
      stake: components["schemas"]["Stake"]
      /** Who receives the rewards. */
      rewardsOwner: components["schemas"]["OutputOwners"]
      shares: components["schemas"]["Shares"]
    }
    /**
     * An address of the X-Chain or the P-Chain: a chain alias or ID, a hyphen, and the 20-byte key hash in Bech32. The
     * human-readable part depends on the network.
     */
    Address: string
    /** An address with its chain prefix (`X-custom1...`), or the bare 20-byte key hash in CB58. */
    AddressArgument: string
    AddressStake: {
      /** The staked AVAX, in nAVAX. */
      staked: components["schemas"]["DecimalString"]
      /** The staked amount of each asset, by asset ID. */
      stakeds: {
        [key: string]: components["schemas"]["DecimalString"]
      }
      /** The staked outputs, each as encoded bytes. */
      stakedOutputs: components["schemas"]["FormattedHex"][]
      encoding: components["schemas"]["HexEncoding"]
    }
    /** Moved the chain's time forward. Replaced by the time in each block since the Banff upgrade. */
    AdvanceTimeTx: {
      /** The new time of the chain, Unix time in seconds. */
      time: components["schemas"]["JsonUint64"]
    }
    AllValidatorSets: {
      /** The validator set of each subnet, by subnet ID. */
      validatorSets: {
        [key: string]: components["schemas"]["SigningSet"]
      }
    }
    AmountByAsset: {
      [key: string]: components["schemas"]["DecimalString"]
    }
    /**
     * Decides the proposal of the block before. The genesis block (height 0) is one too; its parent ID is the SHA-256
     * of the genesis.
     */
    ApricotOptionBlock: {
      parentID: components["schemas"]["ParentID"]
      height: components["schemas"]["BlockHeight"]
      id: components["schemas"]["BlockID"]
    }
    /** Before the Banff upgrade, proposes its transaction or carries one import or export. */
    ApricotProposalBlock: {
      parentID: components["schemas"]["ParentID"]
      height: components["schemas"]["BlockHeight"]
      id: components["schemas"]["BlockID"]
      tx: components["schemas"]["Transaction"]
    }
    /** Carries decided transactions. Blocks from before the Banff upgrade have no time. */
    ApricotStandardBlock: {
      parentID: components["schemas"]["ParentID"]
      height: components["schemas"]["BlockHeight"]
      id: components["schemas"]["BlockID"]
      txs: components["schemas"]["BlockTransactions"]
    }
    /** Proof that the owner of a subnet or validator agrees. Its signatures are the last credential. */
    Authorization: {
      signatureIndices: components["schemas"]["SignatureIndices"]
    }
    /**
     * What the addresses hold, outputs that they own with others included. The first four members count AVAX only, in
     * nAVAX; the maps count each asset in its smallest unit.
     */
    Balance: {
      /** All AVAX, locked or not. */
      balance: components["schemas"]["DecimalString"]
      /** AVAX that can be spent now. */
      unlocked: components["schemas"]["DecimalString"]
      /** AVAX that can be staked but not yet be transferred. */
      lockedStakeable: components["schemas"]["DecimalString"]
      /** AVAX that can be neither staked nor transferred yet. */
      lockedNotStakeable: components["schemas"]["DecimalString"]
      balances: components["schemas"]["AmountByAsset"]
      unlockeds: components["schemas"]["AmountByAsset"]
      lockedStakeables: components["schemas"]["AmountByAsset"]
      lockedNotStakeables: components["schemas"]["AmountByAsset"]
      /** The UTXOs that were counted. `null` when there are none. */
      utxoIDs: components["schemas"]["UTXOID"][] | null
    }
    /**
     * Moves assets on the P-Chain. Its members are those of every other kind of transaction that has inputs and
     * outputs.
     */
    BaseTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
    }
    /** There is no type member; the kind shows in the members that are present. */
    Block:
      | components["schemas"]["StandardBlock"]
      | components["schemas"]["ProposalBlock"]
      | components["schemas"]["OptionBlock"]
      | components["schemas"]["ApricotStandardBlock"]
      | components["schemas"]["ApricotProposalBlock"]
      | components["schemas"]["ApricotOptionBlock"]
    BlockAnswer: components["schemas"]["EncodedBlock"] | components["schemas"]["DecodedBlock"]
    /** Number of blocks before this one. */
    BlockHeight: components["schemas"]["JsonUint64"]
    /** The SHA-256 of the block's bytes. */
    BlockID: components["schemas"]["Cb58Id"]
    /** Unix time in seconds. Also the chain's time after the block. */
    BlockTime: components["schemas"]["JsonUint64"]
    BlockTransactions: components["schemas"]["Transaction"][] | null
    Blockchain: {
      id: components["schemas"]["Cb58Id"]
      /** A human-readable name. Need not be unique. */
      name: string
      /** The subnet that validates the blockchain. All zero bytes for the primary network. */
      subnetID: components["schemas"]["Cb58Id"]
      /** The virtual machine that runs the blockchain. */
      vmID: components["schemas"]["Cb58Id"]
    }
    BlockchainID: {
      blockchainID: components["schemas"]["Cb58Id"]
    }
    BlockchainIDs: {
      /** The blockchains that the subnet validates. */
      blockchainIDs: components["schemas"]["Cb58Id"][]
    }
    BlockchainStatus: {
      /**
       * `Validating`: validated by this node. `Created`: exists but is not validated by this node. `Preferred`:
       * proposed and likely to be created. `Syncing`: this node takes part without validating (and what it says of the
       * P-Chain itself). `Unknown`: not proposed, or the proposal is not preferred and may be submitted again.
       */
      status: "Validating" | "Created" | "Preferred" | "Syncing" | "Unknown" | (string & {})
    }
    Blockchains: {
      /** All blockchains except the P-Chain, those of subnets first. */
      blockchains: components["schemas"]["Blockchain"][]
    }
    /** A BLS12-381 signature of 96 bytes over the public key, made with its secret key. */
    BlsProofOfPossession: string
    /** A compressed BLS12-381 public key of 48 bytes. */
    BlsPublicKey: string
    BootstrapState: {
      /** Whether the chain has caught up with the network on this node. */
      isBootstrapped: boolean
    }
    /**
     * The encoding of bytes where no JSON form exists: `hex` and `hexc` with a four-byte checksum, `hexnc` without one.
     * @default hex
     */
    BytesEncoding: "hex" | "hexc" | "hexnc"
    /**
     * A 32-byte ID (transaction, block, asset, blockchain, subnet) in CB58, that is Base58 with a four-byte checksum.
     */
    Cb58Id: string
    ChainAliases: {
      /** The aliases, the last of which is the ID. Null of an unknown blockchain. */
      aliases: string[] | null
    }
    /**
     * A blockchain by its ID in CB58 or by an alias that the node knows, such as `X`, `P` or `C`. Aliases are
     * case-sensitive.
     */
    ChainReference: string
    ChainTime: {
      /** The chain's time after the last accepted block. */
      timestamp: components["schemas"]["Timestamp"]
    }
    /**
     * An accepted block (or transaction, or vertex) as consensus saw it, in the order in which this node accepted it.
     */
    Container: {
      id: components["schemas"]["Cb58Id"]
      /**
       * The consensus-level bytes. A block is wrapped with its proposer's header, or bare where it was accepted before
       * there was one.
       */
      bytes: components["schemas"]["FormattedHex"]
      /** When this node accepted the container. */
      timestamp: components["schemas"]["Timestamp"]
      encoding: components["schemas"]["ResponseEncoding"]
      /** The container's position in the order of acceptance, from 0. */
      index: components["schemas"]["DecimalString"]
    }
    ContainerAcceptance: {
      /** Whether this node has accepted the container. */
      isAccepted: boolean
    }
    ContainerIndex: {
      /** The container's position in the order of acceptance, from 0. */
      index: components["schemas"]["DecimalString"]
    }
    /** Containers in ascending order of index. */
    ContainerRange: {
      containers: components["schemas"]["Container"][]
    }
    ConversionOwner: {
      /** How many of the addresses must sign. */
      threshold: components["schemas"]["JsonUint32"]
      /** Bare 20-byte key hashes in CB58, without chain prefix. */
      addresses: components["schemas"]["ShortId"][]
    }
    ConversionValidator: {
      /** The 20 bytes of the node ID in hexadecimal, unlike elsewhere. */
      nodeID: components["schemas"]["HexString"]
      /** The weight of the validator's vote. */
      weight: components["schemas"]["JsonUint64"]
      /** The balance for the continuous fee, in nAVAX. */
      balance: components["schemas"]["JsonUint64"]
      signer: components["schemas"]["ProofOfPossession"]
      /** Who receives what is left of the balance. */
      remainingBalanceOwner: components["schemas"]["ConversionOwner"]
      /** Who may disable the validator. */
      deactivationOwner: components["schemas"]["ConversionOwner"]
    }
    /** Turns a subnet into an L1. From then on its validators are managed by a contract. */
    ConvertSubnetToL1Tx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      subnetID: components["schemas"]["Cb58Id"]
      /** The blockchain on which the manager contract lives. */
      chainID: components["schemas"]["Cb58Id"]
      /** The manager contract's address on that blockchain. */
      address: components["schemas"]["HexString"]
      /** The initial validators of the L1, sorted by node ID. */
      validators: components["schemas"]["ConversionValidator"][]
      subnetAuthorization: components["schemas"]["Authorization"]
    }
    /** Creates a blockchain, whose ID is that of the transaction. */
    CreateChainTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      /** The subnet that validates the blockchain. */
      subnetID: components["schemas"]["Cb58Id"]
      /** A human-readable name. Need not be unique. */
      chainName: string
      /** The virtual machine that runs the blockchain. */
      vmID: components["schemas"]["Cb58Id"]
      /** The feature extensions of the virtual machine. Always empty but for the X-Chain's kind. */
      fxIDs: components["schemas"]["Cb58Id"][] | null
      /** The genesis, in Base64 and in the virtual machine's own format. */
      genesisData: string | null
      subnetAuthorization: components["schemas"]["Authorization"]
    }
    /** Creates a subnet, whose ID is that of the transaction. */
    CreateSubnetTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      /** Who may add blockchains and validators to the subnet. */
      owner: components["schemas"]["OutputOwners"]
    }
    /** The signatures for one input or authorization, in the order of its signature indices. */
    Credential: {
      signatures: components["schemas"]["Signature"][]
    }
    CurrentSupply: {
      /**
       * An upper bound on the tokens that can be staked on the subnet, in the smallest unit. Burnt tokens and fees are
       * not deducted.
       */
      supply: components["schemas"]["DecimalString"]
      /** The height of the last accepted block, of which this is the state. */
      height: components["schemas"]["DecimalString"]
    }
    CurrentValidators: {
      /** The validators, in no particular order when node IDs were given. */
      validators: components["schemas"]["Validator"][]
    }
    DatabaseValue: {
      /** The value in hexadecimal without a checksum. Empty with an error. */
      value: string
      /** 0 for none, 1 when the database is closed, 2 when the key has no value. */
      errorCode: number
    }
    /** An unsigned integer of up to 64 bits in decimal digits, quoted so that no JSON parser rounds it. */
    DecimalString: string
    /** The answer to the encoding `json`. Its JSON numbers may exceed 2^53. */
    DecodedBlock: {
      block: components["schemas"]["Block"]
      encoding: components["schemas"]["JsonEncoding"]
    }
    /** The answer to the encoding `json`. Its JSON numbers may exceed 2^53. */
    DecodedTransaction: {
      tx: components["schemas"]["Transaction"]
      encoding: components["schemas"]["JsonEncoding"]
    }
    Delegator: {
      txID: components["schemas"]["StakerTxID"]
      startTime: components["schemas"]["StartTime"]
      endTime: components["schemas"]["EndTime"]
      /** The delegated stake, in the smallest unit of the staking asset. */
      weight: components["schemas"]["DecimalString"]
      /** The validator. */
      nodeID: components["schemas"]["NodeID"]
      /** Who receives the reward. */
      rewardOwner?: components["schemas"]["Owner"]
      /**
       * What the delegator receives at the end if the validator was up for long enough. The validator's share is not
       * yet deducted.
       */
      potentialReward?: components["schemas"]["DecimalString"]
    }
    /** Deactivates an L1 validator and returns the rest of its balance. */
    DisableL1ValidatorTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      validationID: components["schemas"]["Cb58Id"]
      disableAuthorization: components["schemas"]["Authorization"]
    }
    /** An object without members. */
    EmptyReply: {
      [key: string]: unknown
    }
    EncodedBlock: {
      block: components["schemas"]["FormattedHex"]
      encoding: components["schemas"]["HexEncoding"]
    }
    EncodedTransaction: {
      /** The signed transaction. */
      tx: components["schemas"]["FormattedHex"]
      encoding: components["schemas"]["HexEncoding"]
    }
    /**
     * The encoding of bytes: `hex` and `hexc` with a four-byte checksum, `hexnc` without one, `json` as an object.
     * Letter case is ignored.
     * @default hex
     */
    Encoding: "hex" | "hexc" | "hexnc" | "json"
    /** The last address searched and the last UTXO found; the `startIndex` of the next page. */
    EndIndex: {
      address: components["schemas"]["Address"]
      /** The UTXO's own ID, all zero bytes when none was found. */
      utxo: components["schemas"]["Cb58Id"]
    }
    /** Unix time in seconds at which the validation ends. */
    EndTime: components["schemas"]["DecimalString"]
    /** A span of time in which all blocks of a chain verify messages against one height of the P-Chain. */
    Epoch: {
      /** Number of the epoch. */
      number: components["schemas"]["DecimalString"]
      /** Unix time in seconds at which the epoch began. */
      startTime: components["schemas"]["DecimalString"]
      /** The height of the P-Chain whose validator sets count in the epoch. */
      pChainHeight: components["schemas"]["DecimalString"]
    }
    /** Exports assets to another chain, which imports them. */
    ExportTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      /** The chain that may import. */
      destinationChain: components["schemas"]["Cb58Id"]
      /** The outputs that can be imported there. Their output indices continue after those of `outputs`. */
      exportedOutputs: components["schemas"]["Output"][]
    }
    FeeConfig: {
      /** Gas for a unit of each dimension, in the order bandwidth, database reads, database writes, compute. */
      weights: components["schemas"]["JsonUint64"][]
      /** The maximum gas that can be available at once. */
      maxCapacity: components["schemas"]["JsonUint64"]
      /** How much gas becomes available each second. */
      maxPerSecond: components["schemas"]["JsonUint64"]
      /** The gas per second at which the price stays the same. */
      targetPerSecond: components["schemas"]["JsonUint64"]
      /** The minimum gas price. */
      minPrice: components["schemas"]["JsonUint64"]
      /**
       * The divisor in `minPrice * e^(excess / excessConversionConstant)`, which is the price: the larger, the slower
       * the price changes.
       */
      excessConversionConstant: components["schemas"]["JsonUint64"]
    }
    FeeState: {
      /** The gas that is available now. */
      capacity: components["schemas"]["JsonUint64"]
      /** The gas used above the target. */
      excess: components["schemas"]["JsonUint64"]
      /** The gas price now. */
      price: components["schemas"]["JsonUint64"]
      /** The chain's time, of which this is the state. */
      timestamp: components["schemas"]["Timestamp"]
    }
    /** The fees of the configuration, in nAVAX. */
    FixedFees: {
      /** A transaction of the X-Chain. */
      txFee: components["schemas"]["DecimalString"]
      /** A new asset on the X-Chain. */
      createAssetTxFee: components["schemas"]["DecimalString"]
      /** A new subnet. */
      createSubnetTxFee: components["schemas"]["DecimalString"]
      /** A subnet made elastic. */
      transformSubnetTxFee: components["schemas"]["DecimalString"]
      /** A new blockchain. */
      createBlockchainTxFee: components["schemas"]["DecimalString"]
      /** A validator of the primary network. */
      addPrimaryNetworkValidatorFee: components["schemas"]["DecimalString"]
      /** A delegation on the primary network. */
      addPrimaryNetworkDelegatorFee: components["schemas"]["DecimalString"]
      /** A validator of a subnet. */
      addSubnetValidatorFee: components["schemas"]["DecimalString"]
      /** A delegation on a subnet. */
      addSubnetDelegatorFee: components["schemas"]["DecimalString"]
    }
    /** A number in decimal digits with exactly four decimals, quoted. */
    Float4String: string
    /**
     * Bytes in hexadecimal after `0x`. With the encodings `hex` and `hexc` the last four bytes are a checksum (the end
     * of the SHA-256 of the bytes before them); with `hexnc` there is none.
     */
    FormattedHex: string
    Height: {
      /** The height. The first block of a chain has height 0. */
      height: components["schemas"]["DecimalString"]
    }
    /** A height of the P-Chain, or `proposed` for the height that the node would give its next block. */
    HeightArgument: components["schemas"]["Uint64Argument"] | "proposed"
    /** The encoding of the answer, as requested: `hex` and `hexc` end with a four-byte checksum, `hexnc` does not. */
    HexEncoding: "hex" | "hexc" | "hexnc"
    /** Bytes in lower-case hexadecimal after `0x`, without a checksum. */
    HexString: string
    /** Imports assets that another chain exported to the P-Chain. */
    ImportTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      /** The chain that exported. */
      sourceChain: components["schemas"]["Cb58Id"]
      /** The exported outputs that are consumed. */
      importedInputs: components["schemas"]["Input"][]
    }
    /** Adds to the balance from which an L1 validator pays, and activates it again if it had run out. */
    IncreaseL1ValidatorBalanceTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      validationID: components["schemas"]["Cb58Id"]
      /** The added amount, in nAVAX. */
      balance: components["schemas"]["JsonUint64"]
    }
    /** A reference to an output of an earlier transaction, which it consumes. */
    Input: {
      /** The transaction that made the output. All zero bytes for an output of the genesis. */
      txID: components["schemas"]["Cb58Id"]
      /** The index of the output in that transaction. */
      outputIndex: components["schemas"]["JsonUint32"]
      assetID: components["schemas"]["Cb58Id"]
      /** The feature extension that defines the input, on the P-Chain always secp256k1. */
      fxID: components["schemas"]["Cb58Id"]
      input: components["schemas"]["TransferInput"] | components["schemas"]["StakeableInput"]
    }
    /** What the transaction consumes to pay its fee, stake or transfer. `null` like `outputs`. */
    Inputs: components["schemas"]["Input"][] | null
    IssuedTransaction: {
      /** The transaction's ID. */
      txID: components["schemas"]["Cb58Id"]
    }
    /** The encoding of the answer, as requested. */
    JsonEncoding: "json"
    /** An unsigned integer of up to 32 bits as a JSON number. */
    JsonUint32: number
    /**
     * An unsigned integer of up to 64 bits as a JSON number. It may exceed 2^53; an ordinary JSON parser would round
     * it.
     */
    JsonUint64: bigint
    /** What the validator can still pay from, in nAVAX. "0" when it is inactive. */
    L1Balance: components["schemas"]["DecimalString"]
    L1Validator: {
      nodeID: components["schemas"]["NodeID"]
      /** The weight of the validator's vote. */
      weight: components["schemas"]["DecimalString"]
      startTime: components["schemas"]["StartTime"]
      validationID: components["schemas"]["ValidationID"]
      publicKey: components["schemas"]["BlsPublicKey"]
      /** Who receives what is left of the balance when the validator ends. */
      remainingBalanceOwner: components["schemas"]["Owner"]
      /** Who may disable the validator. */
      deactivationOwner: components["schemas"]["Owner"]
      /** The minimum nonce of the next message that changes the weight. */
      minNonce: components["schemas"]["DecimalString"]
      balance: components["schemas"]["L1Balance"]
    }
    L1ValidatorAt: {
      nodeID: components["schemas"]["NodeID"]
      /** The weight of the validator's vote. */
      weight: components["schemas"]["DecimalString"]
      startTime: components["schemas"]["StartTime"]
      validationID: components["schemas"]["ValidationID"]
      publicKey: components["schemas"]["BlsPublicKey"]
      /** Who receives what is left of the balance when the validator ends. */
      remainingBalanceOwner: components["schemas"]["Owner"]
      /** Who may disable the validator. */
      deactivationOwner: components["schemas"]["Owner"]
      /** The minimum nonce of the next message that changes the weight. */
      minNonce: components["schemas"]["DecimalString"]
      balance: components["schemas"]["L1Balance"]
      /** The L1 that it validates. */
      subnetID: components["schemas"]["Cb58Id"]
      /** The height of the last accepted block, of which this is the state. */
      height: components["schemas"]["DecimalString"]
    }
    LoadedVMs: {
      /** The aliases of each new virtual machine, by its ID. */
      newVMs: {
        [key: string]: string[]
      }
      /** Why a virtual machine was not loaded, by its ID. Absent when none failed. */
      failedVMs?: {
        [key: string]: string
      }
    }
    LogAndDisplayLevel: {
      /** The level of the log files. */
      logLevel: components["schemas"]["LogLevel"]
      /** The level of the standard output. */
      displayLevel: components["schemas"]["LogLevel"]
    }
    /** From what level on a logger writes. */
    LogLevel: "OFF" | "FATAL" | "ERROR" | "WARN" | "INFO" | "TRACE" | "DEBUG" | "VERBO" | (string & {})
    LoggerLevels: {
      /** The levels by the name of the logger. */
      loggerLevels: {
        [key: string]: components["schemas"]["LogAndDisplayLevel"]
      }
    }
    /** Bytes without meaning to the chain. Empty since the Durango upgrade; `null` like `outputs`. */
    Memo: components["schemas"]["NullableHexString"]
    /** Amounts in the smallest unit of the staking asset (nAVAX on the primary network). */
    MinStake: {
      minValidatorStake: components["schemas"]["DecimalString"]
      minDelegatorStake: components["schemas"]["DecimalString"]
    }
    NetworkID: {
      networkID: components["schemas"]["DecimalString"]
    }
    NetworkName: {
      /** The name of a known network, else `network-` and its ID. */
      networkName: string
    }
    NodeAddress: {
      /** The IP address and port at which peers reach the node. */
      ip: string
    }
    /** A node's ID: `NodeID-` and the 20-byte hash of its certificate in CB58. */
    NodeID: string
    NodeIdentity: {
      nodeID: components["schemas"]["NodeID"]
      /** The node's BLS key with its proof, as a transaction that adds it as a validator needs them. */
      nodePOP: components["schemas"]["ProofOfPossession"]
    }
    NodeVersion: {
      /** Program and version. */
      version: string
      databaseVersion: string
      /** Version of the protocol between the node and its virtual machines. */
      rpcProtocolVersion: components["schemas"]["DecimalString"]
      /** The commit that the node was built from. May be empty. */
      gitCommit: string
      /** The version of each virtual machine, by its alias or ID. */
      vmVersions: {
        [key: string]: string
      }
    }
    /**
     * Bytes in lower-case hexadecimal after `0x`. Empty bytes are `0x`, or null while the node still holds the object
     * in memory.
     */
    NullableHexString: string | null
    /**
     * Decides the proposal of the block before. The JSON form of both is the same; the binary form, or the proposal's
     * status, tells them apart.
     */
    OptionBlock: {
      time: components["schemas"]["BlockTime"]
      parentID: components["schemas"]["ParentID"]
      height: components["schemas"]["BlockHeight"]
      id: components["schemas"]["BlockID"]
    }
    /** An amount of one asset with its owners. Outputs of a transaction are sorted by asset and encoding. */
    Output: {
      assetID: components["schemas"]["Cb58Id"]
      /** The feature extension that defines the output, on the P-Chain always secp256k1. */
      fxID: components["schemas"]["Cb58Id"]
      output: components["schemas"]["TransferOutput"] | components["schemas"]["StakeableOutput"]
    }
    /** Who may spend an output, use a right or receive a reward, and from when. */
    OutputOwners: {
      /** The owners, `threshold` of whom must sign. */
      addresses: components["schemas"]["Address"][]
      /** Unix time in seconds from which the owners can act; 0 for at once. */
      locktime: components["schemas"]["JsonUint64"]
      /** How many of the owners must sign. 0 without owners means nobody can. */
      threshold: components["schemas"]["JsonUint32"]
    }
    /**
     * What the transaction creates, change included. `null` while the node holds a transaction that it has not read
     * back from disk.
     */
    Outputs: components["schemas"]["Output"][] | null
    /** Addresses of which `threshold` act together, from `locktime` on. */
    Owner: {
      /** Unix time in seconds before which the owner cannot act. 0 for no lock. */
      locktime: components["schemas"]["DecimalString"]
      /** How many of the addresses must sign. */
      threshold: components["schemas"]["DecimalString"]
      addresses: components["schemas"]["Address"][]
    }
    /** The ID of the parent block. */
    ParentID: components["schemas"]["Cb58Id"]
    Peer: {
      /** The IP address and port of the connection. */
      ip: string
      /** The IP address and port that the peer claims. */
      publicIP?: string
      nodeID: components["schemas"]["NodeID"]
      /** Program and version of the peer. */
      version: string
      /** Unix time in seconds of the next network upgrade that the peer knows. */
      upgradeTime?: components["schemas"]["JsonUint64"]
      /** When the last message was sent to the peer. */
      lastSent: components["schemas"]["Timestamp"]
      /** When the last message of the peer was received. */
      lastReceived: components["schemas"]["Timestamp"]
      /** This node's uptime as the peer sees it, in percent. */
      observedUptime: components["schemas"]["DecimalString"]
      /** The subnets that the peer takes part in. */
      trackedSubnets: components["schemas"]["Cb58Id"][]
      /** Numbers of the Avalanche community proposals (ACPs) that the peer supports. */
      supportedACPs?: components["schemas"]["JsonUint32"][]
      /** Numbers of the Avalanche community proposals (ACPs) that the peer objects to. */
      objectedACPs?: components["schemas"]["JsonUint32"][]
      /**
       * The chains, by alias or ID, for which the peer is benched: not queried for a while because it did not respond.
       */
      benched: string[]
    }
    Peers: {
      numPeers: components["schemas"]["DecimalString"]
      peers: components["schemas"]["Peer"][]
    }
    PermissionedValidator: {
      txID: components["schemas"]["StakerTxID"]
      startTime: components["schemas"]["StartTime"]
      endTime: components["schemas"]["EndTime"]
      /** The weight of the validator's vote. */
      weight: components["schemas"]["DecimalString"]
      nodeID: components["schemas"]["NodeID"]
    }
    ProofOfPossession: {
      publicKey: components["schemas"]["BlsPublicKey"]
      proofOfPossession: components["schemas"]["BlsProofOfPossession"]
    }
    /** What the connected validators say of an Avalanche community proposal (ACP). */
    Proposal: {
      /** The stake in favour */
      supportWeight: components["schemas"]["DecimalString"]
      /** The nodes in favour. */
      supporters: components["schemas"]["NodeID"][]
      /** The stake against */
      objectWeight: components["schemas"]["DecimalString"]
      /** The nodes against. */
      objectors: components["schemas"]["NodeID"][]
      /** All other stake */
      abstainWeight: components["schemas"]["DecimalString"]
    }
    /** Proposes to end a staking period. A commit or an abort block follows. */
    ProposalBlock: {
      time: components["schemas"]["BlockTime"]
      txs: components["schemas"]["BlockTransactions"]
      parentID: components["schemas"]["ParentID"]
      height: components["schemas"]["BlockHeight"]
      id: components["schemas"]["BlockID"]
      /** The proposed transaction. */
      tx: components["schemas"]["Transaction"]
    }
    ProposalSupport: {
      /** What the validators say of each proposal, by its number. */
      acps: {
        [key: string]: components["schemas"]["Proposal"]
      }
    }
    /** Adds a validator to an L1, as its manager contract asked for by a signed message. */
    RegisterL1ValidatorTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      /** The initial balance for the continuous fee, in nAVAX. */
      balance: components["schemas"]["JsonUint64"]
      /** The 96 bytes of the proof that belongs to the BLS key in the message, one number each. */
      proofOfPossession: number[]
      message: components["schemas"]["SignedMessage"]
    }
    /** Removes a validator of a permissioned subnet before its period ends. */
    RemoveSubnetValidatorTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      nodeID: components["schemas"]["NodeID"]
      subnetID: components["schemas"]["Cb58Id"]
      subnetAuthorization: components["schemas"]["Authorization"]
    }
    /** The encoding of the answer, as requested. */
    ResponseEncoding: "hex" | "hexc" | "hexnc" | "json" | (string & {})
    /**
     * Ends a period of an auto-renewed validator. Made by the chain itself, without inputs, outputs and credentials.
     * The commit or abort block that follows tells whether the reward was paid; after an abort, and after a period that
     * was the last one, the stake returns.
     */
    RewardAutoRenewedValidatorTx: {
      /** The transaction that added the validator. */
      txID: components["schemas"]["Cb58Id"]
      /** The end of the period, Unix time in seconds. */
      timestamp: components["schemas"]["JsonUint64"]
    }
    RewardUTXOs: {
      /** How many UTXOs there are. */
      numFetched: components["schemas"]["DecimalString"]
      /** The UTXOs, each as encoded bytes. */
      utxos: components["schemas"]["FormattedHex"][]
      encoding: components["schemas"]["HexEncoding"]
    }
    /**
     * Removes a validator or delegator whose period has ended. Made by the chain itself, it has no inputs, no outputs
     * and no credentials. The commit or abort block that follows tells whether the reward was paid.
     */
    RewardValidatorTx: {
      /** The transaction that added the validator or delegator. */
      txID: components["schemas"]["Cb58Id"]
    }
    /** Changes how an auto-renewed validator continues after its current period. Signed by its authority. */
    SetAutoRenewedValidatorConfigTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      /** The transaction that added the validator. */
      txID: components["schemas"]["Cb58Id"]
      auth: components["schemas"]["Authorization"]
      /**
       * The share of the rewards that is added to the stake when a period ends, in millionths. The rest is paid out.
       */
      autoCompoundRewardShares: components["schemas"]["JsonUint32"]
      /** The length of the next periods, in seconds. 0 ends the validation after the current one. */
      period: components["schemas"]["JsonUint64"]
    }
    /** Changes the weight of an L1 validator, or removes it with weight 0, as its manager contract asked for. */
    SetL1ValidatorWeightTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      message: components["schemas"]["SignedMessage"]
    }
    /** The share of the delegators' rewards that the validator keeps, in millionths (20000 is 2 %). */
    Shares: number
    /** A 20-byte ID such as the hash of a public key, in CB58. */
    ShortId: string
    /** All nodes with the same key count as one. */
    Signatory: {
      publicKey: components["schemas"]["BlsPublicKey"]
      weight: components["schemas"]["DecimalString"]
      nodeIDs: components["schemas"]["NodeID"][]
    }
    /** A recoverable secp256k1 signature of 65 bytes: r, s and the recovery bit. */
    Signature: string
    /** Which of the owner's addresses sign, by their indices, ascending. */
    SignatureIndices: components["schemas"]["JsonUint32"][]
    /** A message of the manager contract with the aggregate signature of the L1's validators, as bytes. */
    SignedMessage: components["schemas"]["HexString"]
    /** The validators with a BLS key, in canonical order. Bit i of a signature's bit set is the i-th of them. */
    SigningSet: {
      validators: components["schemas"]["Signatory"][]
      /** The weight of all validators, those without a key included. */
      totalWeight: components["schemas"]["DecimalString"]
    }
    /** The staked outputs. They return to their owners when the period ends. */
    Stake: components["schemas"]["Output"][]
    /** Consumes an output that is still locked for anything but staking. */
    StakeableInput: {
      /** The locktime of the consumed output, Unix time in seconds. */
      locktime: components["schemas"]["JsonUint64"]
      input: components["schemas"]["TransferInput"]
    }
    /** An amount that until `locktime` can be staked but not transferred. */
    StakeableOutput: {
      /** Unix time in seconds until which the amount can only be staked. */
      locktime: components["schemas"]["JsonUint64"]
      output: components["schemas"]["TransferOutput"]
    }
    StakerTxID: components["schemas"]["Cb58Id"]
    StakingAsset: {
      assetID: components["schemas"]["Cb58Id"]
    }
    /** Which node is staked for, from when to when, and with how much. */
    StakingPeriod: {
      nodeID: components["schemas"]["NodeID"]
      /**
       * Unix time in seconds. Ignored since the Durango upgrade, when staking starts as the transaction is accepted.
       */
      start: components["schemas"]["JsonUint64"]
      /** Unix time in seconds at which the period ends. */
      end: components["schemas"]["JsonUint64"]
      /** The staked amount, in the smallest unit of the staking asset. */
      weight: components["schemas"]["JsonUint64"]
    }
    /** A validator of the primary network or of an elastic subnet. */
    StakingValidator: {
      txID: components["schemas"]["StakerTxID"]
      /** Unix time in seconds at which the validation started, or the running period of an auto-renewed validator. */
      startTime: components["schemas"]["StartTime"]
      /** Unix time in seconds at which the validation ends, or the running period of an auto-renewed validator. */
      endTime: components["schemas"]["EndTime"]
      /**
       * The validator's own stake, in the smallest unit of the staking asset (nAVAX on the primary network). Compounded
       * rewards of an auto-renewed validator are part of it.
       */
      weight: components["schemas"]["DecimalString"]
      nodeID: components["schemas"]["NodeID"]
      /** Who receives the reward of validating. */
      validationRewardOwner?: components["schemas"]["Owner"]
      /** Who receives the validator's share of the delegators' rewards. */
      delegationRewardOwner?: components["schemas"]["Owner"]
      /** What the validator receives at the end if it was up for long enough, in the staking asset's smallest unit. */
      potentialReward?: components["schemas"]["DecimalString"]
      /** The validator's share of the rewards of delegations that have ended. Paid at the end of the validation. */
      accruedDelegateeReward?: components["schemas"]["DecimalString"]
      /** The share of the delegators' rewards that the validator keeps, in percent. */
      delegationFee: components["schemas"]["Float4String"]
      /**
       * How much of the validation period the called node saw the validator online, in percent. Primary network only.
       */
      uptime?: components["schemas"]["Float4String"]
      /** Whether the called node is connected to the validator. Primary network only. */
      connected?: boolean
      signer?: components["schemas"]["ValidatorSigner"]
      /** How many delegators the validator has. */
      delegatorCount?: components["schemas"]["DecimalString"]
      /** The delegators' stake in total. */
      delegatorWeight?: components["schemas"]["DecimalString"]
      /** The delegators. Only when exactly one node ID was given. */
      delegators?: components["schemas"]["Delegator"][]
      /** Who may change how an auto-renewed validator continues. Only for those, since the Helicon upgrade. */
      validatorAuthority?: components["schemas"]["Owner"]
      /**
       * Length of the next period of an auto-renewed validator, in seconds. "0" when the running period is the last.
       * Only for those.
       */
      nextPeriod?: components["schemas"]["DecimalString"]
      /**
       * The share of the rewards that is added to the stake when a period ends, in millionths. Only for auto-renewed
       * validators.
       */
      autoCompoundRewardShares?: components["schemas"]["DecimalString"]
    }
    /** Carries decided transactions. */
    StandardBlock: {
      time: components["schemas"]["BlockTime"]
      parentID: components["schemas"]["ParentID"]
      height: components["schemas"]["BlockHeight"]
      id: components["schemas"]["BlockID"]
      txs: components["schemas"]["BlockTransactions"]
    }
    /** The page begins with this address, after this UTXO. */
    StartIndex: {
      address: components["schemas"]["AddressArgument"]
      /** The UTXO's own ID, the SHA-256 of its output index (64 bits) and transaction ID. Not the transaction ID. */
      utxo: components["schemas"]["Cb58Id"]
    }
    /** Unix time in seconds at which the validation started. */
    StartTime: components["schemas"]["DecimalString"]
    Subnet: {
      id: components["schemas"]["Cb58Id"]
      /** The owner's addresses. Empty for the primary network and for elastic subnets. */
      controlKeys: components["schemas"]["Address"][]
      /** How many of the owner's addresses must sign. */
      threshold: components["schemas"]["DecimalString"]
    }
    SubnetDetails: {
      /** Whether the owner adds the validators. False for an elastic subnet and for an L1. */
      isPermissioned: boolean
      /** The owner's addresses. */
      controlKeys: components["schemas"]["Address"][]
      /** How many of the owner's addresses must sign. */
      threshold: components["schemas"]["DecimalString"]
      /** Unix time in seconds before which the owner cannot act. 0 for no lock. */
      locktime: components["schemas"]["DecimalString"]
      /** The transaction that made the subnet elastic. All zero bytes for none. */
      subnetTransformationTxID: components["schemas"]["Cb58Id"]
      /** Identifies the conversion to an L1. All zero bytes for none. */
      conversionID: components["schemas"]["Cb58Id"]
      /** The blockchain of the L1's manager contract. All zero bytes for none. */
      managerChainID: components["schemas"]["Cb58Id"]
      /** The address of the L1's manager contract. `null` for none. */
      managerAddress: string | null
    }
    SubnetReference: {
      /** The subnet that validates the blockchain. All zero bytes for the primary network. */
      subnetID: components["schemas"]["Cb58Id"]
    }
    /** Which node validates which subnet, from when to when, and with how much weight. */
    SubnetStakingPeriod: {
      nodeID: components["schemas"]["NodeID"]
      /**
       * Unix time in seconds. Ignored since the Durango upgrade, when the period starts as the transaction is accepted.
       */
      start: components["schemas"]["JsonUint64"]
      /** Unix time in seconds at which the period ends. */
      end: components["schemas"]["JsonUint64"]
      /** The weight of the validator's vote. Nothing is staked. */
      weight: components["schemas"]["JsonUint64"]
      subnetID: components["schemas"]["Cb58Id"]
    }
    Subnets: {
      /** The subnets, the primary network among them. `null` when none of the requested ones exists. */
      subnets: components["schemas"]["Subnet"][] | null
    }
    /** A time in RFC 3339 format, with up to nine decimals and the node's own offset. */
    Timestamp: string
    TotalStake: {
      /** The same number as `weight`. For the primary network the staked nAVAX. */
      stake: components["schemas"]["DecimalString"]
      /** The weight of all validators with their delegators. */
      weight: components["schemas"]["DecimalString"]
    }
    Transaction: {
      unsignedTx: components["schemas"]["UnsignedTransaction"]
      /** One for each input, in order, then one for the authorization if there is any. */
      credentials: components["schemas"]["Credential"][] | null
      id: components["schemas"]["Cb58Id"]
    }
    TransactionAnswer: components["schemas"]["EncodedTransaction"] | components["schemas"]["DecodedTransaction"]
    /** The validator's BLS key with its proof. Empty for a validator of an elastic subnet, which has none. */
    TransactionSigner: {
      publicKey?: components["schemas"]["BlsPublicKey"]
      proofOfPossession?: components["schemas"]["BlsProofOfPossession"]
    }
    TransactionStatus: {
      /**
       * `Committed` or `Aborted` once decided (only proposals are aborted), `Processing` while in the mempool or in a
       * preferred block, `Dropped` when this node recently refused it, `Unknown` otherwise.
       */
      status: "Committed" | "Aborted" | "Processing" | "Dropped" | "Unknown" | (string & {})
      /** Why the transaction was dropped. Only with the status `Dropped`. */
      reason?: string
    }
    TransferInput: {
      /** The amount of the consumed output, in the asset's smallest unit. */
      amount: components["schemas"]["JsonUint64"]
      signatureIndices: components["schemas"]["SignatureIndices"]
    }
    /** An amount that `threshold` of the addresses can spend after `locktime`. */
    TransferOutput: {
      /** The addresses among which `threshold` must sign. */
      addresses: components["schemas"]["Address"][]
      /** The amount in the asset's smallest unit. */
      amount: components["schemas"]["JsonUint64"]
      /** Unix time in seconds from which the output can be spent. 0 for no lock. */
      locktime: components["schemas"]["JsonUint64"]
      /** How many of the addresses must sign. */
      threshold: components["schemas"]["JsonUint32"]
    }
    /** Transfers a permissioned subnet to another owner. */
    TransferSubnetOwnershipTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      subnetID: components["schemas"]["Cb58Id"]
      subnetAuthorization: components["schemas"]["Authorization"]
      /** Who owns the subnet from now on. Nobody when the threshold is 0. */
      newOwner: components["schemas"]["OutputOwners"]
    }
    /** Lets anybody stake an asset to validate the subnet. No longer accepted since the Etna upgrade. */
    TransformSubnetTx: {
      networkID: components["schemas"]["JsonUint32"]
      blockchainID: components["schemas"]["Cb58Id"]
      outputs: components["schemas"]["Outputs"]
      inputs: components["schemas"]["Inputs"]
      memo: components["schemas"]["Memo"]
      subnetID: components["schemas"]["Cb58Id"]
      /** The asset to stake. */
      assetID: components["schemas"]["Cb58Id"]
      /** Initial supply of the asset, in its smallest unit. */
      initialSupply: components["schemas"]["JsonUint64"]
      /** Maximum supply of the asset, in its smallest unit. */
      maximumSupply: components["schemas"]["JsonUint64"]
      /** The minimum rate at which rewards are minted, in millionths. */
      minConsumptionRate: components["schemas"]["JsonUint64"]
      /** The maximum rate at which rewards are minted, in millionths. */
      maxConsumptionRate: components["schemas"]["JsonUint64"]
      /** The minimum stake of a validator, in the asset's smallest unit. */
      minValidatorStake: components["schemas"]["JsonUint64"]
      /** The maximum stake of a validator with its delegators, in the asset's smallest unit. */
      maxValidatorStake: components["schemas"]["JsonUint64"]
      /** The minimum staking period, in seconds. */
      minStakeDuration: components["schemas"]["JsonUint32"]
      /** The maximum staking period, in seconds. */
      maxStakeDuration: components["schemas"]["JsonUint32"]
      /** The minimum share of the delegators' rewards that a validator keeps, in millionths. */
      minDelegationFee: components["schemas"]["JsonUint32"]
      /** The minimum stake of a delegator, in the asset's smallest unit. */
      minDelegatorStake: components["schemas"]["JsonUint64"]
      /** The maximum weight of a validator with its delegators, as a multiple of its own stake. */
      maxValidatorWeightFactor: number
      /** The uptime that a validator needs for its reward, in millionths. */
      uptimeRequirement: components["schemas"]["JsonUint32"]
      subnetAuthorization: components["schemas"]["Authorization"]
    }
    /** A UTXO by the transaction that made it and its index among that transaction's outputs. */
    UTXOID: {
      txID: components["schemas"]["Cb58Id"]
      outputIndex: components["schemas"]["JsonUint32"]
    }
    /** UTXOs in binary form. Pages may repeat UTXOs and are not consistent across calls. */
    UTXOPage: {
      /** How many UTXOs this page holds. */
      numFetched: components["schemas"]["DecimalString"]
      /** The UTXOs, each as encoded bytes. */
      utxos: components["schemas"]["FormattedHex"][]
      endIndex: components["schemas"]["EndIndex"]
      /** The chain that the UTXOs were exported from. Nodes of version 1.14 leave it out. */
      sourceChain?: components["schemas"]["ChainReference"]
      encoding: components["schemas"]["ResponseEncoding"]
    }
    /** An unsigned integer of up to 32 bits as a parameter. The node accepts a JSON number or a decimal string. */
    Uint32Argument: number | string
    /** An unsigned integer of up to 64 bits as a parameter. The node accepts a JSON number or a decimal string. */
    Uint64Argument: bigint | number | string
    /**
     * The content of a transaction. There is no type member; the kind shows in the members that are present. All but
     * the last three have those of a BaseTx.
     */
    UnsignedTransaction:
      | components["schemas"]["BaseTx"]
      | components["schemas"]["ImportTx"]
      | components["schemas"]["ExportTx"]
      | components["schemas"]["AddPermissionlessValidatorTx"]
      | components["schemas"]["AddPermissionlessDelegatorTx"]
      | components["schemas"]["CreateSubnetTx"]
      | components["schemas"]["CreateChainTx"]
      | components["schemas"]["AddSubnetValidatorTx"]
      | components["schemas"]["RemoveSubnetValidatorTx"]
      | components["schemas"]["TransferSubnetOwnershipTx"]
      | components["schemas"]["ConvertSubnetToL1Tx"]
      | components["schemas"]["RegisterL1ValidatorTx"]
      | components["schemas"]["SetL1ValidatorWeightTx"]
      | components["schemas"]["IncreaseL1ValidatorBalanceTx"]
      | components["schemas"]["DisableL1ValidatorTx"]
      | components["schemas"]["AddValidatorTx"]
      | components["schemas"]["AddDelegatorTx"]
      | components["schemas"]["TransformSubnetTx"]
      | components["schemas"]["AddAutoRenewedValidatorTx"]
      | components["schemas"]["SetAutoRenewedValidatorConfigTx"]
      | components["schemas"]["RewardValidatorTx"]
      | components["schemas"]["RewardAutoRenewedValidatorTx"]
      | components["schemas"]["AdvanceTimeTx"]
    /** When each upgrade takes effect. A date in the year 9999 means that none is set. */
    Upgrades: {
      apricotPhase1Time: components["schemas"]["Timestamp"]
      apricotPhase2Time: components["schemas"]["Timestamp"]
      apricotPhase3Time: components["schemas"]["Timestamp"]
      apricotPhase4Time: components["schemas"]["Timestamp"]
      apricotPhase4MinPChainHeight: components["schemas"]["JsonUint64"]
      apricotPhase5Time: components["schemas"]["Timestamp"]
      apricotPhasePre6Time: components["schemas"]["Timestamp"]
      apricotPhase6Time: components["schemas"]["Timestamp"]
      apricotPhasePost6Time: components["schemas"]["Timestamp"]
      banffTime: components["schemas"]["Timestamp"]
      cortinaTime: components["schemas"]["Timestamp"]
      /** The last vertex of the X-Chain before it became linear. All zero bytes for none. */
      cortinaXChainStopVertexID: components["schemas"]["Cb58Id"]
      durangoTime: components["schemas"]["Timestamp"]
      etnaTime: components["schemas"]["Timestamp"]
      fortunaTime: components["schemas"]["Timestamp"]
      graniteTime: components["schemas"]["Timestamp"]
      /** The length of an epoch, in nanoseconds. */
      graniteEpochDuration?: number | bigint
      heliconTime?: components["schemas"]["Timestamp"]
    }
    /** As the validators see it, weighted by stake, in percent. */
    Uptime: {
      /** The share of the stake that sees the node above the uptime that a reward requires. */
      rewardingStakePercentage: components["schemas"]["Float4String"]
      /** The average of the uptimes that the validators see. */
      weightedAveragePercentage: components["schemas"]["Float4String"]
    }
    /** Identifies one validation of an L1, from registration to removal. */
    ValidationID: components["schemas"]["Cb58Id"]
    /**
     * The members depend on the subnet. Those of the primary network and of elastic subnets stake, those of
     * permissioned subnets were added by its owner, those of an L1 by its manager contract. An L1 may still have
     * permissioned ones.
     */
    Validator:
      | components["schemas"]["StakingValidator"]
      | components["schemas"]["PermissionedValidator"]
      | components["schemas"]["L1Validator"]
    ValidatorFeeConfig: {
      /** The maximum number of active L1 validators. */
      capacity: components["schemas"]["JsonUint64"]
      /** The number of active L1 validators at which the price stays the same. */
      target: components["schemas"]["JsonUint64"]
      /** The minimum price, in nAVAX per second and validator. */
      minPrice: components["schemas"]["JsonUint64"]
      /**
       * The divisor in `minPrice * e^(excess / excessConversionConstant)`, which is the price: the larger, the slower
       * the price changes.
       */
      excessConversionConstant: components["schemas"]["JsonUint64"]
    }
    ValidatorFeeState: {
      /** Validator seconds above the target. */
      excess: components["schemas"]["JsonUint64"]
      /** The price now, in nAVAX per second and validator. */
      price: components["schemas"]["JsonUint64"]
      /** The chain's time, of which this is the state. */
      timestamp: components["schemas"]["Timestamp"]
    }
    ValidatorSample: {
      /** Node IDs, sorted, with repetitions. */
      validators: components["schemas"]["NodeID"][]
    }
    /** The inactive validators of an L1 are one entry under the all-zero node ID, without a key. */
    ValidatorSetByNode: {
      [key: string]: components["schemas"]["ValidatorWeight"]
    }
    /** The validator's BLS key with its proof. */
    ValidatorSigner: {
      publicKey: components["schemas"]["BlsPublicKey"]
      proofOfPossession?: components["schemas"]["BlsProofOfPossession"]
      /** Another spelling of `proofOfPossession` that some documentation uses. Nodes of version 1.14 do not send it. */
      proofOfPosession?: components["schemas"]["BlsProofOfPossession"]
    }
    ValidatorWeight: {
      /** The compressed BLS public key, or `null` for a validator without one. */
      publicKey: string | null
      /** Own and delegated stake, or the weight of its vote. */
      weight: components["schemas"]["DecimalString"]
    }
    VirtualMachines: {
      /** The aliases of each installed virtual machine, by its ID. */
      vms: {
        [key: string]: string[]
      }
      /** The name of each feature extension, by its ID. */
      fxs: {
        [key: string]: string
      }
    }
    /** Parameters of `platform.getBlock`. */
    GetBlockParams: {
      /** The block's ID. */
      blockID: components["schemas"]["Cb58Id"]
      /** The encoding of the block. `hex` when omitted. */
      encoding?: components["schemas"]["Encoding"]
    }
    GetBlockResult: components["schemas"]["BlockAnswer"]
    /** Parameters of `platform.getBlockByHeight`. */
    GetBlockByHeightParams: {
      /** The block's height. */
      height: components["schemas"]["Uint64Argument"]
      /** The encoding of the block. `hex` when omitted. */
      encoding?: components["schemas"]["Encoding"]
    }
    GetBlockByHeightResult: components["schemas"]["BlockAnswer"]
    /** Parameters of `platform.getHeight`. */
    GetHeightParams: Record<string, never>
    GetHeightResult: components["schemas"]["Height"]
    /** Parameters of `platform.getProposedHeight`. */
    GetProposedHeightParams: Record<string, never>
    GetProposedHeightResult: components["schemas"]["Height"]
    /** Parameters of `platform.getTimestamp`. */
    GetTimestampParams: Record<string, never>
    GetTimestampResult: components["schemas"]["ChainTime"]
    /** Parameters of `platform.issueTx`. */
    IssueTxParams: {
      /** The signed transaction as encoded bytes. */
      tx: components["schemas"]["FormattedHex"]
      /** The encoding of the bytes. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    IssueTxResult: components["schemas"]["IssuedTransaction"]
    /** Parameters of `platform.getTx`. */
    GetTxParams: {
      /** The transaction's ID. */
      txID: components["schemas"]["Cb58Id"]
      /** The encoding of the transaction. `hex` when omitted. */
      encoding?: components["schemas"]["Encoding"]
    }
    GetTxResult: components["schemas"]["TransactionAnswer"]
    /** Parameters of `platform.getTxStatus`. */
    GetTxStatusParams: {
      /** The transaction's ID. */
      txID: components["schemas"]["Cb58Id"]
    }
    GetTxStatusResult: components["schemas"]["TransactionStatus"]
    /** Parameters of `platform.getCurrentValidators`. */
    GetCurrentValidatorsParams: {
      /** The subnet. The primary network when omitted. */
      subnetID?: components["schemas"]["Cb58Id"]
      /**
       * Only these nodes. All validators when omitted or empty; node IDs that do not validate the subnet are left out.
       */
      nodeIDs?: components["schemas"]["NodeID"][]
    }
    GetCurrentValidatorsResult: components["schemas"]["CurrentValidators"]
    /** Parameters of `platform.getL1Validator`. */
    GetL1ValidatorParams: {
      /** The validation ID. */
      validationID: components["schemas"]["Cb58Id"]
    }
    GetL1ValidatorResult: components["schemas"]["L1ValidatorAt"]
    /** Parameters of `platform.sampleValidators`. */
    SampleValidatorsParams: {
      /** The size of the sample, at most 65535. */
      size: components["schemas"]["Uint32Argument"]
      /** The subnet. The primary network when omitted. */
      subnetID?: components["schemas"]["Cb58Id"]
    }
    SampleValidatorsResult: components["schemas"]["ValidatorSample"]
    /** Parameters of `platform.getValidatorsAt`. */
    GetValidatorsAtParams: {
      /** The height, or `proposed`. */
      height: components["schemas"]["HeightArgument"]
      /** The subnet. The primary network when omitted. */
      subnetID?: components["schemas"]["Cb58Id"]
    }
    GetValidatorsAtResult: components["schemas"]["ValidatorSetByNode"]
    /** Parameters of `platform.getAllValidatorsAt`. */
    GetAllValidatorsAtParams: {
      /** The height, or `proposed`. */
      height: components["schemas"]["HeightArgument"]
    }
    GetAllValidatorsAtResult: components["schemas"]["AllValidatorSets"]
    /** Parameters of `platform.getSubnet`. */
    GetSubnetParams: {
      /** The subnet. */
      subnetID: components["schemas"]["Cb58Id"]
    }
    GetSubnetResult: components["schemas"]["SubnetDetails"]
    /** Parameters of `platform.getSubnets`. */
    GetSubnetsParams: {
      /** Only these subnets; unknown ones are left out. All when omitted or empty. */
      ids?: components["schemas"]["Cb58Id"][]
    }
    GetSubnetsResult: components["schemas"]["Subnets"]
    /** Parameters of `platform.validates`. */
    PlatformValidatesParams: {
      /** The subnet. The primary network when omitted. */
      subnetID?: components["schemas"]["Cb58Id"]
    }
    PlatformValidatesResult: components["schemas"]["BlockchainIDs"]
    /** Parameters of `platform.getBlockchains`. */
    GetBlockchainsParams: Record<string, never>
    GetBlockchainsResult: components["schemas"]["Blockchains"]
    /** Parameters of `platform.getBlockchainStatus`. */
    GetBlockchainStatusParams: {
      /** The blockchain's ID, or an alias that the node knows. */
      blockchainID: components["schemas"]["ChainReference"]
    }
    GetBlockchainStatusResult: components["schemas"]["BlockchainStatus"]
    /** Parameters of `platform.validatedBy`. */
    ValidatedByParams: {
      /** The blockchain's ID. Aliases are not accepted. */
      blockchainID: components["schemas"]["Cb58Id"]
    }
    ValidatedByResult: components["schemas"]["SubnetReference"]
    /** Parameters of `platform.getCurrentSupply`. */
    GetCurrentSupplyParams: {
      /** The subnet. The primary network when omitted. */
      subnetID?: components["schemas"]["Cb58Id"]
    }
    GetCurrentSupplyResult: components["schemas"]["CurrentSupply"]
    /** Parameters of `platform.getStakingAssetID`. */
    GetStakingAssetIDParams: {
      /** The subnet. The primary network when omitted. */
      subnetID?: components["schemas"]["Cb58Id"]
    }
    GetStakingAssetIDResult: components["schemas"]["StakingAsset"]
    /** Parameters of `platform.getMinStake`. */
    GetMinStakeParams: {
      /** The subnet. The primary network when omitted. */
      subnetID?: components["schemas"]["Cb58Id"]
    }
    GetMinStakeResult: components["schemas"]["MinStake"]
    /** Parameters of `platform.getTotalStake`. */
    GetTotalStakeParams: {
      /** The subnet. The primary network when omitted. */
      subnetID?: components["schemas"]["Cb58Id"]
    }
    GetTotalStakeResult: components["schemas"]["TotalStake"]
    /** Parameters of `platform.getStake`. */
    GetStakeParams: {
      /** The addresses, at most 256. */
      addresses: components["schemas"]["AddressArgument"][]
      /** Whether to leave delegations out. False when omitted. */
      validatorsOnly?: boolean
      /** The encoding of the staked outputs. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    GetStakeResult: components["schemas"]["AddressStake"]
    /** Parameters of `platform.getRewardUTXOs`. */
    GetRewardUTXOsParams: {
      /**
       * The transaction that added the validator or delegator, or the one that ended a period of an auto-renewed
       * validator.
       */
      txID: components["schemas"]["Cb58Id"]
      /** The encoding of each UTXO. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    GetRewardUTXOsResult: components["schemas"]["RewardUTXOs"]
    /** Parameters of `platform.getBalance`. */
    GetBalanceParams: {
      /** The addresses, counted together. */
      addresses: components["schemas"]["AddressArgument"][]
    }
    GetBalanceResult: components["schemas"]["Balance"]
    /** Parameters of `platform.getUTXOs`. */
    GetUTXOsParams: {
      /** Addresses of which a returned UTXO references at least one. From 1 to 1024. */
      addresses: components["schemas"]["AddressArgument"][]
      /** Maximum number of UTXOs to return. 1024 when omitted, 0 or above 1024. */
      limit?: components["schemas"]["Uint32Argument"]
      /** Cursor for the next page. Pass the `endIndex` of the page before; without it the first page is fetched. */
      startIndex?: components["schemas"]["StartIndex"]
      /**
       * The chain whose exported, not yet imported UTXOs are fetched. Omitted or empty, the UTXOs of the called chain
       * itself are.
       */
      sourceChain?: components["schemas"]["ChainReference"]
      /** The encoding of each UTXO. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    GetUTXOsResult: components["schemas"]["UTXOPage"]
    /** Parameters of `platform.getFeeConfig`. */
    GetFeeConfigParams: Record<string, never>
    GetFeeConfigResult: components["schemas"]["FeeConfig"]
    /** Parameters of `platform.getFeeState`. */
    GetFeeStateParams: Record<string, never>
    GetFeeStateResult: components["schemas"]["FeeState"]
    /** Parameters of `platform.getValidatorFeeConfig`. */
    GetValidatorFeeConfigParams: Record<string, never>
    GetValidatorFeeConfigResult: components["schemas"]["ValidatorFeeConfig"]
    /** Parameters of `platform.getValidatorFeeState`. */
    GetValidatorFeeStateParams: Record<string, never>
    GetValidatorFeeStateResult: components["schemas"]["ValidatorFeeState"]
    /** Parameters of `index.getLastAccepted`. */
    IndexGetLastAcceptedParams: {
      /** The encoding of the bytes. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    IndexGetLastAcceptedResult: components["schemas"]["Container"]
    /** Parameters of `index.getContainerByIndex`. */
    IndexGetContainerByIndexParams: {
      /** The container's position in the order of acceptance. Index 0 is the block at height 1. */
      index: components["schemas"]["Uint64Argument"]
      /** The encoding of the bytes. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    IndexGetContainerByIndexResult: components["schemas"]["Container"]
    /** Parameters of `index.getContainerByID`. */
    IndexGetContainerByIDParams: {
      /** The container's ID. For a block it is that of the consensus-level block, not of the inner one. */
      id: components["schemas"]["Cb58Id"]
      /** The encoding of the bytes. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    IndexGetContainerByIDResult: components["schemas"]["Container"]
    /** Parameters of `index.getContainerRange`. */
    IndexGetContainerRangeParams: {
      /** Index of the first container. */
      startIndex: components["schemas"]["Uint64Argument"]
      /** Maximum number of containers to return, from 1 to 1024. Fewer are returned where the index ends. */
      numToFetch: components["schemas"]["Uint64Argument"]
      /** The encoding of the bytes. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    IndexGetContainerRangeResult: components["schemas"]["ContainerRange"]
    /** Parameters of `index.getIndex`. */
    IndexGetIndexParams: {
      /** The container's ID. For a block it is that of the consensus-level block, not of the inner one. */
      id: components["schemas"]["Cb58Id"]
    }
    IndexGetIndexResult: components["schemas"]["ContainerIndex"]
    /** Parameters of `index.isAccepted`. */
    IndexIsAcceptedParams: {
      /** The container's ID. For a block it is that of the consensus-level block, not of the inner one. */
      id: components["schemas"]["Cb58Id"]
    }
    IndexIsAcceptedResult: components["schemas"]["ContainerAcceptance"]
    /** Parameters of `proposervm.getProposedHeight`. */
    ProposervmGetProposedHeightParams: Record<string, never>
    ProposervmGetProposedHeightResult: components["schemas"]["Height"]
    /** Parameters of `proposervm.getCurrentEpoch`. */
    ProposervmGetCurrentEpochParams: Record<string, never>
    ProposervmGetCurrentEpochResult: components["schemas"]["Epoch"]
    /** Parameters of `info.getNodeID`. */
    InfoGetNodeIDParams: Record<string, never>
    InfoGetNodeIDResult: components["schemas"]["NodeIdentity"]
    /** Parameters of `info.getNodeVersion`. */
    InfoGetNodeVersionParams: Record<string, never>
    InfoGetNodeVersionResult: components["schemas"]["NodeVersion"]
    /** Parameters of `info.getNodeIP`. */
    InfoGetNodeIPParams: Record<string, never>
    InfoGetNodeIPResult: components["schemas"]["NodeAddress"]
    /** Parameters of `info.getNetworkID`. */
    InfoGetNetworkIDParams: Record<string, never>
    InfoGetNetworkIDResult: components["schemas"]["NetworkID"]
    /** Parameters of `info.getNetworkName`. */
    InfoGetNetworkNameParams: Record<string, never>
    InfoGetNetworkNameResult: components["schemas"]["NetworkName"]
    /** Parameters of `info.getBlockchainID`. */
    InfoGetBlockchainIDParams: {
      /** The alias, such as `X`, or an ID. Aliases are case-sensitive. */
      alias: components["schemas"]["ChainReference"]
    }
    InfoGetBlockchainIDResult: components["schemas"]["BlockchainID"]
    /** Parameters of `info.getVMs`. */
    InfoGetVMsParams: Record<string, never>
    InfoGetVMsResult: components["schemas"]["VirtualMachines"]
    /** Parameters of `info.isBootstrapped`. */
    InfoIsBootstrappedParams: {
      /** The chain, by alias or ID. */
      chain: components["schemas"]["ChainReference"]
    }
    InfoIsBootstrappedResult: components["schemas"]["BootstrapState"]
    /** Parameters of `info.peers`. */
    InfoPeersParams: {
      /** Only these nodes; those not connected are left out. All peers when omitted or empty. */
      nodeIDs?: components["schemas"]["NodeID"][]
    }
    InfoPeersResult: components["schemas"]["Peers"]
    /** Parameters of `info.uptime`. */
    InfoUptimeParams: Record<string, never>
    InfoUptimeResult: components["schemas"]["Uptime"]
    /** Parameters of `info.upgrades`. */
    InfoUpgradesParams: Record<string, never>
    InfoUpgradesResult: components["schemas"]["Upgrades"]
    /** Parameters of `info.acps`. */
    InfoAcpsParams: Record<string, never>
    InfoAcpsResult: components["schemas"]["ProposalSupport"]
    /** Parameters of `info.getTxFee`. */
    InfoGetTxFeeParams: Record<string, never>
    InfoGetTxFeeResult: components["schemas"]["FixedFees"]
    /** Parameters of `admin.alias`. */
    AdminAliasParams: {
      /** The path below `/ext`, such as `bc/X`. */
      endpoint: string
      /** The new alias, of up to 512 bytes. */
      alias: string
    }
    AdminAliasResult: components["schemas"]["EmptyReply"]
    /** Parameters of `admin.aliasChain`. */
    AdminAliasChainParams: {
      /** The blockchain, by alias or ID. */
      chain: components["schemas"]["ChainReference"]
      /** The new alias, of up to 512 bytes. */
      alias: string
    }
    AdminAliasChainResult: components["schemas"]["EmptyReply"]
    /** Parameters of `admin.getChainAliases`. */
    AdminGetChainAliasesParams: {
      /** The blockchain's ID. */
      chain: components["schemas"]["Cb58Id"]
    }
    AdminGetChainAliasesResult: components["schemas"]["ChainAliases"]
    /** Parameters of `admin.getConfig`. */
    AdminGetConfigParams: Record<string, never>
    AdminGetConfigResult: {
      [key: string]: unknown
    }
    /** Parameters of `admin.dbGet`. */
    AdminDbGetParams: {
      /** The key, in hexadecimal without a checksum. */
      key: components["schemas"]["HexString"]
    }
    AdminDbGetResult: components["schemas"]["DatabaseValue"]
    /** Parameters of `admin.getLoggerLevel`. */
    AdminGetLoggerLevelParams: {
      /** The logger, such as `C`. All loggers when omitted. */
      loggerName?: string
    }
    AdminGetLoggerLevelResult: components["schemas"]["LoggerLevels"]
    /** Parameters of `admin.setLoggerLevel`. */
    AdminSetLoggerLevelParams: {
      /** The logger, such as `C`. All loggers when omitted. */
      loggerName?: string
      /** The level of the log files. */
      logLevel?: components["schemas"]["LogLevel"]
      /** The level of the standard output. */
      displayLevel?: components["schemas"]["LogLevel"]
    }
    AdminSetLoggerLevelResult: components["schemas"]["LoggerLevels"]
    /** Parameters of `admin.loadVMs`. */
    AdminLoadVMsParams: Record<string, never>
    AdminLoadVMsResult: components["schemas"]["LoadedVMs"]
    /** Parameters of `admin.startCPUProfiler`. */
    AdminStartCPUProfilerParams: Record<string, never>
    AdminStartCPUProfilerResult: components["schemas"]["EmptyReply"]
    /** Parameters of `admin.stopCPUProfiler`. */
    AdminStopCPUProfilerParams: Record<string, never>
    AdminStopCPUProfilerResult: components["schemas"]["EmptyReply"]
    /** Parameters of `admin.memoryProfile`. */
    AdminMemoryProfileParams: Record<string, never>
    AdminMemoryProfileResult: components["schemas"]["EmptyReply"]
    /** Parameters of `admin.lockProfile`. */
    AdminLockProfileParams: Record<string, never>
    AdminLockProfileResult: components["schemas"]["EmptyReply"]
    /** Parameters of `admin.stacktrace`. */
    AdminStacktraceParams: Record<string, never>
    AdminStacktraceResult: components["schemas"]["EmptyReply"]
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type AddAutoRenewedValidatorTx = components["schemas"]["AddAutoRenewedValidatorTx"]
export type AddDelegatorTx = components["schemas"]["AddDelegatorTx"]
export type AddPermissionlessDelegatorTx = components["schemas"]["AddPermissionlessDelegatorTx"]
export type AddPermissionlessValidatorTx = components["schemas"]["AddPermissionlessValidatorTx"]
export type AddSubnetValidatorTx = components["schemas"]["AddSubnetValidatorTx"]
export type AddValidatorTx = components["schemas"]["AddValidatorTx"]
export type Address = components["schemas"]["Address"]
export type AddressArgument = components["schemas"]["AddressArgument"]
export type AddressStake = components["schemas"]["AddressStake"]
export type AdvanceTimeTx = components["schemas"]["AdvanceTimeTx"]
export type AllValidatorSets = components["schemas"]["AllValidatorSets"]
export type AmountByAsset = components["schemas"]["AmountByAsset"]
export type ApricotOptionBlock = components["schemas"]["ApricotOptionBlock"]
export type ApricotProposalBlock = components["schemas"]["ApricotProposalBlock"]
export type ApricotStandardBlock = components["schemas"]["ApricotStandardBlock"]
export type Authorization = components["schemas"]["Authorization"]
export type Balance = components["schemas"]["Balance"]
export type BaseTx = components["schemas"]["BaseTx"]
export type Block = components["schemas"]["Block"]
export type BlockAnswer = components["schemas"]["BlockAnswer"]
export type BlockHeight = components["schemas"]["BlockHeight"]
export type BlockID = components["schemas"]["BlockID"]
export type BlockTime = components["schemas"]["BlockTime"]
export type BlockTransactions = components["schemas"]["BlockTransactions"]
export type Blockchain = components["schemas"]["Blockchain"]
export type BlockchainID = components["schemas"]["BlockchainID"]
export type BlockchainIDs = components["schemas"]["BlockchainIDs"]
export type BlockchainStatus = components["schemas"]["BlockchainStatus"]
export type Blockchains = components["schemas"]["Blockchains"]
export type BlsProofOfPossession = components["schemas"]["BlsProofOfPossession"]
export type BlsPublicKey = components["schemas"]["BlsPublicKey"]
export type BootstrapState = components["schemas"]["BootstrapState"]
export type BytesEncoding = components["schemas"]["BytesEncoding"]
export type Cb58Id = components["schemas"]["Cb58Id"]
export type ChainAliases = components["schemas"]["ChainAliases"]
export type ChainReference = components["schemas"]["ChainReference"]
export type ChainTime = components["schemas"]["ChainTime"]
export type Container = components["schemas"]["Container"]
export type ContainerAcceptance = components["schemas"]["ContainerAcceptance"]
export type ContainerIndex = components["schemas"]["ContainerIndex"]
export type ContainerRange = components["schemas"]["ContainerRange"]
export type ConversionOwner = components["schemas"]["ConversionOwner"]
export type ConversionValidator = components["schemas"]["ConversionValidator"]
export type ConvertSubnetToL1Tx = components["schemas"]["ConvertSubnetToL1Tx"]
export type CreateChainTx = components["schemas"]["CreateChainTx"]
export type CreateSubnetTx = components["schemas"]["CreateSubnetTx"]
export type Credential = components["schemas"]["Credential"]
export type CurrentSupply = components["schemas"]["CurrentSupply"]
export type CurrentValidators = components["schemas"]["CurrentValidators"]
export type DatabaseValue = components["schemas"]["DatabaseValue"]
export type DecimalString = components["schemas"]["DecimalString"]
export type DecodedBlock = components["schemas"]["DecodedBlock"]
export type DecodedTransaction = components["schemas"]["DecodedTransaction"]
export type Delegator = components["schemas"]["Delegator"]
export type DisableL1ValidatorTx = components["schemas"]["DisableL1ValidatorTx"]
export type EmptyReply = components["schemas"]["EmptyReply"]
export type EncodedBlock = components["schemas"]["EncodedBlock"]
export type EncodedTransaction = components["schemas"]["EncodedTransaction"]
export type Encoding = components["schemas"]["Encoding"]
export type EndIndex = components["schemas"]["EndIndex"]
export type EndTime = components["schemas"]["EndTime"]
export type Epoch = components["schemas"]["Epoch"]
export type ExportTx = components["schemas"]["ExportTx"]
export type FeeConfig = components["schemas"]["FeeConfig"]
export type FeeState = components["schemas"]["FeeState"]
export type FixedFees = components["schemas"]["FixedFees"]
export type Float4String = components["schemas"]["Float4String"]
export type FormattedHex = components["schemas"]["FormattedHex"]
export type Height = components["schemas"]["Height"]
export type HeightArgument = components["schemas"]["HeightArgument"]
export type HexEncoding = components["schemas"]["HexEncoding"]
export type HexString = components["schemas"]["HexString"]
export type ImportTx = components["schemas"]["ImportTx"]
export type IncreaseL1ValidatorBalanceTx = components["schemas"]["IncreaseL1ValidatorBalanceTx"]
export type Input = components["schemas"]["Input"]
export type Inputs = components["schemas"]["Inputs"]
export type IssuedTransaction = components["schemas"]["IssuedTransaction"]
export type JsonEncoding = components["schemas"]["JsonEncoding"]
export type JsonUint32 = components["schemas"]["JsonUint32"]
export type JsonUint64 = components["schemas"]["JsonUint64"]
export type L1Balance = components["schemas"]["L1Balance"]
export type L1Validator = components["schemas"]["L1Validator"]
export type L1ValidatorAt = components["schemas"]["L1ValidatorAt"]
export type LoadedVMs = components["schemas"]["LoadedVMs"]
export type LogAndDisplayLevel = components["schemas"]["LogAndDisplayLevel"]
export type LogLevel = components["schemas"]["LogLevel"]
export type LoggerLevels = components["schemas"]["LoggerLevels"]
export type Memo = components["schemas"]["Memo"]
export type MinStake = components["schemas"]["MinStake"]
export type NetworkID = components["schemas"]["NetworkID"]
export type NetworkName = components["schemas"]["NetworkName"]
export type NodeAddress = components["schemas"]["NodeAddress"]
export type NodeID = components["schemas"]["NodeID"]
export type NodeIdentity = components["schemas"]["NodeIdentity"]
export type NodeVersion = components["schemas"]["NodeVersion"]
export type NullableHexString = components["schemas"]["NullableHexString"]
export type OptionBlock = components["schemas"]["OptionBlock"]
export type Output = components["schemas"]["Output"]
export type OutputOwners = components["schemas"]["OutputOwners"]
export type Outputs = components["schemas"]["Outputs"]
export type Owner = components["schemas"]["Owner"]
export type ParentID = components["schemas"]["ParentID"]
export type Peer = components["schemas"]["Peer"]
export type Peers = components["schemas"]["Peers"]
export type PermissionedValidator = components["schemas"]["PermissionedValidator"]
export type ProofOfPossession = components["schemas"]["ProofOfPossession"]
export type Proposal = components["schemas"]["Proposal"]
export type ProposalBlock = components["schemas"]["ProposalBlock"]
export type ProposalSupport = components["schemas"]["ProposalSupport"]
export type RegisterL1ValidatorTx = components["schemas"]["RegisterL1ValidatorTx"]
export type RemoveSubnetValidatorTx = components["schemas"]["RemoveSubnetValidatorTx"]
export type ResponseEncoding = components["schemas"]["ResponseEncoding"]
export type RewardAutoRenewedValidatorTx = components["schemas"]["RewardAutoRenewedValidatorTx"]
export type RewardUTXOs = components["schemas"]["RewardUTXOs"]
export type RewardValidatorTx = components["schemas"]["RewardValidatorTx"]
export type SetAutoRenewedValidatorConfigTx = components["schemas"]["SetAutoRenewedValidatorConfigTx"]
export type SetL1ValidatorWeightTx = components["schemas"]["SetL1ValidatorWeightTx"]
export type Shares = components["schemas"]["Shares"]
export type ShortId = components["schemas"]["ShortId"]
export type Signatory = components["schemas"]["Signatory"]
export type Signature = components["schemas"]["Signature"]
export type SignatureIndices = components["schemas"]["SignatureIndices"]
export type SignedMessage = components["schemas"]["SignedMessage"]
export type SigningSet = components["schemas"]["SigningSet"]
export type Stake = components["schemas"]["Stake"]
export type StakeableInput = components["schemas"]["StakeableInput"]
export type StakeableOutput = components["schemas"]["StakeableOutput"]
export type StakerTxID = components["schemas"]["StakerTxID"]
export type StakingAsset = components["schemas"]["StakingAsset"]
export type StakingPeriod = components["schemas"]["StakingPeriod"]
export type StakingValidator = components["schemas"]["StakingValidator"]
export type StandardBlock = components["schemas"]["StandardBlock"]
export type StartIndex = components["schemas"]["StartIndex"]
export type StartTime = components["schemas"]["StartTime"]
export type Subnet = components["schemas"]["Subnet"]
export type SubnetDetails = components["schemas"]["SubnetDetails"]
export type SubnetReference = components["schemas"]["SubnetReference"]
export type SubnetStakingPeriod = components["schemas"]["SubnetStakingPeriod"]
export type Subnets = components["schemas"]["Subnets"]
export type Timestamp = components["schemas"]["Timestamp"]
export type TotalStake = components["schemas"]["TotalStake"]
export type Transaction = components["schemas"]["Transaction"]
export type TransactionAnswer = components["schemas"]["TransactionAnswer"]
export type TransactionSigner = components["schemas"]["TransactionSigner"]
export type TransactionStatus = components["schemas"]["TransactionStatus"]
export type TransferInput = components["schemas"]["TransferInput"]
export type TransferOutput = components["schemas"]["TransferOutput"]
export type TransferSubnetOwnershipTx = components["schemas"]["TransferSubnetOwnershipTx"]
export type TransformSubnetTx = components["schemas"]["TransformSubnetTx"]
export type UTXOID = components["schemas"]["UTXOID"]
export type UTXOPage = components["schemas"]["UTXOPage"]
export type Uint32Argument = components["schemas"]["Uint32Argument"]
export type Uint64Argument = components["schemas"]["Uint64Argument"]
export type UnsignedTransaction = components["schemas"]["UnsignedTransaction"]
export type Upgrades = components["schemas"]["Upgrades"]
export type Uptime = components["schemas"]["Uptime"]
export type ValidationID = components["schemas"]["ValidationID"]
export type Validator = components["schemas"]["Validator"]
export type ValidatorFeeConfig = components["schemas"]["ValidatorFeeConfig"]
export type ValidatorFeeState = components["schemas"]["ValidatorFeeState"]
export type ValidatorSample = components["schemas"]["ValidatorSample"]
export type ValidatorSetByNode = components["schemas"]["ValidatorSetByNode"]
export type ValidatorSigner = components["schemas"]["ValidatorSigner"]
export type ValidatorWeight = components["schemas"]["ValidatorWeight"]
export type VirtualMachines = components["schemas"]["VirtualMachines"]
export type GetBlockParams = ParametersOf<components["schemas"]["GetBlockParams"]>
export type GetBlockResult = components["schemas"]["GetBlockResult"]
export type GetBlockByHeightParams = ParametersOf<components["schemas"]["GetBlockByHeightParams"]>
export type GetBlockByHeightResult = components["schemas"]["GetBlockByHeightResult"]
export type GetHeightParams = ParametersOf<components["schemas"]["GetHeightParams"]>
export type GetHeightResult = components["schemas"]["GetHeightResult"]
export type GetProposedHeightParams = ParametersOf<components["schemas"]["GetProposedHeightParams"]>
export type GetProposedHeightResult = components["schemas"]["GetProposedHeightResult"]
export type GetTimestampParams = ParametersOf<components["schemas"]["GetTimestampParams"]>
export type GetTimestampResult = components["schemas"]["GetTimestampResult"]
export type IssueTxParams = ParametersOf<components["schemas"]["IssueTxParams"]>
export type IssueTxResult = components["schemas"]["IssueTxResult"]
export type GetTxParams = ParametersOf<components["schemas"]["GetTxParams"]>
export type GetTxResult = components["schemas"]["GetTxResult"]
export type GetTxStatusParams = ParametersOf<components["schemas"]["GetTxStatusParams"]>
export type GetTxStatusResult = components["schemas"]["GetTxStatusResult"]
export type GetCurrentValidatorsParams = ParametersOf<components["schemas"]["GetCurrentValidatorsParams"]>
export type GetCurrentValidatorsResult = components["schemas"]["GetCurrentValidatorsResult"]
export type GetL1ValidatorParams = ParametersOf<components["schemas"]["GetL1ValidatorParams"]>
export type GetL1ValidatorResult = components["schemas"]["GetL1ValidatorResult"]
export type SampleValidatorsParams = ParametersOf<components["schemas"]["SampleValidatorsParams"]>
export type SampleValidatorsResult = components["schemas"]["SampleValidatorsResult"]
export type GetValidatorsAtParams = ParametersOf<components["schemas"]["GetValidatorsAtParams"]>
export type GetValidatorsAtResult = components["schemas"]["GetValidatorsAtResult"]
export type GetAllValidatorsAtParams = ParametersOf<components["schemas"]["GetAllValidatorsAtParams"]>
export type GetAllValidatorsAtResult = components["schemas"]["GetAllValidatorsAtResult"]
export type GetSubnetParams = ParametersOf<components["schemas"]["GetSubnetParams"]>
export type GetSubnetResult = components["schemas"]["GetSubnetResult"]
export type GetSubnetsParams = ParametersOf<components["schemas"]["GetSubnetsParams"]>
export type GetSubnetsResult = components["schemas"]["GetSubnetsResult"]
export type PlatformValidatesParams = ParametersOf<components["schemas"]["PlatformValidatesParams"]>
export type PlatformValidatesResult = components["schemas"]["PlatformValidatesResult"]
export type GetBlockchainsParams = ParametersOf<components["schemas"]["GetBlockchainsParams"]>
export type GetBlockchainsResult = components["schemas"]["GetBlockchainsResult"]
export type GetBlockchainStatusParams = ParametersOf<components["schemas"]["GetBlockchainStatusParams"]>
export type GetBlockchainStatusResult = components["schemas"]["GetBlockchainStatusResult"]
export type ValidatedByParams = ParametersOf<components["schemas"]["ValidatedByParams"]>
export type ValidatedByResult = components["schemas"]["ValidatedByResult"]
export type GetCurrentSupplyParams = ParametersOf<components["schemas"]["GetCurrentSupplyParams"]>
export type GetCurrentSupplyResult = components["schemas"]["GetCurrentSupplyResult"]
export type GetStakingAssetIDParams = ParametersOf<components["schemas"]["GetStakingAssetIDParams"]>
export type GetStakingAssetIDResult = components["schemas"]["GetStakingAssetIDResult"]
export type GetMinStakeParams = ParametersOf<components["schemas"]["GetMinStakeParams"]>
export type GetMinStakeResult = components["schemas"]["GetMinStakeResult"]
export type GetTotalStakeParams = ParametersOf<components["schemas"]["GetTotalStakeParams"]>
export type GetTotalStakeResult = components["schemas"]["GetTotalStakeResult"]
export type GetStakeParams = ParametersOf<components["schemas"]["GetStakeParams"]>
export type GetStakeResult = components["schemas"]["GetStakeResult"]
export type GetRewardUTXOsParams = ParametersOf<components["schemas"]["GetRewardUTXOsParams"]>
export type GetRewardUTXOsResult = components["schemas"]["GetRewardUTXOsResult"]
export type GetBalanceParams = ParametersOf<components["schemas"]["GetBalanceParams"]>
export type GetBalanceResult = components["schemas"]["GetBalanceResult"]
export type GetUTXOsParams = ParametersOf<components["schemas"]["GetUTXOsParams"]>
export type GetUTXOsResult = components["schemas"]["GetUTXOsResult"]
export type GetFeeConfigParams = ParametersOf<components["schemas"]["GetFeeConfigParams"]>
export type GetFeeConfigResult = components["schemas"]["GetFeeConfigResult"]
export type GetFeeStateParams = ParametersOf<components["schemas"]["GetFeeStateParams"]>
export type GetFeeStateResult = components["schemas"]["GetFeeStateResult"]
export type GetValidatorFeeConfigParams = ParametersOf<components["schemas"]["GetValidatorFeeConfigParams"]>
export type GetValidatorFeeConfigResult = components["schemas"]["GetValidatorFeeConfigResult"]
export type GetValidatorFeeStateParams = ParametersOf<components["schemas"]["GetValidatorFeeStateParams"]>
export type GetValidatorFeeStateResult = components["schemas"]["GetValidatorFeeStateResult"]
export type IndexGetLastAcceptedParams = ParametersOf<components["schemas"]["IndexGetLastAcceptedParams"]>
export type IndexGetLastAcceptedResult = components["schemas"]["IndexGetLastAcceptedResult"]
export type IndexGetContainerByIndexParams = ParametersOf<components["schemas"]["IndexGetContainerByIndexParams"]>
export type IndexGetContainerByIndexResult = components["schemas"]["IndexGetContainerByIndexResult"]
export type IndexGetContainerByIDParams = ParametersOf<components["schemas"]["IndexGetContainerByIDParams"]>
export type IndexGetContainerByIDResult = components["schemas"]["IndexGetContainerByIDResult"]
export type IndexGetContainerRangeParams = ParametersOf<components["schemas"]["IndexGetContainerRangeParams"]>
export type IndexGetContainerRangeResult = components["schemas"]["IndexGetContainerRangeResult"]
export type IndexGetIndexParams = ParametersOf<components["schemas"]["IndexGetIndexParams"]>
export type IndexGetIndexResult = components["schemas"]["IndexGetIndexResult"]
export type IndexIsAcceptedParams = ParametersOf<components["schemas"]["IndexIsAcceptedParams"]>
export type IndexIsAcceptedResult = components["schemas"]["IndexIsAcceptedResult"]
export type ProposervmGetProposedHeightParams = ParametersOf<components["schemas"]["ProposervmGetProposedHeightParams"]>
export type ProposervmGetProposedHeightResult = components["schemas"]["ProposervmGetProposedHeightResult"]
export type ProposervmGetCurrentEpochParams = ParametersOf<components["schemas"]["ProposervmGetCurrentEpochParams"]>
export type ProposervmGetCurrentEpochResult = components["schemas"]["ProposervmGetCurrentEpochResult"]
export type InfoGetNodeIDParams = ParametersOf<components["schemas"]["InfoGetNodeIDParams"]>
export type InfoGetNodeIDResult = components["schemas"]["InfoGetNodeIDResult"]
export type InfoGetNodeVersionParams = ParametersOf<components["schemas"]["InfoGetNodeVersionParams"]>
export type InfoGetNodeVersionResult = components["schemas"]["InfoGetNodeVersionResult"]
export type InfoGetNodeIPParams = ParametersOf<components["schemas"]["InfoGetNodeIPParams"]>
export type InfoGetNodeIPResult = components["schemas"]["InfoGetNodeIPResult"]
export type InfoGetNetworkIDParams = ParametersOf<components["schemas"]["InfoGetNetworkIDParams"]>
export type InfoGetNetworkIDResult = components["schemas"]["InfoGetNetworkIDResult"]
export type InfoGetNetworkNameParams = ParametersOf<components["schemas"]["InfoGetNetworkNameParams"]>
export type InfoGetNetworkNameResult = components["schemas"]["InfoGetNetworkNameResult"]
export type InfoGetBlockchainIDParams = ParametersOf<components["schemas"]["InfoGetBlockchainIDParams"]>
export type InfoGetBlockchainIDResult = components["schemas"]["InfoGetBlockchainIDResult"]
export type InfoGetVMsParams = ParametersOf<components["schemas"]["InfoGetVMsParams"]>
export type InfoGetVMsResult = components["schemas"]["InfoGetVMsResult"]
export type InfoIsBootstrappedParams = ParametersOf<components["schemas"]["InfoIsBootstrappedParams"]>
export type InfoIsBootstrappedResult = components["schemas"]["InfoIsBootstrappedResult"]
export type InfoPeersParams = ParametersOf<components["schemas"]["InfoPeersParams"]>
export type InfoPeersResult = components["schemas"]["InfoPeersResult"]
export type InfoUptimeParams = ParametersOf<components["schemas"]["InfoUptimeParams"]>
export type InfoUptimeResult = components["schemas"]["InfoUptimeResult"]
export type InfoUpgradesParams = ParametersOf<components["schemas"]["InfoUpgradesParams"]>
export type InfoUpgradesResult = components["schemas"]["InfoUpgradesResult"]
export type InfoAcpsParams = ParametersOf<components["schemas"]["InfoAcpsParams"]>
export type InfoAcpsResult = components["schemas"]["InfoAcpsResult"]
export type InfoGetTxFeeParams = ParametersOf<components["schemas"]["InfoGetTxFeeParams"]>
export type InfoGetTxFeeResult = components["schemas"]["InfoGetTxFeeResult"]
export type AdminAliasParams = ParametersOf<components["schemas"]["AdminAliasParams"]>
export type AdminAliasResult = components["schemas"]["AdminAliasResult"]
export type AdminAliasChainParams = ParametersOf<components["schemas"]["AdminAliasChainParams"]>
export type AdminAliasChainResult = components["schemas"]["AdminAliasChainResult"]
export type AdminGetChainAliasesParams = ParametersOf<components["schemas"]["AdminGetChainAliasesParams"]>
export type AdminGetChainAliasesResult = components["schemas"]["AdminGetChainAliasesResult"]
export type AdminGetConfigParams = ParametersOf<components["schemas"]["AdminGetConfigParams"]>
export type AdminGetConfigResult = components["schemas"]["AdminGetConfigResult"]
export type AdminDbGetParams = ParametersOf<components["schemas"]["AdminDbGetParams"]>
export type AdminDbGetResult = components["schemas"]["AdminDbGetResult"]
export type AdminGetLoggerLevelParams = ParametersOf<components["schemas"]["AdminGetLoggerLevelParams"]>
export type AdminGetLoggerLevelResult = components["schemas"]["AdminGetLoggerLevelResult"]
export type AdminSetLoggerLevelParams = ParametersOf<components["schemas"]["AdminSetLoggerLevelParams"]>
export type AdminSetLoggerLevelResult = components["schemas"]["AdminSetLoggerLevelResult"]
export type AdminLoadVMsParams = ParametersOf<components["schemas"]["AdminLoadVMsParams"]>
export type AdminLoadVMsResult = components["schemas"]["AdminLoadVMsResult"]
export type AdminStartCPUProfilerParams = ParametersOf<components["schemas"]["AdminStartCPUProfilerParams"]>
export type AdminStartCPUProfilerResult = components["schemas"]["AdminStartCPUProfilerResult"]
export type AdminStopCPUProfilerParams = ParametersOf<components["schemas"]["AdminStopCPUProfilerParams"]>
export type AdminStopCPUProfilerResult = components["schemas"]["AdminStopCPUProfilerResult"]
export type AdminMemoryProfileParams = ParametersOf<components["schemas"]["AdminMemoryProfileParams"]>
export type AdminMemoryProfileResult = components["schemas"]["AdminMemoryProfileResult"]
export type AdminLockProfileParams = ParametersOf<components["schemas"]["AdminLockProfileParams"]>
export type AdminLockProfileResult = components["schemas"]["AdminLockProfileResult"]
export type AdminStacktraceParams = ParametersOf<components["schemas"]["AdminStacktraceParams"]>
export type AdminStacktraceResult = components["schemas"]["AdminStacktraceResult"]
