// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Emits events that carry the names of transfers but not their shapes.
contract Imitator {
    bytes32 private constant TRANSFER = keccak256("Transfer(address,address,uint256)");
    bytes32 private constant SINGLE = keccak256("TransferSingle(address,address,address,uint256,uint256)");
    bytes32 private constant BATCH = keccak256("TransferBatch(address,address,address,uint256[],uint256[])");

    /// Answers like a token, so that nothing but the events gives it away.
    string public constant name = "Imitator \u0000\u001f\"\\";
    string public constant symbol = "";

    /// As many topics as are given, and any data.
    function emitLog(bytes32[] calldata topics, bytes calldata data) external {
        _log(topics, data);
    }

    /// Every malformed shape at once.
    function emitAll(address from, address to, uint256 id) external {
        bytes32 a = bytes32(uint256(uint160(from)));
        bytes32 b = bytes32(uint256(uint160(to)));
        bytes32 c = bytes32(id);
        bytes32 dirty = bytes32(type(uint256).max);
        bytes memory none = "";
        bytes memory word = abi.encode(id);
        _log(_topics(TRANSFER), word);
        _log(_topics(TRANSFER, a), word);
        _log(_topics(TRANSFER, a, b), none);
        _log(_topics(TRANSFER, a, b), hex"2a");
        _log(_topics(TRANSFER, a, b), abi.encode(id, id));
        _log(_topics(TRANSFER, dirty, b), word);
        _log(_topics(TRANSFER, a, dirty), word);
        _log(_topics(TRANSFER, a, b, c), word);
        _log(_topics(TRANSFER, dirty, b, c), none);
        _log(_topics(SINGLE, a, a, b), word);
        _log(_topics(SINGLE, a, a, b), abi.encode(id, id, id));
        _log(_topics(SINGLE, a, a), abi.encode(id, id));
        _log(_topics(BATCH, a, a, b), none);
        _log(_topics(BATCH, a, a, b), abi.encode(uint256(64), uint256(96), uint256(1), id));
        _log(_topics(BATCH, a, a, b), abi.encode(type(uint256).max, type(uint256).max));
        _log(_topics(BATCH, a, a, b), abi.encode(uint256(64), uint256(96), type(uint256).max, id));
        uint256[] memory one = new uint256[](1);
        uint256[] memory two = new uint256[](2);
        _log(_topics(BATCH, a, a, b), abi.encode(one, two));
        uint256[] memory empty = new uint256[](0);
        _log(_topics(BATCH, a, a, b), abi.encode(empty, empty));
        _log(new bytes32[](0), word);
    }

    function _topics(bytes32 a) private pure returns (bytes32[] memory topics) {
        topics = new bytes32[](1);
        topics[0] = a;
    }

    function _topics(bytes32 a, bytes32 b) private pure returns (bytes32[] memory topics) {
        topics = new bytes32[](2);
        (topics[0], topics[1]) = (a, b);
    }

    function _topics(bytes32 a, bytes32 b, bytes32 c) private pure returns (bytes32[] memory topics) {
        topics = new bytes32[](3);
        (topics[0], topics[1], topics[2]) = (a, b, c);
    }

    function _topics(bytes32 a, bytes32 b, bytes32 c, bytes32 d) private pure returns (bytes32[] memory topics) {
        topics = new bytes32[](4);
        (topics[0], topics[1], topics[2], topics[3]) = (a, b, c, d);
    }

    function _log(bytes32[] memory topics, bytes memory data) private {
        assembly {
            let count := mload(topics)
            let a := mload(add(topics, 32))
            let start := add(data, 32)
            let size := mload(data)
            switch count
            case 0 { log0(start, size) }
            case 1 { log1(start, size, a) }
            case 2 { log2(start, size, a, mload(add(topics, 64))) }
            case 3 { log3(start, size, a, mload(add(topics, 64)), mload(add(topics, 96))) }
            default { log4(start, size, a, mload(add(topics, 64)), mload(add(topics, 96)), mload(add(topics, 128))) }
        }
    }
}
