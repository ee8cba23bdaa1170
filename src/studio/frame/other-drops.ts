/**
 * Refuses what is dropped where nothing takes it: browsers would open a file or an address in the place of the studio. Words
 * can be dropped in fields.
 */
export function refuseOtherDrops(): void {
  for (const type of ["dragover", "drop"] as const)
    addEventListener(type, (event) => {
      if (event.defaultPrevented || isForField(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    });
}

const isForField = ({ target, dataTransfer }: DragEvent) =>
  target instanceof Element &&
  !dataTransfer?.types.includes("Files") &&
  target.closest("input, textarea, [contenteditable]") !== null;
