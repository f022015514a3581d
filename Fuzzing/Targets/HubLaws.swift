import Kernel

/// Whatever a hub, a member, a messenger or somebody who types gives is read as what it is, or refused.
///
/// The first byte says who reads the rest.
func brokenHubLaw(_ bytes: [UInt8]) -> String? {
    let rest = [UInt8](bytes.dropFirst())
    switch (bytes.first ?? 0) % 4 {
    case 0: return brokenRequestLaw(rest)
    case 1: return brokenAnswerLaw(rest)
    case 2: return brokenItemLaw(rest)
    default: return brokenTypedLaw(String(decoding: rest, as: UTF8.self))
    }
}

private func brokenRequestLaw(_ bytes: [UInt8]) -> String? {
    guard let request = try? HubRequest(bytes) else { return nil }
    return (try? HubRequest(request.bytes)) == request ? nil : "a request reads as it was"
}

private func brokenAnswerLaw(_ bytes: [UInt8]) -> String? {
    guard let answer = HubAnswer(bytes) else { return nil }
    return HubAnswer(answer.bytes) == answer ? nil : "an answer reads as it was"
}

private func brokenItemLaw(_ bytes: [UInt8]) -> String? {
    if let piece = SealedPiece(bytes), piece.bytes != bytes { return "a piece has one spelling" }
    if let entry = MemberEntry(bytes), entry.bytes != bytes { return "an entry has one spelling" }
    if let key = SealedKey(bytes), SealedKey(key.bytes) != key { return "a key reads as it was" }
    return nil
}

private func brokenTypedLaw(_ text: String) -> String? {
    if let link = try? InvitationLink(text), (try? InvitationLink(link.text)) != link {
        return "a link reads as it was"
    }
    if let sheet = try? RecoverySheet(text), (try? RecoverySheet(sheet.text)) != sheet {
        return "a sheet reads as it was"
    }
    return nil
}
