/**
 * The only script that a page loads initially. A page is complete without the app, so only the
 * opening status and videos load for visitors who just read. The rest loads at the first
 * interaction (interaction.ts). Must not import modules of the app, which would add a chunk.
 */
const loadedPath = location.pathname;

let interaction: typeof import("./interaction.ts") | undefined;

/** Handles an event, and starts the app if it is needed or there is no event. */
async function onInteraction(event?: Event): Promise<void> {
  if (hours.length > 0) showOpenNow();
  await (await loadInteraction())?.handleInteraction(event);
}

/** If loading fails, links and forms still work; the next interaction tries again. */
const loadInteraction = async () =>
  (interaction ??= await import("./interaction.ts").catch(() => undefined));

/**
 * Buttons in the content need the app, and so do links with `data-acts`. A click before the app runs is
 * repeated once it does.
 */
async function onClick(event: MouseEvent): Promise<void> {
  const pressed =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>("main button[type=button], main a[data-acts]");
  if (
    !pressed ||
    interaction?.isRunning ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey
  )
    return;
  event.preventDefault();
  await onInteraction();
  if (interaction?.isRunning) pressed.click();
  else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
}

/** After going back to a URL that the app created, the document is the wrong page. */
function onHistory(): void {
  if (!interaction?.isRunning && location.pathname !== loadedPath) location.reload();
}

function whenIdle(): void {
  if (document.querySelector("video[loop], [data-loads]")) void loadInteraction();
  if (hours.length > 0) awaitHours();
  addEventListener("scroll", onInteraction, { once: true, passive: true });
  try {
    // A visitor who interacted earlier in this tab may have a draft.
    if (sessionStorage.length > 0) void onInteraction();
  } catch {
    // Storage is blocked.
  }
}

/** The opening status loads only when hours come into view, or with the app. */
const hours = document.querySelectorAll("open-now");

const showOpenNow = () => void import("./open-now.ts").catch(() => {});

function awaitHours(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) showOpenNow();
  });
  for (const place of hours) observer.observe(place);
}

for (const type of ["pointerdown", "keydown", "focusin", "click"])
  addEventListener(type, onInteraction);
addEventListener("click", onClick);
addEventListener("popstate", onHistory);
// A search query in the URL needs the app.
if (location.search && document.querySelector("main [role=search]")) void onInteraction();
// Safari has no idle callback.
addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(whenIdle));

// Makes this file a module.
export {};
