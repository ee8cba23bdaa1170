/**
 * The one script that a page loads by itself. A page is complete without the app, so nothing more is
 * fetched for who only looks but what the clock decides, and what runs films: the rest comes when the
 * visitor first does something (interaction.ts). Nothing here may import what the app imports: that would be one
 * more file.
 */
const loadedPath = location.pathname;

let interaction: typeof import("./interaction.ts") | undefined;

/** Does what follows from an event, or without one brings the app. */
async function onInteraction(event?: Event): Promise<void> {
  if (hours.length > 0) showOpenNow();
  await (await loadInteraction())?.handleInteraction(event);
}

/** Without what it brings the page works by links and forms alone; the next thing done tries once more. */
const loadInteraction = async () =>
  (interaction ??= await import("./interaction.ts").catch(() => undefined));

/**
 * A button in the content does its work by the app alone, and so does a link that only stands in for
 * what the app shows on this page: what was pressed too early is done then.
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

/** Whoever goes back to an address that the app made must not look at this page under its name. */
function onHistory(): void {
  if (!interaction?.isRunning && location.pathname !== loadedPath) location.reload();
}

function whenIdle(): void {
  if (document.querySelector("video")) void loadInteraction();
  if (hours.length > 0) awaitHours();
  addEventListener("scroll", onInteraction, { once: true, passive: true });
  try {
    // Who has done something on this site before, in this tab, may have a draft waiting.
    if (sessionStorage.length > 0) void onInteraction();
  } catch {
    // Nothing may be kept here.
  }
}

/** Whether it is open now is only looked up for who sees the hours, or may do so on the next page. */
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
// A question in the address can only be answered by the app.
if (location.search && document.querySelector("main [role=search]")) void onInteraction();
// Safari has no idle callback.
addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(whenIdle));

// What makes it a module: others import it for what it does.
export {};
