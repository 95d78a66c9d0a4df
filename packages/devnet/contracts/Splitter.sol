// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Divides what it is paid among others, by calls that carry value.
contract Splitter {
    /// Pays each of them the same; what does not divide goes back to the payer.
    function split(address payable[] calldata payees) external payable {
        uint256 share = msg.value / payees.length;
        for (uint256 at = 0; at < payees.length; at++) pay(payees[at], share);
        pay(payable(msg.sender), msg.value - share * payees.length);
    }

    /// Puts what it is paid into a contract that it makes for somebody.
    function save(address payable owner) external payable returns (address) {
        return address(new Purse{value: msg.value}(owner));
    }

    function pay(address payable payee, uint256 amount) private {
        (bool isPaid, ) = payee.call{value: amount}("");
        require(isPaid, "Splitter: not paid");
    }
}

/// Keeps what it was made with until its owner takes it.
contract Purse {
    address payable public immutable owner;

    constructor(address payable owner_) payable {
        owner = owner_;
    }

    function empty() external {
        (bool isPaid, ) = owner.call{value: address(this).balance}("");
        require(isPaid, "Purse: not paid");
    }
}
