/**
 * The plot's styles. It has a ground of its own, because a page that shows it as an image may be light
 * where the reader's system is dark.
 */
export const STYLE = `
text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: #1f2328 }
.paper { fill: #fff }
.title { font-size: 17px; font-weight: 600 }
.soft { fill: #57606a }
.middle { text-anchor: middle }
.end { text-anchor: end }
.own-label { fill: #0550ae; font-weight: 600 }
path { fill: none }
.grid { stroke: #d8dee4 }
.peer { stroke: #8c959f; stroke-width: 1.5 }
.own { stroke: #0550ae; stroke-width: 3 }
.guess { stroke-dasharray: 4 4 }
.leader { stroke: #afb8c1 }
.dot { fill: #0550ae }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .paper { fill: #0d1117 }
  .soft { fill: #9198a1 }
  .own-label { fill: #79c0ff }
  .grid { stroke: #2a3038 }
  .peer { stroke: #7d8590 }
  .own { stroke: #79c0ff }
  .leader { stroke: #484f58 }
  .dot { fill: #79c0ff }
}
`;
