// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { ParametersOf } from "@serac/client/rpc"

export interface components {
  schemas: {
    /**
     * An address of the X-Chain or the P-Chain: a chain alias or ID, a hyphen, and the 20-byte key hash in Bech32. The
     * human-readable part depends on the network.
     */
    Address: string
    /** An address with its chain prefix (`X-custom1...`), or the bare 20-byte key hash in CB58. */
    AddressArgument: string
    AllBalances: {
      /** One balance per asset, in no particular order. */
      balances: components["schemas"]["AssetBalance"][]
    }
    AssetBalance: {
      /** The asset's alias where it has one (`AVAX`), otherwise its ID. */
      asset: string
      /** Units of the asset, the smallest that its denomination allows. */
      balance: components["schemas"]["DecimalString"]
    }
    AssetDescription: {
      assetID: components["schemas"]["Cb58Id"]
      /** Another spelling of `assetID` that some documentation uses. Nodes of version 1.14 do not send it. */
      assetId?: components["schemas"]["Cb58Id"]
      /** A human-readable name. Need not be unique. */
      name: string
      /** A short symbol. Need not be unique. */
      symbol: string
      /**
       * How many decimal places a balance is displayed with: 100 units are 100 with 0, 10.0 with 1 and .100 with 3.
       * From 0 to 32.
       */
      denomination: components["schemas"]["DecimalString"]
    }
    /** A balance of one asset and the UTXOs that it is the sum of. */
    Balance: {
      /** Units of the asset, the smallest that its denomination allows. */
      balance: components["schemas"]["DecimalString"]
      utxoIDs: components["schemas"]["UTXOID"][]
    }
    /** Transfers assets. */
    BaseTx: {
      /** The network that the transaction is for. */
      networkID: components["schemas"]["JsonUint32"]
      /** The blockchain that the transaction is for. */
      blockchainID: components["schemas"]["Cb58Id"]
      /** What the transaction makes. Null or empty when there are none. */
      outputs: components["schemas"]["TransferableOutput"][] | null
      /** What the transaction consumes. Null or empty when there are none. */
      inputs: components["schemas"]["TransferableInput"][] | null
      /** Arbitrary bytes, at most 256. */
      memo: components["schemas"]["NullableHexString"]
    }
    /** A block, its parent and its ID as the virtual machine sees them, without the consensus-level wrapper. */
    Block: {
      parentID: components["schemas"]["Cb58Id"]
      /** Distance from the first block, which has height 0. */
      height: components["schemas"]["JsonUint64"]
      /** Unix time in seconds. */
      time: components["schemas"]["JsonUint64"]
      /** Not in use; all zero bytes. */
      merkleRoot: components["schemas"]["Cb58Id"]
      /** The block's transactions. Null or empty when there are none. */
      txs: components["schemas"]["Transaction"][] | null
      id: components["schemas"]["Cb58Id"]
    }
    BlockAnswer: components["schemas"]["EncodedBlock"] | components["schemas"]["JsonBlock"]
    /**
     * The encoding of bytes where no JSON form exists: `hex` and `hexc` with a four-byte checksum, `hexnc` without one.
     * @default hex
     */
    BytesEncoding: "hex" | "hexc" | "hexnc"
    /**
     * A 32-byte ID (transaction, block, asset, blockchain, subnet) in CB58, that is Base58 with a four-byte checksum.
     */
    Cb58Id: string
    /**
     * A blockchain by its ID in CB58 or by an alias that the node knows, such as `X`, `P` or `C`. Aliases are
     * case-sensitive.
     */
    ChainReference: string
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
    /** Creates an asset, whose ID is that of the transaction. */
    CreateAssetTx: {
      /** The network that the transaction is for. */
      networkID: components["schemas"]["JsonUint32"]
      /** The blockchain that the transaction is for. */
      blockchainID: components["schemas"]["Cb58Id"]
      /** What the transaction makes. Null or empty when there are none. */
      outputs: components["schemas"]["TransferableOutput"][] | null
      /** What the transaction consumes. Null or empty when there are none. */
      inputs: components["schemas"]["TransferableInput"][] | null
      /** Arbitrary bytes, at most 256. */
      memo: components["schemas"]["NullableHexString"]
      /** A human-readable name, 1 to 128 characters. */
      name: string
      /** A short symbol, 1 to 4 characters. */
      symbol: string
      /** How many decimal places a balance is displayed with, from 0 to 32. */
      denomination: number
      /** The initial state of the asset, by feature extension. */
      initialStates: components["schemas"]["InitialState"][]
    }
    /** The signatures that allow one consumed output to be used. */
    Credential: {
      fxID: components["schemas"]["FxID"]
      credential: {
        signatures: components["schemas"]["Signature"][]
      }
      /** The same signatures where some documentation shows them. Nodes of version 1.14 do not send it. */
      signatures?: components["schemas"]["Signature"][]
    }
    /** An unsigned integer of up to 64 bits in decimal digits, quoted so that no JSON parser rounds it. */
    DecimalString: string
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
    /** Sends assets to another chain, where they wait to be imported. */
    ExportTx: {
      /** The network that the transaction is for. */
      networkID: components["schemas"]["JsonUint32"]
      /** The blockchain that the transaction is for. */
      blockchainID: components["schemas"]["Cb58Id"]
      /** What the transaction makes. Null or empty when there are none. */
      outputs: components["schemas"]["TransferableOutput"][] | null
      /** What the transaction consumes. Null or empty when there are none. */
      inputs: components["schemas"]["TransferableInput"][] | null
      /** Arbitrary bytes, at most 256. */
      memo: components["schemas"]["NullableHexString"]
      /** The chain that may import. */
      destinationChain: components["schemas"]["Cb58Id"]
      /** The outputs that can be imported there. Their output indices continue after those of `outputs`. */
      exportedOutputs: components["schemas"]["TransferableOutput"][]
    }
    /**
     * Bytes in hexadecimal after `0x`. With the encodings `hex` and `hexc` the last four bytes are a checksum (the end
     * of the SHA-256 of the bytes before them); with `hexnc` there is none.
     */
    FormattedHex: string
    /**
     * The feature extension's ID: `spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ` is secp256k1,
     * `qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT` nft, `rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy`
     * property.
     */
    FxID:
      | "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ"
      | "qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT"
      | "rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy"
      | (string & {})
    Height: {
      /** The height. The first block of a chain has height 0. */
      height: components["schemas"]["DecimalString"]
    }
    /** The encoding of the answer, as requested: `hex` and `hexc` end with a four-byte checksum, `hexnc` does not. */
    HexEncoding: "hex" | "hexc" | "hexnc"
    /** Consumes what another chain exported to this one. */
    ImportTx: {
      /** The network that the transaction is for. */
      networkID: components["schemas"]["JsonUint32"]
      /** The blockchain that the transaction is for. */
      blockchainID: components["schemas"]["Cb58Id"]
      /** What the transaction makes. Null or empty when there are none. */
      outputs: components["schemas"]["TransferableOutput"][] | null
      /** What the transaction consumes. Null or empty when there are none. */
      inputs: components["schemas"]["TransferableInput"][] | null
      /** Arbitrary bytes, at most 256. */
      memo: components["schemas"]["NullableHexString"]
      /** The exporting chain. */
      sourceChain: components["schemas"]["Cb58Id"]
      /** The exported UTXOs consumed here. */
      importedInputs: components["schemas"]["TransferableInput"][]
    }
    /** The initial state of an asset under one feature extension. `fxID` tells the branches apart. */
    InitialState:
      | components["schemas"]["Secp256k1InitialState"]
      | components["schemas"]["NftInitialState"]
      | components["schemas"]["PropertyInitialState"]
    IssuedTransaction: {
      /** The transaction's ID. */
      txID: components["schemas"]["Cb58Id"]
    }
    JsonBlock: {
      block: components["schemas"]["Block"]
      encoding: components["schemas"]["JsonEncoding"]
    }
    /** The encoding of the answer, as requested. */
    JsonEncoding: "json"
    JsonTransaction: {
      tx: components["schemas"]["Transaction"]
      encoding: components["schemas"]["JsonEncoding"]
    }
    /** An unsigned integer of up to 32 bits as a JSON number. */
    JsonUint32: number
    /**
     * An unsigned integer of up to 64 bits as a JSON number. It may exceed 2^53; an ordinary JSON parser would round
     * it.
     */
    JsonUint64: bigint
    NftFxID: "qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT"
    NftInitialState: {
      /** The index of the feature extension in the blockchain's list of them. */
      fxIndex: components["schemas"]["JsonUint32"]
      fxID: components["schemas"]["NftFxID"]
      /** NFTs, and rights to mint, which have no `payload`. Null or empty when there are none. */
      outputs: (components["schemas"]["NftTransferOutput"] | components["schemas"]["NftMintOutput"])[] | null
    }
    NftMintOperation: {
      /** The right to mint that the operation consumes. */
      mintInput: components["schemas"]["SigningInput"]
      /** The group of NFTs within the asset. */
      groupID: components["schemas"]["JsonUint32"]
      /** The payload of the NFTs, at most 1024 bytes. */
      payload: components["schemas"]["NullableHexString"]
      /** Owners, each of one NFT. Null or empty when there are none. */
      outputs: components["schemas"]["OutputOwners"][] | null
    }
    NftMintOutput: {
      /** The owners, `threshold` of whom must sign. */
      addresses: components["schemas"]["Address"][]
      /** Unix time in seconds from which the owners can act; 0 for at once. */
      locktime: components["schemas"]["JsonUint64"]
      /** How many of the owners must sign. 0 without owners means nobody can. */
      threshold: components["schemas"]["JsonUint32"]
      /** The group of NFTs within the asset. */
      groupID: components["schemas"]["JsonUint32"]
    }
    NftOperation: {
      assetID: components["schemas"]["Cb58Id"]
      /** The UTXOs that the operation consumes. */
      inputIDs: components["schemas"]["UTXOID"][]
      fxID: components["schemas"]["NftFxID"]
      operation: components["schemas"]["NftMintOperation"] | components["schemas"]["NftTransferOperation"]
    }
    NftTransferOperation: {
      /** The NFT that the operation consumes. */
      input: components["schemas"]["SigningInput"]
      /** The same NFT with its new owners. */
      output: components["schemas"]["NftTransferOutput"]
    }
    NftTransferOutput: {
      /** The owners, `threshold` of whom must sign. */
      addresses: components["schemas"]["Address"][]
      /** Unix time in seconds from which the owners can act; 0 for at once. */
      locktime: components["schemas"]["JsonUint64"]
      /** How many of the owners must sign. 0 without owners means nobody can. */
      threshold: components["schemas"]["JsonUint32"]
      /** The group of NFTs within the asset. */
      groupID: components["schemas"]["JsonUint32"]
      /** The payload of the NFT, at most 1024 bytes. */
      payload: components["schemas"]["NullableHexString"]
    }
    /**
     * Bytes in lower-case hexadecimal after `0x`. Empty bytes are `0x`, or null while the node still holds the object
     * in memory.
     */
    NullableHexString: string | null
    /**
     * An operation with the rights that an asset gives, such as minting. `fxID` tells the branches apart, and within
     * nft and property the members of `operation` do.
     */
    Operation:
      | components["schemas"]["Secp256k1Operation"]
      | components["schemas"]["NftOperation"]
      | components["schemas"]["PropertyOperation"]
    /** Mints, transfers or burns with the rights that assets give. */
    OperationTx: {
      /** The network that the transaction is for. */
      networkID: components["schemas"]["JsonUint32"]
      /** The blockchain that the transaction is for. */
      blockchainID: components["schemas"]["Cb58Id"]
      /** What the transaction makes. Null or empty when there are none. */
      outputs: components["schemas"]["TransferableOutput"][] | null
      /** What the transaction consumes. Null or empty when there are none. */
      inputs: components["schemas"]["TransferableInput"][] | null
      /** Arbitrary bytes, at most 256. */
      memo: components["schemas"]["NullableHexString"]
      /** The operations, sorted by their bytes. */
      operations: components["schemas"]["Operation"][]
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
    /** Consumes the property and makes nothing. */
    PropertyBurnOperation: {
      /** Which of the owners sign, by their indices in the consumed output, ascending. */
      signatureIndices: components["schemas"]["JsonUint32"][]
    }
    PropertyFxID: "rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy"
    PropertyInitialState: {
      /** The index of the feature extension in the blockchain's list of them. */
      fxIndex: components["schemas"]["JsonUint32"]
      fxID: components["schemas"]["PropertyFxID"]
      /** Properties and rights to mint, which the JSON form does not tell apart. Null or empty when there are none. */
      outputs: components["schemas"]["OutputOwners"][] | null
    }
    PropertyMintOperation: {
      /** The right to mint that the operation consumes. */
      mintInput: components["schemas"]["SigningInput"]
      /** Who may mint from now on. */
      mintOutput: components["schemas"]["OutputOwners"]
      /** Who owns the minted property. */
      ownedOutput: components["schemas"]["OutputOwners"]
    }
    PropertyOperation: {
      assetID: components["schemas"]["Cb58Id"]
      /** The UTXOs that the operation consumes. */
      inputIDs: components["schemas"]["UTXOID"][]
      fxID: components["schemas"]["PropertyFxID"]
      operation: components["schemas"]["PropertyMintOperation"] | components["schemas"]["PropertyBurnOperation"]
    }
    /** The encoding of the answer, as requested. */
    ResponseEncoding: "hex" | "hexc" | "hexnc" | "json" | (string & {})
    Secp256k1FxID: "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ"
    Secp256k1InitialState: {
      /** The index of the feature extension in the blockchain's list of them. */
      fxIndex: components["schemas"]["JsonUint32"]
      fxID: components["schemas"]["Secp256k1FxID"]
      /** Amounts, and minting rights, which have no `amount`. Null or empty when there are none. */
      outputs: (components["schemas"]["Secp256k1TransferOutput"] | components["schemas"]["OutputOwners"])[] | null
    }
    Secp256k1MintOperation: {
      /** The right to mint that the operation consumes. */
      mintInput: components["schemas"]["SigningInput"]
      /** Who may mint from now on. */
      mintOutput: components["schemas"]["OutputOwners"]
      /** What is minted. */
      transferOutput: components["schemas"]["Secp256k1TransferOutput"]
    }
    Secp256k1Operation: {
      assetID: components["schemas"]["Cb58Id"]
      /** The UTXOs that the operation consumes. */
      inputIDs: components["schemas"]["UTXOID"][]
      fxID: components["schemas"]["Secp256k1FxID"]
      operation: components["schemas"]["Secp256k1MintOperation"]
    }
    Secp256k1TransferInput: {
      /** Which of the owners sign, by their indices in the consumed output, ascending. */
      signatureIndices: components["schemas"]["JsonUint32"][]
      /** Units of the asset, the smallest that its denomination allows. */
      amount: components["schemas"]["JsonUint64"]
    }
    Secp256k1TransferOutput: {
      /** The owners, `threshold` of whom must sign. */
      addresses: components["schemas"]["Address"][]
      /** Unix time in seconds from which the owners can act; 0 for at once. */
      locktime: components["schemas"]["JsonUint64"]
      /** How many of the owners must sign. 0 without owners means nobody can. */
      threshold: components["schemas"]["JsonUint32"]
      /** Units of the asset, the smallest that its denomination allows. */
      amount: components["schemas"]["JsonUint64"]
    }
    /** A recoverable secp256k1 signature of 65 bytes: r, s and the recovery bit. */
    Signature: string
    SigningInput: {
      /** Which of the owners sign, by their indices in the consumed output, ascending. */
      signatureIndices: components["schemas"]["JsonUint32"][]
    }
    /** The page begins with this address, after this UTXO. */
    StartIndex: {
      address: components["schemas"]["AddressArgument"]
      /** The UTXO's own ID, the SHA-256 of its output index (64 bits) and transaction ID. Not the transaction ID. */
      utxo: components["schemas"]["Cb58Id"]
    }
    /** A time in RFC 3339 format, with up to nine decimals and the node's own offset. */
    Timestamp: string
    Transaction: {
      unsignedTx: components["schemas"]["UnsignedTransaction"]
      /**
       * One credential per input, in the order of the inputs, then of the operations or imported inputs. Null or empty
       * when there are none.
       */
      credentials: components["schemas"]["Credential"][] | null
      id: components["schemas"]["Cb58Id"]
    }
    TransactionAnswer: components["schemas"]["EncodedTransaction"] | components["schemas"]["JsonTransaction"]
    /** Fees in the smallest unit of the native asset. */
    TransactionFees: {
      /** The fee of a transaction that creates no asset. */
      txFee: components["schemas"]["DecimalString"]
      /** The fee of a transaction that creates an asset. */
      createAssetTxFee: components["schemas"]["DecimalString"]
    }
    TransactionStatus: {
      /**
       * `Accepted`: accepted, or will be, by every node. `Processing`: being voted on by this node. `Rejected`: will
       * never be accepted by any node. `Unknown`: not seen by this node. Nodes of version 1.14 answer `Accepted` and
       * `Unknown` only.
       */
      status: "Accepted" | "Processing" | "Rejected" | "Unknown" | (string & {})
    }
    /** A UTXO that the transaction consumes. */
    TransferableInput: {
      /** The transaction that made the UTXO. */
      txID: components["schemas"]["Cb58Id"]
      /** The index of the UTXO among that transaction's outputs. */
      outputIndex: components["schemas"]["JsonUint32"]
      assetID: components["schemas"]["Cb58Id"]
      fxID: components["schemas"]["FxID"]
      input: components["schemas"]["Secp256k1TransferInput"]
    }
    /** An amount of an asset that the transaction makes. */
    TransferableOutput: {
      assetID: components["schemas"]["Cb58Id"]
      fxID: components["schemas"]["FxID"]
      output: components["schemas"]["Secp256k1TransferOutput"]
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
     * The JSON form names no kind; the members tell it: `initialStates` a CreateAssetTx, `operations` an OperationTx,
     * `importedInputs` an ImportTx, `exportedOutputs` an ExportTx, none of them a BaseTx.
     */
    UnsignedTransaction:
      | components["schemas"]["BaseTx"]
      | components["schemas"]["CreateAssetTx"]
      | components["schemas"]["OperationTx"]
      | components["schemas"]["ImportTx"]
      | components["schemas"]["ExportTx"]
    /** Parameters of `avm.getAssetDescription`. */
    GetAssetDescriptionParams: {
      /**
       * The asset, by ID or by alias such as `AVAX`. The node ignores letter case in the parameter's name, so `assetId`
       * works as well.
       */
      assetID: string
    }
    GetAssetDescriptionResult: components["schemas"]["AssetDescription"]
    /** Parameters of `avm.getBalance`. */
    GetBalanceParams: {
      /** The address that holds the balance. */
      address: components["schemas"]["AddressArgument"]
      /** The asset, by ID or by alias such as `AVAX`. */
      assetID: string
      /**
       * Whether to count outputs that the address owns together with others, and outputs that are still locked. False
       * when omitted.
       * @default false
       */
      includePartial?: boolean
    }
    GetBalanceResult: components["schemas"]["Balance"]
    /** Parameters of `avm.getAllBalances`. */
    GetAllBalancesParams: {
      /** The address that holds the balance. */
      address: components["schemas"]["AddressArgument"]
      /**
       * Whether to count outputs that the address owns together with others, and outputs that are still locked. False
       * when omitted.
       * @default false
       */
      includePartial?: boolean
    }
    GetAllBalancesResult: components["schemas"]["AllBalances"]
    /** Parameters of `avm.getBlock`. */
    GetBlockParams: {
      /** The block's ID. It is that of the inner block, not of its consensus-level wrapper. */
      blockID: components["schemas"]["Cb58Id"]
      /** The encoding of the block. `hex` when omitted. */
      encoding?: components["schemas"]["Encoding"]
    }
    GetBlockResult: components["schemas"]["BlockAnswer"]
    /** Parameters of `avm.getBlockByHeight`. */
    GetBlockByHeightParams: {
      /** The block's height. The first block has height 0. */
      height: components["schemas"]["Uint64Argument"]
      /** The encoding of the block. `hex` when omitted. */
      encoding?: components["schemas"]["Encoding"]
    }
    GetBlockByHeightResult: components["schemas"]["BlockAnswer"]
    /** Parameters of `avm.getHeight`. */
    GetHeightParams: Record<string, never>
    GetHeightResult: components["schemas"]["Height"]
    /** Parameters of `avm.getTx`. */
    GetTxParams: {
      /** The transaction's ID. */
      txID: components["schemas"]["Cb58Id"]
      /** The encoding of the transaction. `hex` when omitted. */
      encoding?: components["schemas"]["Encoding"]
    }
    GetTxResult: components["schemas"]["TransactionAnswer"]
    /** Parameters of `avm.getTxFee`. */
    GetTxFeeParams: Record<string, never>
    GetTxFeeResult: components["schemas"]["TransactionFees"]
    /** Parameters of `avm.getTxStatus`. */
    GetTxStatusParams: {
      /** The transaction's ID. */
      txID: components["schemas"]["Cb58Id"]
    }
    GetTxStatusResult: components["schemas"]["TransactionStatus"]
    /** Parameters of `avm.issueTx`. */
    IssueTxParams: {
      /** The signed transaction in the encoding that `encoding` names. */
      tx: components["schemas"]["FormattedHex"]
      /** The encoding of the transaction. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    IssueTxResult: components["schemas"]["IssuedTransaction"]
    /** Parameters of `wallet.issueTx`. */
    WalletIssueTxParams: {
      /** The signed transaction in the encoding that `encoding` names. */
      tx: components["schemas"]["FormattedHex"]
      /** The encoding of the transaction. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    WalletIssueTxResult: components["schemas"]["IssuedTransaction"]
    /** Parameters of `avm.getUTXOs`. */
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
    /** Parameters of `index.getContainerByID`. */
    IndexGetContainerByIDParams: {
      /** The container's ID. For a block it is that of the consensus-level block, not of the inner one. */
      id: components["schemas"]["Cb58Id"]
      /** The encoding of the bytes. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    IndexGetContainerByIDResult: components["schemas"]["Container"]
    /** Parameters of `index.getContainerByIndex`. */
    IndexGetContainerByIndexParams: {
      /** The container's position in the order of acceptance. Index 0 is the block at height 1. */
      index: components["schemas"]["Uint64Argument"]
      /** The encoding of the bytes. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    IndexGetContainerByIndexResult: components["schemas"]["Container"]
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
    /** Parameters of `index.getLastAccepted`. */
    IndexGetLastAcceptedParams: {
      /** The encoding of the bytes. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    IndexGetLastAcceptedResult: components["schemas"]["Container"]
    /** Parameters of `index.isAccepted`. */
    IndexIsAcceptedParams: {
      /** The container's ID. For a block it is that of the consensus-level block, not of the inner one. */
      id: components["schemas"]["Cb58Id"]
    }
    IndexIsAcceptedResult: components["schemas"]["ContainerAcceptance"]
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type Address = components["schemas"]["Address"]
export type AddressArgument = components["schemas"]["AddressArgument"]
export type AllBalances = components["schemas"]["AllBalances"]
export type AssetBalance = components["schemas"]["AssetBalance"]
export type AssetDescription = components["schemas"]["AssetDescription"]
export type Balance = components["schemas"]["Balance"]
export type BaseTx = components["schemas"]["BaseTx"]
export type Block = components["schemas"]["Block"]
export type BlockAnswer = components["schemas"]["BlockAnswer"]
export type BytesEncoding = components["schemas"]["BytesEncoding"]
export type Cb58Id = components["schemas"]["Cb58Id"]
export type ChainReference = components["schemas"]["ChainReference"]
export type Container = components["schemas"]["Container"]
export type ContainerAcceptance = components["schemas"]["ContainerAcceptance"]
export type ContainerIndex = components["schemas"]["ContainerIndex"]
export type ContainerRange = components["schemas"]["ContainerRange"]
export type CreateAssetTx = components["schemas"]["CreateAssetTx"]
export type Credential = components["schemas"]["Credential"]
export type DecimalString = components["schemas"]["DecimalString"]
export type EncodedBlock = components["schemas"]["EncodedBlock"]
export type EncodedTransaction = components["schemas"]["EncodedTransaction"]
export type Encoding = components["schemas"]["Encoding"]
export type EndIndex = components["schemas"]["EndIndex"]
export type ExportTx = components["schemas"]["ExportTx"]
export type FormattedHex = components["schemas"]["FormattedHex"]
export type FxID = components["schemas"]["FxID"]
export type Height = components["schemas"]["Height"]
export type HexEncoding = components["schemas"]["HexEncoding"]
export type ImportTx = components["schemas"]["ImportTx"]
export type InitialState = components["schemas"]["InitialState"]
export type IssuedTransaction = components["schemas"]["IssuedTransaction"]
export type JsonBlock = components["schemas"]["JsonBlock"]
export type JsonEncoding = components["schemas"]["JsonEncoding"]
export type JsonTransaction = components["schemas"]["JsonTransaction"]
export type JsonUint32 = components["schemas"]["JsonUint32"]
export type JsonUint64 = components["schemas"]["JsonUint64"]
export type NftFxID = components["schemas"]["NftFxID"]
export type NftInitialState = components["schemas"]["NftInitialState"]
export type NftMintOperation = components["schemas"]["NftMintOperation"]
export type NftMintOutput = components["schemas"]["NftMintOutput"]
export type NftOperation = components["schemas"]["NftOperation"]
export type NftTransferOperation = components["schemas"]["NftTransferOperation"]
export type NftTransferOutput = components["schemas"]["NftTransferOutput"]
export type NullableHexString = components["schemas"]["NullableHexString"]
export type Operation = components["schemas"]["Operation"]
export type OperationTx = components["schemas"]["OperationTx"]
export type OutputOwners = components["schemas"]["OutputOwners"]
export type PropertyBurnOperation = components["schemas"]["PropertyBurnOperation"]
export type PropertyFxID = components["schemas"]["PropertyFxID"]
export type PropertyInitialState = components["schemas"]["PropertyInitialState"]
export type PropertyMintOperation = components["schemas"]["PropertyMintOperation"]
export type PropertyOperation = components["schemas"]["PropertyOperation"]
export type ResponseEncoding = components["schemas"]["ResponseEncoding"]
export type Secp256k1FxID = components["schemas"]["Secp256k1FxID"]
export type Secp256k1InitialState = components["schemas"]["Secp256k1InitialState"]
export type Secp256k1MintOperation = components["schemas"]["Secp256k1MintOperation"]
export type Secp256k1Operation = components["schemas"]["Secp256k1Operation"]
export type Secp256k1TransferInput = components["schemas"]["Secp256k1TransferInput"]
export type Secp256k1TransferOutput = components["schemas"]["Secp256k1TransferOutput"]
export type Signature = components["schemas"]["Signature"]
export type SigningInput = components["schemas"]["SigningInput"]
export type StartIndex = components["schemas"]["StartIndex"]
export type Timestamp = components["schemas"]["Timestamp"]
export type Transaction = components["schemas"]["Transaction"]
export type TransactionAnswer = components["schemas"]["TransactionAnswer"]
export type TransactionFees = components["schemas"]["TransactionFees"]
export type TransactionStatus = components["schemas"]["TransactionStatus"]
export type TransferableInput = components["schemas"]["TransferableInput"]
export type TransferableOutput = components["schemas"]["TransferableOutput"]
export type UTXOID = components["schemas"]["UTXOID"]
export type UTXOPage = components["schemas"]["UTXOPage"]
export type Uint32Argument = components["schemas"]["Uint32Argument"]
export type Uint64Argument = components["schemas"]["Uint64Argument"]
export type UnsignedTransaction = components["schemas"]["UnsignedTransaction"]
export type GetAssetDescriptionParams = ParametersOf<components["schemas"]["GetAssetDescriptionParams"]>
export type GetAssetDescriptionResult = components["schemas"]["GetAssetDescriptionResult"]
export type GetBalanceParams = ParametersOf<components["schemas"]["GetBalanceParams"]>
export type GetBalanceResult = components["schemas"]["GetBalanceResult"]
export type GetAllBalancesParams = ParametersOf<components["schemas"]["GetAllBalancesParams"]>
export type GetAllBalancesResult = components["schemas"]["GetAllBalancesResult"]
export type GetBlockParams = ParametersOf<components["schemas"]["GetBlockParams"]>
export type GetBlockResult = components["schemas"]["GetBlockResult"]
export type GetBlockByHeightParams = ParametersOf<components["schemas"]["GetBlockByHeightParams"]>
export type GetBlockByHeightResult = components["schemas"]["GetBlockByHeightResult"]
export type GetHeightParams = ParametersOf<components["schemas"]["GetHeightParams"]>
export type GetHeightResult = components["schemas"]["GetHeightResult"]
export type GetTxParams = ParametersOf<components["schemas"]["GetTxParams"]>
export type GetTxResult = components["schemas"]["GetTxResult"]
export type GetTxFeeParams = ParametersOf<components["schemas"]["GetTxFeeParams"]>
export type GetTxFeeResult = components["schemas"]["GetTxFeeResult"]
export type GetTxStatusParams = ParametersOf<components["schemas"]["GetTxStatusParams"]>
export type GetTxStatusResult = components["schemas"]["GetTxStatusResult"]
export type IssueTxParams = ParametersOf<components["schemas"]["IssueTxParams"]>
export type IssueTxResult = components["schemas"]["IssueTxResult"]
export type WalletIssueTxParams = ParametersOf<components["schemas"]["WalletIssueTxParams"]>
export type WalletIssueTxResult = components["schemas"]["WalletIssueTxResult"]
export type GetUTXOsParams = ParametersOf<components["schemas"]["GetUTXOsParams"]>
export type GetUTXOsResult = components["schemas"]["GetUTXOsResult"]
export type IndexGetContainerByIDParams = ParametersOf<components["schemas"]["IndexGetContainerByIDParams"]>
export type IndexGetContainerByIDResult = components["schemas"]["IndexGetContainerByIDResult"]
export type IndexGetContainerByIndexParams = ParametersOf<components["schemas"]["IndexGetContainerByIndexParams"]>
export type IndexGetContainerByIndexResult = components["schemas"]["IndexGetContainerByIndexResult"]
export type IndexGetContainerRangeParams = ParametersOf<components["schemas"]["IndexGetContainerRangeParams"]>
export type IndexGetContainerRangeResult = components["schemas"]["IndexGetContainerRangeResult"]
export type IndexGetIndexParams = ParametersOf<components["schemas"]["IndexGetIndexParams"]>
export type IndexGetIndexResult = components["schemas"]["IndexGetIndexResult"]
export type IndexGetLastAcceptedParams = ParametersOf<components["schemas"]["IndexGetLastAcceptedParams"]>
export type IndexGetLastAcceptedResult = components["schemas"]["IndexGetLastAcceptedResult"]
export type IndexIsAcceptedParams = ParametersOf<components["schemas"]["IndexIsAcceptedParams"]>
export type IndexIsAcceptedResult = components["schemas"]["IndexIsAcceptedResult"]
