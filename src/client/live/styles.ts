/** The styles of the messages about unpublished parts of a page. */
export const MARK_STYLES = `
:host { all: initial; }
:host { position: fixed; z-index: 2147483646; inset: auto auto 0.5rem 0.5rem; display: grid; gap: 0.25rem;
  max-width: calc(100vw - 1rem); pointer-events: none; }
p { margin: 0; padding: 0.5rem 0.75rem; font: 600 0.875rem/1.4 system-ui, sans-serif; color: #ffffff;
  background: #b3261e; border: 1px solid #ffffff; border-radius: 4px; direction: ltr; text-align: start; }
@media print { :host { display: none; } }
`;

/** The look of problems over a page, in light and dark mode and on phones. */
export const STYLES = `
:host { all: initial; color-scheme: light dark; }
section { position: fixed; z-index: 2147483647; inset: auto 0 0 0; box-sizing: border-box;
  max-height: min(75vh, 40rem); overflow: auto; overscroll-behavior: contain; padding: 0 1rem 1rem;
  font: 1rem/1.5 system-ui, sans-serif; direction: ltr; text-align: start; color: #14202b; background: #fffdf6;
  border-top: 4px solid #b3261e; box-shadow: 0 -8px 32px rgb(0 0 0 / 0.3); }
header { position: sticky; top: 0; display: flex; gap: 1rem; align-items: center;
  justify-content: space-between; padding: 0.5rem 0; background: inherit; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
button { min-height: 2.75rem; padding: 0 1rem; font: inherit; font-weight: 600; cursor: pointer;
  color: inherit; background: transparent; border: 2px solid currentColor; border-radius: 4px; }
ol { display: grid; gap: 1.25rem; margin: 0; padding: 0; list-style: none; }
li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; overflow-wrap: anywhere; }
li > div:first-child { display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: 0.875rem; }
li > div:last-child { white-space: pre-wrap; }
small { font-weight: 400; font-size: 0.875rem; }
code, pre { font: 0.8125rem/1.5 ui-monospace, SFMono-Regular, Consolas, monospace; }
pre { margin: 0.25rem 0; padding: 0.5rem; overflow-x: auto; overflow-wrap: normal;
  background: #f0ebdc; border-radius: 4px; }
p { margin: 1rem 0 0; font-size: 0.875rem; }
:focus-visible { outline: 3px solid #0b4fd6; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  section { color: #f4f1e8; background: #171b20; border-color: #ff8a80; }
  pre { background: #262c33; }
  :focus-visible { outline-color: #9ec1ff; }
}
@media print { section { display: none; } }
`;
