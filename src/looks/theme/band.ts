/**
 * Style of a dark band: redefines the colour variables for a dark background, so that components need not
 * know where they are.
 */
export const onBand = {
  "--ink": "var(--onBand)",
  "--muted": "var(--mutedOnBand)",
  "--line": "var(--lineOnBand)",
  "--accent": "var(--accentOnBand)",
  "--onAccent": "var(--onAccentOnBand)",
  "--link": "var(--accent)",
  "--error": "var(--errorOnBand)",
  "--success": "var(--successOnBand)",
  "--paper": "var(--band)",
  "--card": "var(--bandCard)",
  "--accentEdge": "var(--accent)",
  background: "var(--band)",
  color: "var(--onBand)",
};
