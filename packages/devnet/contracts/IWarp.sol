// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// The precompile of warp messages.
interface IWarp {
    struct Message {
        bytes32 sourceChainID;
        address originSenderAddress;
        bytes payload;
    }

    function sendWarpMessage(bytes calldata payload) external returns (bytes32 messageID);

    function getVerifiedWarpMessage(uint32 index) external view returns (Message memory message, bool valid);

    function getBlockchainID() external view returns (bytes32);
}
