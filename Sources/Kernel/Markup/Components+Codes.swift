extension HTML {
    /// A QR code with its quiet zone, black on white whatever the theme; `label` says what it is.
    package func qrCode(_ code: QRCode, label: String) {
        raw("<svg class=\"qr\" role=\"img\" viewBox=\"-4 -4 ")
        text(code.size &+ 8)
        raw(" ")
        text(code.size &+ 8)
        raw("\" shape-rendering=\"crispEdges\" aria-label=\"")
        text(label)
        raw("\"><rect x=\"-4\" y=\"-4\" width=\"100%\" height=\"100%\" fill=\"#fff\"/><path d=\"")
        for row in 0..<code.size { runs(code, row) }
        raw("\" fill=\"#000\"/></svg>")
    }

    /// The dark stretches of a row.
    private func runs(_ code: QRCode, _ row: Int) {
        var start = 0
        while start < code.size {
            var end = start
            while code.isDark(end, row) { end += 1 }
            if end > start { run(start, row, end &- start) }
            start = end + 1
        }
    }

    private func run(_ column: Int, _ row: Int, _ length: Int) {
        raw("M")
        text(column)
        raw(" ")
        text(row)
        raw("h")
        text(length)
        raw("v1h-")
        text(length)
        raw("z")
    }
}
